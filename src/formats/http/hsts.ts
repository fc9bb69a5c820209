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

/** Everything up to the next semicolon outside quotes; a quote that never ends takes the rest. */
const part = /(?:[^;"]|"(?:[^"\\]|\\.|\\$)*(?:"|$))+/gs;

/** Directives that Chromium and Firefox know: §6.1 item 2 forbids every directive twice, and they mind these alone (`preload; preload` is stored). */
const minded = new Set(["max-age", "includesubdomains"]);

/** The largest number of seconds that Firefox reads; it stores no policy with a larger one, and Chromium does. */
const longestAge = 2n ** 64n - 1n;

/**
 * Reads one field value; null where Chromium or Firefox stores nothing: max-age or includeSubDomains twice, no max-age, one that is no
 * number or too large for Firefox, a value for includeSubDomains (§6.1.2: it has none). A quoted value is legal (§6.1) and may hold a
 * semicolon; an unknown directive is passed over (§6.1 item 5).
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

const day = 86_400;

/** What a max-age is worth, 0–100: the highest row whose age is reached. 180 days keep parity with SSL Labs and Observatory. */
const strengths: readonly (readonly [from: number, score: number])[] = [
  [365 * day, 95],
  [180 * day, 90],
  [30 * day, 50],
  [day, 25],
  [1, 10],
];

/** The same for people, as both checks print it. */
export const strengthRows: readonly (readonly [seen: string, points: string])[] = [
  ["max-age of a year", "95"],
  ["max-age of 180 days", "90"],
  ["includeSubDomains, with 180 days or more", "100"],
  ["max-age of 30 days", "50"],
  ["max-age of a day", "25"],
  ["less", "10"],
];

/** How well a policy protects, 0–100; the same number counts in the ssl and the http grade. */
export function hstsStrength(policy: Hsts | null): number {
  if (!policy) return 0;
  const score = strengths.find(([from]) => policy.maxAge >= from)?.[1] ?? 0;
  return score >= 90 && policy.includeSubDomains ? 100 : score;
}
