import type { SetCookie } from "./set-cookie.ts";

/** Why browsers drop a cookie: it lacks what the prefix of its name demands, or is for other sites and not secure. */
export const dropReasons = ["prefix", "same-site"] as const;

/** What guards a cookie: RFC 6265bis §4.1.2. */
export interface CookieFlags {
  readonly name: string;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: "strict" | "lax" | "none" | null;
  /** Null where they keep it. */
  readonly dropped: (typeof dropReasons)[number] | null;
}

/** What guards a cookie, and whether browsers keep it at all. */
export function flagsOf(cookie: SetCookie): CookieFlags {
  const { name, isSecure: secure, isHttpOnly: httpOnly, sameSite } = cookie;
  return { name, secure, httpOnly, sameSite, dropped: dropReason(cookie) };
}

function dropReason(cookie: SetCookie): CookieFlags["dropped"] {
  if (breaksPrefix(cookie)) return "prefix";
  // RFC 6265bis §5.7: a cookie for every site must be a secure one.
  return cookie.sameSite === "none" && !cookie.isSecure ? "same-site" : null;
}

/** §5.7: the prefixes are compared without case; those with Http guard the cookie against scripts, too. */
function breaksPrefix({ name, isSecure, isHttpOnly, domain, path }: SetCookie): boolean {
  const prefix = /^__(?:secure|http|host-http|host)-/i.exec(name)?.[0].toLowerCase();
  if (prefix === undefined) return false;
  const isOwn = domain === null && path === "/";
  return !isSecure || (prefix.includes("http") && !isHttpOnly) || (prefix.startsWith("__host") && !isOwn);
}
