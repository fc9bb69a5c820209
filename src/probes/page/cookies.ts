import { valuesOf, type HeaderField } from "../../formats/http/header-list.ts";
import { flagsOf } from "../../formats/http/cookie-flags.ts";
import { parseSetCookie, type SetCookie } from "../../formats/http/set-cookie.ts";

/** The cookie jar of one journey, like a browser's with an empty profile. */
export interface Jar {
  /** Stores the cookies of a reply. */
  keep(url: URL, headers: readonly HeaderField[], now: Date): void;
  /** The Cookie header for a URL; empty without cookies. */
  header(url: URL): string;
}

interface Kept extends SetCookie {
  readonly host: string;
  readonly path: string;
}

/** The most cookies stored on one journey. */
const mostCookies = 50;

/** Opens an empty jar for one journey. It stores at most 50 cookies; a host sets cookies only for itself and its parent domains. */
export function openJar(): Jar {
  const kept = new Map<string, Kept>();
  return {
    keep(url, headers, now) {
      for (const field of valuesOf(headers, "set-cookie").slice(0, mostCookies)) {
        const cookie = parseSetCookie(field, now);
        const key = cookie && identityOf(url, cookie);
        // RFC 6265bis §5.7: a cookie that browsers reject neither replaces nor deletes another.
        if (!cookie || key === null || flagsOf(cookie).rejectedReason !== null) continue;
        const path = cookie.path ?? defaultPath(url);
        kept.delete(key);
        if (!cookie.isExpired && kept.size < mostCookies) kept.set(key, { ...cookie, path, host: url.hostname });
      }
    },
    header(url) {
      return [...kept.values()]
        .filter((cookie) => goesTo(url, cookie))
        .map(({ name, value }) => (name === "" ? value : `${name}=${value}`))
        .join("; ");
    },
  };
}

/** RFC 6265 §5.3 step 11: the identity of a cookie (name, domain and path); null where the URL may not set it. */
export function identityOf(url: URL, cookie: SetCookie): string | null {
  if (!mayBeSetBy(url, cookie)) return null;
  return `${cookie.domain ?? `=${url.hostname}`} ${cookie.path ?? defaultPath(url)} ${cookie.name}`;
}

// RFC 6265 §5.3 step 6: a host sets cookies for itself and its parents. Public suffixes do not matter here, since the jar lives for one
// journey; the owasp check leaves out their cookies itself. As in every current browser, plain HTTP may not set a Secure cookie.
function mayBeSetBy({ protocol, hostname }: URL, { domain, isSecure }: SetCookie): boolean {
  if (isSecure && protocol !== "https:") return false;
  return domain === null || isInCookieDomain(hostname, domain);
}

/** RFC 6265 §5.1.4: the default path is the directory of the URL that sets the cookie. */
function defaultPath({ pathname }: URL): string {
  const end = pathname.lastIndexOf("/");
  return end <= 0 ? "/" : pathname.slice(0, end);
}

/** RFC 6265 §5.1.4: the path itself, or something below it. */
function isBelow(pathname: string, path: string): boolean {
  if (pathname === path) return true;
  return pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}

function goesTo(url: URL, { host, domain, path, isSecure }: Kept): boolean {
  if (isSecure && url.protocol !== "https:") return false;
  if (!isBelow(url.pathname, path)) return false;
  return domain === null ? url.hostname === host : isInCookieDomain(url.hostname, domain);
}

/** RFC 6265 §5.1.3: whether a host equals a domain or is below it. */
export function isInCookieDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
