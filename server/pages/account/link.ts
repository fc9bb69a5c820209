import { cookieOf, setCookie, type CookieNames } from "../../accounts/cookies.ts";
import type { ApiRequest } from "../../http/listener/exchange.ts";
import { accountPaths, linkTo, type AccountPageId } from "./paths.ts";

/** The landing pages of mailed links, and the page that then uses the token. */
const landings: Partial<Readonly<Record<AccountPageId, AccountPageId>>> = {
  signIn: "signInLink",
  signUp: "signUp",
  confirm: "confirm",
  mailReset: "reset",
};

/** Seconds between opening a link and sending the form: the longest lifetime of a password link. */
const lasts = 3600;

const aToken = /^[\w-]{1,128}$/;

/** A token that came with a link, kept in a cookie, and the same page without it. */
interface Landed {
  readonly to: string;
  readonly cookie: string;
}

/**
 * Removes the token from the address at once, since addresses are in the browser's history and on shared screens. Opening the link does not
 * use it up, since mail scanners open links as well; only the form on the next page does. Null where the address has no token.
 */
export function landing(
  id: AccountPageId,
  { method, search, language }: ApiRequest,
  cookies: CookieNames,
): Landed | null {
  const next = landings[id];
  const token = new URLSearchParams(search).get("token");
  if (next === undefined || token === null || method === "POST") return null;
  const value = aToken.test(token) ? `${next}.${token}` : "";
  return {
    to: linkTo(accountPaths[next], language),
    cookie: setCookie(cookies.link, value, value === "" ? 0 : lasts, cookies),
  };
}

/** The token of a link that was opened for this page; null if there is none. */
export function keptLink(id: AccountPageId, { incoming }: ApiRequest, cookies: CookieNames): string | null {
  const [page, token = "", ...more] = cookieOf(incoming, cookies.link)?.split(".") ?? [];
  return page === id && more.length === 0 && aToken.test(token) ? token : null;
}
