import type { IncomingMessage } from "node:http";
import { failure } from "../../src/core/failure.ts";
import { printable } from "../../src/core/printable.ts";
import type { Text } from "../../src/core/text.ts";

/** Under which URLs people sign in here. */
export interface Home {
  /** `https://checks.example`, without a slash: the one that links in mails begin with. */
  readonly url: string;
  /** Every origin from which a browser may send. */
  readonly origins: readonly string[];
  readonly isSecure: boolean;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Where people sign in: under the URL that the operator gave, else at the address that the server listens on. Null over plain HTTP
 * beyond this machine, since whoever is on the way could read passwords. A request never says what it is.
 */
export function homeOf(baseUrl: string | null, listening: string): Home | null {
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
 * Refuses what another site makes a browser send. Browsers name the origin of everything but GET and HEAD (https://fetch.spec.whatwg.org/#origin-header);
 * programs name none. `null` stands for an origin that is hidden, also for our own pages, which send no referrer: then the browser says
 * itself whether it is the same site, and the host must be ours, since a name of somebody else may lead here.
 */
export function checkOrigin({ headers }: IncomingMessage, { origins }: Home): void {
  const { origin, host = "", "sec-fetch-site": site } = headers;
  if (origin !== undefined && origin !== "null") {
    if (!origins.includes(origin)) throw foreign({ en: `Origin: ${shown(origin)}`, ko: `Origin: ${shown(origin)}` });
  } else if (origin === "null") {
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
