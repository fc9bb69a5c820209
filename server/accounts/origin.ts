import type { IncomingMessage } from "node:http";
import { failure } from "../../src/core/failure.ts";
import { printable } from "../../src/core/printable.ts";
import type { Text } from "../../src/core/text.ts";
import { sentHost } from "../http/request-target.ts";

/** The URLs under which people sign in. */
export interface SignInOrigins {
  /** `https://checks.example`, without a slash: the base of links in mails. */
  readonly url: string;
  /** Every origin that a browser may send from. */
  readonly origins: readonly string[];
  readonly isSecure: boolean;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The sign-in URL: the operator's, else the listening address. Null over plain HTTP beyond loopback, since passwords could be intercepted.
 * The request's Host is never used.
 */
export function signInOriginsOf(baseUrl: string | null, listening: string): SignInOrigins | null {
  const url = new URL(baseUrl ?? listening);
  const isSecure = url.protocol === "https:";
  const isLocal = loopback.test(url.hostname);
  if (!isSecure && !isLocal) return null;
  const names = isLocal && baseUrl === null ? ["localhost", "127.0.0.1", "[::1]"] : [];
  const origins = new Set([url.origin, ...names.map((name) => nameAt(url, name))]);
  return { url: url.origin, origins: [...origins], isSecure };
}

function nameAt({ protocol, port }: URL, name: string): string {
  return new URL(`${protocol}//${name}${port === "" ? "" : `:${port}`}`).origin;
}

/**
 * Rejects cross-site requests. Browsers send the Origin of everything but GET and HEAD (https://fetch.spec.whatwg.org/#origin-header);
 * programs send none. `null` is a hidden origin, also of our own pages, which send no referrer. Then Sec-Fetch-Site decides, and the Host
 * must be ours, since a foreign name may resolve to this server.
 */
export function checkOrigin(
  incoming: Pick<IncomingMessage, "headers" | "rawHeaders">,
  { origins }: SignInOrigins,
): void {
  const { origin, "sec-fetch-site": site } = incoming.headers;
  if (origin !== undefined && origin !== "null") {
    if (!origins.includes(origin)) throw foreign({ en: `Origin: ${shown(origin)}`, ko: `Origin: ${shown(origin)}` });
  } else if (origin === "null") {
    const host = sentHost(incoming);
    const isOurs = site === "same-origin" && origins.some((each) => new URL(each).host === host);
    if (!isOurs) throw foreign({ en: "Origin: null", ko: "Origin: null" });
  }
  if (site !== undefined && site !== "same-origin") {
    const text = `Sec-Fetch-Site: ${shown(site)}`;
    throw foreign({ en: text, ko: text });
  }
}

function shown(text: string): string {
  return printable(text, 60);
}

function foreign(detail: Text): Error {
  return failure("request.origin", { detail }, { reason: "origin" });
}
