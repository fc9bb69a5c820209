import proxyaddr from "proxy-addr";
import type { UserHeaderSettings } from "../../src/settings/options/user-header.ts";
import type { ForwardedRequest } from "../http/client.ts";
import { notSignedIn } from "./authenticate.ts";
import { email } from "./fields.ts";

/** The address that an authenticating proxy vouches for; null where it names none. Throws a `Failure` 401 for a malformed one. */
export type UserHeader = (incoming: ForwardedRequest & { readonly url?: string | undefined }) => string | null;

/** Characters of a value: longer than any address. */
const longest = 512;

/** Where the header counts: it is for people, and other paths are for programs with keys. */
const paths = /^\/(?:api\/)?account(?:\/|$)/;

/**
 * Reads the user of an authenticating proxy. Only the peer of the connection counts, and never a forwarded address; for every other peer the
 * header is removed. A repeated header arrives as a list, which is no address.
 */
export function openUserHeader(settings: UserHeaderSettings | null): UserHeader {
  if (settings === null) return () => null;
  const { name, peers } = settings;
  const isPeer = proxyaddr.compile([...peers]);
  return ({ socket, headers, url = "" }) => {
    const value = headers[name];
    if (value === undefined) return null;
    if (!isPeer(socket.remoteAddress ?? "", 0) || !paths.test(pathOf(url))) {
      Reflect.deleteProperty(headers, name);
      return null;
    }
    if (typeof value !== "string" || value.length > longest) throw notSignedIn();
    const { data } = email.safeParse(value.trim());
    if (data === undefined) throw notSignedIn();
    return data;
  };
}

/** The path that decides on the route, so without dot segments: `/account/../report/shop.example` is a report. */
function pathOf(url: string): string {
  return URL.parse(url.startsWith("/") ? `http://localhost${url}` : url)?.pathname ?? "";
}
