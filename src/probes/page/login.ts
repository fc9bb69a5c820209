import { hostOf } from "../../core/target/target.ts";
import { loginPages } from "../../data/http/pages/login-pages.ts";

/** A redirect away from the requested site to a login page. */
export interface Login {
  readonly service: string;
  /** The URL of the login page. */
  readonly url: string;
  /** Index of the first hop that belongs to the login; the hops before it are the site's. */
  readonly from: number;
}

/** Name for a login that only its protocol identifies. */
const single = "single sign-on";

/**
 * The login page at the end of a chain of URLs, of which the first was requested; null for any other end. A login on the requested host or
 * its registrable domain is part of the site. Private suffixes count: two customers of `vercel.app` are two sites.
 */
export async function loginAt(urls: readonly string[]): Promise<Login | null> {
  const parsed = urls.map((url) => URL.parse(url));
  const [asked] = parsed;
  const reached = parsed.at(-1);
  if (!asked || !reached || hostOf(asked) === hostOf(reached)) return null;
  const named = parsed.map((url, at) => (at === 0 || !url ? null : serviceOf(url, asked)));
  if (named.every((service) => service === null)) return null;
  // The list is large, so it is loaded only where a redirect leads to a login.
  const { getDomain } = await import("tldts");
  const siteOf = (url: URL): string => getDomain(hostOf(url), { allowPrivateDomains: true }) ?? hostOf(url);
  const [own, end] = [siteOf(asked), siteOf(reached)];
  if (own === end) return null;
  // A silent sign-in that returned to a host of the site is no wall.
  const first = named.findIndex((each) => each !== null);
  const known = new Set(parsed.slice(0, first).map((url) => url && siteOf(url)));
  const isBack = known.has(end) && !parsed.some((url, at) => url && named[at] !== null && siteOf(url) === end);
  if (isBack && named.at(-1) === null) return null;
  const isLogin = parsed.map((url, at) => url !== null && (named[at] !== null || siteOf(url) === end));
  const from = isLogin.findLastIndex((is) => !is) + 1;
  const service = named.slice(from).findLast((each) => each !== null);
  return service == null ? null : { service, url: reached.href, from };
}

/** The login service of a URL, by its host and path, or because it is a standard request that returns to the requested site. */
function serviceOf(url: URL, asked: URL): string | null {
  const host = hostOf(url);
  if (host === hostOf(asked)) return null;
  const known = loginPages.find(
    (page) =>
      (host === page.host || host.endsWith(`.${page.host}`)) &&
      page.paths.some((path) => beginsWith(url.pathname, path)),
  );
  if (known) return known.service;
  return isKeycloak(url) || isAuthorization(url) ? single : null;
}

/** Whether a path is the given one or continues it: `/login` also covers `/login/oauth` and `/login.srf`, and not `/login-guide`. */
function beginsWith(pathname: string, path: string): boolean {
  if (!pathname.startsWith(path)) return false;
  return path.endsWith("/") || !/[a-z0-9-]/i.test(pathname.charAt(path.length));
}

// https://www.keycloak.org/docs/latest/server_admin/: the endpoints of a realm; before Keycloak 17 below /auth.
function isKeycloak({ pathname }: URL): boolean {
  return /^(?:\/auth)?\/realms\/[^/]+\/(?:protocol\/(?:openid-connect\/auth|saml)|login-actions\/)/.test(pathname);
}

/**
 * RFC 6749 §4.1.1 and RFC 9126 §4: an authorization request; SAML 2.0 Bindings §3.4.4, WS-Federation 1.2 §13.2.1, OpenID 2.0 §9.1 and CAS: a
 * login request.
 */
function isAuthorization({ pathname, searchParams }: URL): boolean {
  const isOauth = ["response_type", "request_uri", "request"].some((name) => searchParams.has(name));
  return (
    (isOauth && searchParams.has("client_id")) ||
    searchParams.has("SAMLRequest") ||
    searchParams.get("wa") === "wsignin1.0" ||
    searchParams.get("openid.mode")?.startsWith("checkid_") === true ||
    (searchParams.has("service") && pathname.endsWith("/cas/login"))
  );
}
