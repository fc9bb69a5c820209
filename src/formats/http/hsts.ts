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
 * The field of a reply that browsers read; null without one. RFC 6797 §8.1: only the first field counts. HTTP/2 may have joined several, and a
 * policy contains no comma.
 */
export function hstsField([first]: readonly string[], isJoined: boolean): string | null {
  if (first === undefined) return null;
  return isJoined ? (first.split(",")[0] ?? "") : first;
}

/** The policy of a reply; null if there is none or browsers ignore it. */
export function hstsIn(values: readonly string[], isJoined: boolean): Hsts | null {
  const field = hstsField(values, isJoined);
  return field === null ? null : parseHsts(field);
}
