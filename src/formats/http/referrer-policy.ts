import { splitList } from "./header-list.ts";

/** The policies of Referrer Policy §3, without the empty string. */
const referrerPolicies = [
  "no-referrer",
  "no-referrer-when-downgrade",
  "same-origin",
  "origin",
  "strict-origin",
  "origin-when-cross-origin",
  "strict-origin-when-cross-origin",
  "unsafe-url",
] as const;

/** A referrer policy known to browsers. */
export type ReferrerPolicy = (typeof referrerPolicies)[number];

/**
 * Parses the Referrer-Policy of a response, §8.1: the last known token counts, so that a new policy can follow an old one. `unknown` if no token is
 * known, null without tokens.
 */
export function parseReferrerPolicy(values: readonly string[]): ReferrerPolicy | "unknown" | null {
  const tokens = splitList(values).filter((token) => token !== "");
  const known = tokens.flatMap((token) => toPolicy(token.toLowerCase()) ?? []);
  return known.at(-1) ?? (tokens.length > 0 ? "unknown" : null);
}

// HTML §4.2.5.1 "referrer": legacy keywords that <meta> still supports.
const legacy: Readonly<Record<string, ReferrerPolicy>> = {
  never: "no-referrer",
  default: "strict-origin-when-cross-origin",
  always: "unsafe-url",
  "origin-when-crossorigin": "origin-when-cross-origin",
};

/** Parses `<meta name=referrer content=…>`: one keyword, no list; null if browsers ignore it. */
export function parseMetaReferrer(content: string): ReferrerPolicy | null {
  const word = content.trim().toLowerCase();
  return toPolicy(word) ?? (Object.hasOwn(legacy, word) ? (legacy[word] ?? null) : null);
}

function toPolicy(word: string): ReferrerPolicy | null {
  return referrerPolicies.find((policy) => policy === word) ?? null;
}
