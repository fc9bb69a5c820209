/** The part of a cookie that decides whether it is sent back: RFC 6265 §5.2. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** Lower case, without a leading dot; null where the cookie goes back to its own host alone. */
  readonly domain: string | null;
  /** Null where the URL that sets the cookie decides (§5.1.4). */
  readonly path: string | null;
  readonly isSecure: boolean;
  /** Whether it deletes the cookie instead of setting it. */
  readonly isExpired: boolean;
}

/** RFC 6265bis §5.6: browsers drop a longer one as a whole. */
const longestCookie = 4096;

/** Reads one Set-Cookie value; null where browsers ignore it. `now` decides whether `Expires` has passed. */
export function parseSetCookie(field: string, now: Date): SetCookie | null {
  if (field.length > longestCookie) return null;
  const [pair = "", ...attributes] = field.split(";");
  const equals = pair.indexOf("=");
  const name = pair.slice(0, Math.max(equals, 0)).trim();
  const value = pair.slice(equals + 1).trim();
  if (name === "" && value === "") return null;
  const known = new Map(attributes.map(toAttribute));
  const domain = known.get("domain")?.replace(/^\./, "").toLowerCase() ?? "";
  const path = known.get("path");
  return {
    name,
    value,
    domain: domain === "" ? null : domain,
    // §5.2.4: what does not begin with a slash is as good as absent.
    path: path?.startsWith("/") ? path : null,
    isSecure: known.has("secure"),
    isExpired: isPast(known.get("max-age"), known.get("expires"), now),
  };
}

function toAttribute(text: string): readonly [string, string] {
  const equals = text.indexOf("=");
  if (equals < 0) return [text.trim().toLowerCase(), ""];
  return [text.slice(0, equals).trim().toLowerCase(), text.slice(equals + 1).trim()];
}

// RFC 6265 §5.3 step 3: Max-Age wins over Expires.
function isPast(maxAge: string | undefined, expires: string | undefined, now: Date): boolean {
  if (maxAge !== undefined && /^-?\d{1,15}$/.test(maxAge)) return Number(maxAge) <= 0;
  const time = expires === undefined ? Number.NaN : Date.parse(expires);
  return time <= now.getTime();
}
