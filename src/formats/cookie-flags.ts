import { parseSetCookie } from "./set-cookie.ts";

/** What guards a cookie: RFC 6265bis §4.1.2. */
export interface CookieFlags {
  readonly name: string;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  /** The last attribute counts (§5.6); null where it is absent or none that browsers know. */
  readonly sameSite: "strict" | "lax" | "none" | null;
  /** What a prefix of the name demands (§4.1.3) and is not there, so that browsers drop the cookie. */
  readonly breaksPrefix: boolean;
}

const sameSites = new Set(["strict", "lax", "none"]);

/** Reads what guards a cookie that a page sets; null for one that browsers ignore or that is being deleted. */
export function readCookieFlags(field: string, now: Date): CookieFlags | null {
  const cookie = parseSetCookie(field, now);
  if (!cookie || cookie.isExpired) return null;
  const attributes = field.split(";").slice(1).map(toAttribute);
  const has = (wanted: string): boolean => attributes.some(([name]) => name === wanted);
  const sameSite = attributes.findLast(([name]) => name === "samesite")?.[1] ?? "";
  return {
    name: cookie.name,
    secure: cookie.isSecure,
    httpOnly: has("httponly"),
    sameSite: sameSites.has(sameSite) ? (sameSite as "strict" | "lax" | "none") : null,
    breaksPrefix: breaksPrefix(cookie.name, { ...cookie, isRoot: cookie.path === "/" }),
  };
}

function toAttribute(text: string): readonly [string, string] {
  const [name = "", ...value] = text.split("=");
  return [name.trim().toLowerCase(), value.join("=").trim().toLowerCase()];
}

interface Demanded {
  readonly isSecure: boolean;
  readonly domain: string | null;
  readonly isRoot: boolean;
}

/** §5.7 steps 20 and 21: the prefixes are compared without case. */
function breaksPrefix(name: string, { isSecure, domain, isRoot }: Demanded): boolean {
  const folded = name.toLowerCase();
  if (folded.startsWith("__host-")) return !(isSecure && domain === null && isRoot);
  return folded.startsWith("__secure-") && !isSecure;
}
