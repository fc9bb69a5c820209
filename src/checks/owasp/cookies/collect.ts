import { printable } from "../../../core/printable.ts";
import { hostOf } from "../../../core/target/target.ts";
import { flagsOf, type CookieFlags } from "../../../formats/http/cookie-flags.ts";
import { valuesOf, type Field } from "../../../formats/http/header-list.ts";
import { parseSetCookie, type SetCookie } from "../../../formats/http/set-cookie.ts";
import { identityOf, isWithin } from "../../../probes/page/cookies.ts";
import { isSessionLike } from "./judge.ts";
import type { OwaspRaw } from "../schema.ts";

/** A reply on the way, as far as it sets cookies. */
interface Setting {
  readonly url: string;
  readonly headers: readonly Field[];
}

const mostCookies = 64;
const longestName = 60;

/**
 * The cookies of some hosts that a visitor has at the end of a way, without their values. A later cookie replaces an earlier one of the same name,
 * domain and path (RFC 6265 §5.3 step 11) and may delete it. Where there are too many, those that are guarded alike stand for each other.
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
      const cookie = parseSetCookie(field, now);
      const identity = cookie && identityOf(new URL(url), cookie);
      if (!cookie || identity === null || !isOfSite(hostOf(new URL(url)), cookie, hosts)) continue;
      const flags = flagsOf(cookie);
      // RFC 6265bis §5.7: what browsers drop replaces and deletes nothing.
      if (flags.dropped === null) held.delete(identity);
      if (!cookie.isExpired) (flags.dropped === null ? held : refused).set(identity, flags);
    }
  }
  const all = [...held.values(), ...refused.values()];
  const cookies = kept(all).map((cookie) => ({ ...cookie, name: printable(cookie.name, longestName) }));
  return { cookies, cookiesTotal: all.length };
}

/** Whether one of the hosts sets a cookie, or is sent it: what somebody else keeps with a visitor is his. */
function isOfSite(host: string, { domain }: SetCookie, hosts: ReadonlySet<string>): boolean {
  return hosts.has(host) || (domain !== null && [...hosts].some((each) => isWithin(each, domain)));
}

function kept(cookies: readonly CookieFlags[]): readonly CookieFlags[] {
  if (cookies.length <= mostCookies) return cookies;
  const first = new Set(new Map(cookies.toReversed().map((cookie) => [guardsOf(cookie), cookie])).values());
  return [...first, ...cookies.filter((cookie) => !first.has(cookie))].slice(0, mostCookies);
}

/** Everything about a cookie that the judge looks at. */
function guardsOf({ name, secure, httpOnly, sameSite, dropped }: CookieFlags): string {
  return [secure, httpOnly, sameSite === null, dropped, isSessionLike(name)].join(" ");
}
