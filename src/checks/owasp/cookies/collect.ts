import { getPublicSuffix } from "tldts";
import { printable } from "../../../core/printable.ts";
import { hostOf } from "../../../core/target/target.ts";
import { flagsOf, type CookieFlags } from "../../../formats/http/cookie-flags.ts";
import { valuesOf, type HeaderField } from "../../../formats/http/header-list.ts";
import { parseSetCookie, type SetCookie } from "../../../formats/http/set-cookie.ts";
import { identityOf, isInCookieDomain } from "../../../probes/page/cookies.ts";
import { isSessionLike } from "./judge.ts";
import type { OwaspRaw } from "../schema.ts";

/** A reply that sets cookies. */
interface Setting {
  readonly url: string;
  readonly headers: readonly HeaderField[];
}

const mostCookies = 64;
const longestName = 60;

/**
 * The cookies of some hosts after the last redirect, without values. A later cookie replaces an earlier one of the same name, domain and path (RFC
 * 6265 §5.3 step 11) and may delete it. If there are too many, one cookie represents all with the same attributes.
 */
export function cookiesOf(
  way: readonly Setting[],
  hosts: ReadonlySet<string>,
  now: Date,
): Pick<OwaspRaw, "cookies" | "cookiesTotal"> {
  const held = new Map<string, CookieFlags>();
  const refused = new Map<string, CookieFlags>();
  for (const { url, headers } of way) {
    for (const field of valuesOf(headers, "set-cookie")) {
      const cookie = keptOnSuffix(hostOf(new URL(url)), parseSetCookie(field, now));
      const identity = cookie && identityOf(new URL(url), cookie);
      if (!cookie || identity === null || !isOfSite(hostOf(new URL(url)), cookie, hosts)) continue;
      const flags = flagsOf(cookie);
      // RFC 6265bis §5.7: a cookie that browsers reject neither replaces nor deletes another.
      if (flags.rejectedReason === null) held.delete(identity);
      if (!cookie.isExpired) (flags.rejectedReason === null ? held : refused).set(identity, flags);
    }
  }
  const all = [...held.values(), ...refused.values()];
  const cookies = kept(all).map((cookie) => ({ ...cookie, name: printable(cookie.name, longestName) }));
  return { cookies, cookiesTotal: all.length };
}

// RFC 6265bis §5.7 step 9. Browsers count private suffixes (vercel.app) and unlisted top-level domains, too.
/** The cookie as browsers keep it if its domain is a public suffix: for the host alone where the host is that suffix, else not at all. */
function keptOnSuffix(host: string, cookie: SetCookie | null): SetCookie | null {
  const domain = cookie?.domain ?? null;
  if (cookie === null || domain === null) return cookie;
  if (getPublicSuffix(domain, { allowPrivateDomains: true, extractHostname: false }) !== domain) return cookie;
  return domain === host ? { ...cookie, domain: null } : null;
}

/** Whether one of the hosts sets or receives a cookie; other hosts' cookies are not the site's. */
function isOfSite(host: string, { domain }: SetCookie, hosts: ReadonlySet<string>): boolean {
  return hosts.has(host) || (domain !== null && [...hosts].some((each) => isInCookieDomain(each, domain)));
}

function kept(cookies: readonly CookieFlags[]): readonly CookieFlags[] {
  if (cookies.length <= mostCookies) return cookies;
  const first = new Set(new Map(cookies.toReversed().map((cookie) => [guardsOf(cookie), cookie])).values());
  return [...first, ...cookies.filter((cookie) => !first.has(cookie))].slice(0, mostCookies);
}

/** The attributes of a cookie that the judge uses, as a key. */
function guardsOf({ name, secure, httpOnly, sameSite, rejectedReason: dropped }: CookieFlags): string {
  return [secure, httpOnly, sameSite === null, dropped, isSessionLike(name)].join(" ");
}
