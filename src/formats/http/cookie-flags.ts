import type { SetCookie } from "./set-cookie.ts";

/** Why browsers reject a cookie: a name prefix's requirements are not met, or SameSite=None without Secure. */
export const dropReasons = ["prefix", "same-site"] as const;

/** The protection attributes of a cookie: RFC 6265bis §4.1.2. */
export interface CookieFlags {
  readonly name: string;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: "strict" | "lax" | "none" | null;
  /** Null if browsers keep it. */
  readonly rejectedReason: (typeof dropReasons)[number] | null;
}

/** The protection of a cookie, and whether browsers accept it. */
export function flagsOf(cookie: SetCookie): CookieFlags {
  const { name, isSecure: secure, isHttpOnly: httpOnly, sameSite } = cookie;
  return { name, secure, httpOnly, sameSite, rejectedReason: dropReason(cookie) };
}

function dropReason(cookie: SetCookie): CookieFlags["rejectedReason"] {
  if (breaksPrefix(cookie)) return "prefix";
  // RFC 6265bis §5.7: SameSite=None requires Secure.
  return cookie.sameSite === "none" && !cookie.isSecure ? "same-site" : null;
}

/** §5.7: prefixes are case-insensitive; those with Http also require HttpOnly. */
function breaksPrefix({ name, isSecure, isHttpOnly, domain, path }: SetCookie): boolean {
  const prefix = /^__(?:secure|http|host-http|host)-/i.exec(name)?.[0].toLowerCase();
  if (prefix === undefined) return false;
  const isOwn = domain === null && path === "/";
  return !isSecure || (prefix.includes("http") && !isHttpOnly) || (prefix.startsWith("__host") && !isOwn);
}
