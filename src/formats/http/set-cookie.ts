import { parseCookieDate } from "./cookie-date.ts";

/** The attributes of a cookie: RFC 6265 §5.2, and SameSite by RFC 6265bis §5.6. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** Lower case, without a leading dot; null for a host-only cookie. */
  readonly domain: string | null;
  /** Null if the default path applies (§5.1.4). */
  readonly path: string | null;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
  /** Null if absent or unknown to browsers. */
  readonly sameSite: "strict" | "lax" | "none" | null;
  /** Whether it deletes the cookie. */
  readonly isExpired: boolean;
}

/** RFC 6265bis §5.6: browsers ignore a cookie whose name and value are longer together, and overlong attributes. */
const longestPair = 4096;
const longestAttribute = 1024;

/** RFC 6265bis §5.6: control characters except tab. */
// oxlint-disable-next-line no-control-regex -- it is what browsers refuse
const control = /[\x00-\x08\x0a-\x1f\x7f]/;

const sameSites = ["strict", "lax", "none"] as const;

/** Parses one Set-Cookie value; null if browsers ignore it. `now` decides whether `Expires` has passed. */
export function parseSetCookie(field: string, now: Date): SetCookie | null {
  if (control.test(field)) return null;
  const [pair = "", ...attributes] = field.split(";");
  const equals = pair.indexOf("=");
  const name = pair.slice(0, Math.max(equals, 0)).trim();
  const value = pair.slice(equals + 1).trim();
  if ((name === "" && value === "") || name.length + value.length > longestPair) return null;
  const given = attributes.map(toAttribute).filter(([, each]) => each.length <= longestAttribute);
  const known = new Map(given);
  const domain = known.get("domain")?.replace(/^\./, "").toLowerCase() ?? "";
  const path = known.get("path");
  return {
    name,
    value,
    domain: domain === "" ? null : domain,
    // §5.2.4: a path without a leading slash counts as absent.
    path: path?.startsWith("/") ? path : null,
    isSecure: known.has("secure"),
    isHttpOnly: known.has("httponly"),
    sameSite: sameSites.find((each) => each === known.get("samesite")?.toLowerCase()) ?? null,
    isExpired: isPast(given, now),
  };
}

function toAttribute(text: string): readonly [string, string] {
  const equals = text.indexOf("=");
  if (equals < 0) return [text.trim().toLowerCase(), ""];
  return [text.slice(0, equals).trim().toLowerCase(), text.slice(equals + 1).trim()];
}

/** RFC 6265 §5.2.1, §5.2.2: invalid values count as absent; §5.3 step 3: the last one counts, and Max-Age before Expires. */
function isPast(given: readonly (readonly [string, string])[], now: Date): boolean {
  const all = (wanted: string): readonly string[] => given.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const age = all("max-age").findLast((value) => /^-?\d+$/.test(value));
  if (age !== undefined) return Number(age) <= 0;
  const time = all("expires")
    .map(parseCookieDate)
    .findLast((each) => each !== null);
  return time !== undefined && time <= now.getTime();
}
