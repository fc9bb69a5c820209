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

/** A policy that browsers know, by its token. */
export type ReferrerPolicy = (typeof referrerPolicies)[number];

/**
 * Reads the Referrer-Policy of a response, §8.1: the last token that is known, so that a site may name a new policy after an
 * old one. `unknown` where there are tokens and none is known, null where there is none.
 */
export function parseReferrerPolicy(values: readonly string[]): ReferrerPolicy | "unknown" | null {
  const tokens = splitList(values).filter((token) => token !== "");
  const known = tokens.flatMap((token) => toPolicy(token.toLowerCase()) ?? []);
  return known.at(-1) ?? (tokens.length > 0 ? "unknown" : null);
}

// HTML §4.2.5.1 "referrer": words from before the specification, still obeyed in <meta>.
const legacy: Readonly<Record<string, ReferrerPolicy>> = {
  never: "no-referrer",
  default: "strict-origin-when-cross-origin",
  always: "unsafe-url",
  "origin-when-crossorigin": "origin-when-cross-origin",
};

/** Reads `<meta name=referrer content=…>`: one word, not a list; null where browsers ignore it. */
export function parseMetaReferrer(content: string): ReferrerPolicy | null {
  const word = content.trim().toLowerCase();
  return toPolicy(word) ?? (Object.hasOwn(legacy, word) ? (legacy[word] ?? null) : null);
}

function toPolicy(word: string): ReferrerPolicy | null {
  return referrerPolicies.find((policy) => policy === word) ?? null;
}
