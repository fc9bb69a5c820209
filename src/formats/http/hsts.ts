/** A Strict-Transport-Security policy, RFC 6797 §6.1. */
export interface Hsts {
  /** Seconds. */
  readonly maxAge: number;
  readonly includeSubDomains: boolean;
  readonly preload: boolean;
}

const longestHeader = 4096;
const directive =
  /^[ \t]*(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]*=[ \t]*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[!#$%&'*+.^_`|~0-9A-Za-z-]+)))?[ \t]*$/s;

/** Text up to the next semicolon outside quotes; an unclosed quote takes the rest. */
const part = /(?:[^;"]|"(?:[^"\\]|\\.|\\$)*(?:"|$))+/gs;

/** §6.1 item 2 forbids repeated directives; Chromium and Firefox only enforce that for these (`preload; preload` is stored). */
const minded = new Set(["max-age", "includesubdomains"]);

/** The largest max-age that Firefox accepts; Chromium accepts larger ones. */
const longestAge = 2n ** 64n - 1n;

/**
 * Parses one field value; null if Chromium or Firefox stores nothing: a repeated max-age or includeSubDomains, a missing, invalid or (for Firefox)
 * too large max-age, a value for includeSubDomains (§6.1.2). A quoted value may contain a semicolon (§6.1); unknown directives are ignored (§6.1 item
 * 5).
 */
export function parseHsts(value: string): Hsts | null {
  if (value.length > longestHeader) return null;
  const directives = new Map<string, string | null>();
  for (const [text] of value.matchAll(part)) {
    if (/^[ \t]*$/.test(text)) continue;
    const groups = directive.exec(text)?.groups;
    const name = groups?.["name"]?.toLowerCase();
    if (name === undefined || (minded.has(name) && directives.has(name))) return null;
    directives.set(name, groups?.["quoted"] ?? groups?.["token"] ?? null);
  }
  const maxAge = directives.get("max-age");
  if (typeof maxAge !== "string" || !/^\d+$/.test(maxAge) || BigInt(maxAge) > longestAge) return null;
  if (typeof directives.get("includesubdomains") === "string") return null;
  return {
    maxAge: Math.min(Number(maxAge), Number.MAX_SAFE_INTEGER),
    includeSubDomains: directives.has("includesubdomains"),
    preload: directives.has("preload"),
  };
}

/**
 * The policy of a reply; null if there is none or browsers ignore it. RFC 6797 §8.1: only the first field counts. HTTP/2 may have joined several,
 * and a policy contains no comma.
 */
export function hstsIn([first]: readonly string[], isJoined: boolean): Hsts | null {
  if (first === undefined) return null;
  return parseHsts(isJoined ? (first.split(",")[0] ?? "") : first);
}

const day = 86_400;

/** Points of a max-age, 0–100: the highest row that it reaches. 180 days match SSL Labs and Observatory. */
const strengths: readonly (readonly [from: number, score: number])[] = [
  [365 * day, 95],
  [180 * day, 90],
  [30 * day, 50],
  [day, 25],
  [1, 10],
];

/** The points as both checks document them. */
export const strengthRows: readonly (readonly [seen: string, points: string])[] = [
  ["max-age of a year", "95"],
  ["max-age of 180 days", "90"],
  ["includeSubDomains, with 180 days or more", "100"],
  ["max-age of 30 days", "50"],
  ["max-age of a day", "25"],
  ["less", "10"],
];

/** How well a policy protects, 0–100; the ssl and http grades use the same value. */
export function hstsStrength(policy: Hsts | null): number {
  if (!policy) return 0;
  const score = strengths.find(([from]) => policy.maxAge >= from)?.[1] ?? 0;
  return score >= 90 && policy.includeSubDomains ? 100 : score;
}
