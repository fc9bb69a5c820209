import { languages, type Language } from "../../../src/core/text.ts";

import { oidcCallback } from "../../accounts/oidc/paths.ts";

/** The root path of accounts. */
export const accountPath = "/account";

/** The path of each account page, with parameters in braces. */
export const accountPaths = {
  overview: accountPath,
  signIn: "/account/sign-in",
  signInCode: "/account/sign-in/code",
  signInLink: "/account/sign-in/link",
  signInOidc: "/account/sign-in/oidc",
  oidcCallback,
  signUp: "/account/sign-up",
  confirm: "/account/confirm",
  mailReset: "/account/reset",
  reset: "/account/reset/password",
  signOut: "/account/sign-out",
  watches: "/account/watches",
  watch: "/account/watches/{id}",
  certificates: "/account/certificates",
  changes: "/account/changes",
  domain: "/account/changes/{domain}",
  channels: "/account/channels",
  channel: "/account/channels/{id}",
  keys: "/account/keys",
  security: "/account/security",
  status: "/account/status",
  settings: "/account/settings",
} as const;

/** Names a page of the account. */
export type AccountPageId = keyof typeof accountPaths;

/** A path with its parameters filled in. */
export function pathTo(id: AccountPageId, parts: Readonly<Record<string, string>> = {}): string {
  return accountPaths[id].replaceAll(/\{(?<name>\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ""));
}

/** A link in a language, with a query where one is needed. */
export function linkTo(
  path: string,
  language: Language,
  query: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  const search = new URLSearchParams(given);
  if (language !== languages[0]) search.set("lang", language);
  const [page = "", anchor] = path.split("#");
  const whole = search.size === 0 ? page : `${page}?${search.toString()}`;
  return anchor === undefined ? whole : `${whole}#${anchor}`;
}

/** Segments of letters, digits, dots and hyphens below `/account`, so that no host, backslash or encoding can be hidden. */
const ownPath = /^\/account(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,252}){0,3}$/;

/** The page after signing in: only an account page, so that links cannot redirect elsewhere. */
export function safeReturn(to: string | null | undefined): string | null {
  if (!to || !ownPath.test(to)) return null;
  const guests: readonly string[] = [accountPaths.signIn, accountPaths.signOut];
  return guests.some((path) => to.startsWith(path)) ? null : to;
}
