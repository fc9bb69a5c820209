import type { IncomingMessage } from "node:http";

/** The server's cookie names by purpose. */
export interface CookieNames {
  /** The session. */
  readonly session: string;
  /** A sign-in that waits for its second factor. */
  readonly pending: string;
  /** A sign-in that waits for the answer of the OpenID provider. */
  readonly state: string;
  /** A passkey's challenge that waits for the authenticator. */
  readonly challenge: string;
  /** Binds a form to a browser. */
  readonly form: string;
  /** The token of a mailed link, between the page that the link opens and the form that uses it. */
  readonly link: string;
  /** Says that the account knows this browser. */
  readonly device: string;
  /** HTTPS only; the names then start with `__Host-`. */
  readonly isSecure: boolean;
}

/**
 * RFC 6265bis §4.1.3.2: a `__Host-` cookie can only be set by this host over HTTPS, and not by another host of the domain. Browsers reject
 * them over plain HTTP.
 */
export function cookieNames(isSecure: boolean): CookieNames {
  const named = (name: string): string => `${isSecure ? "__Host-" : ""}portcullis.${name}`;
  return {
    session: named("session_token"),
    pending: named("two_factor"),
    state: named("state"),
    challenge: named("passkey"),
    form: named("form"),
    link: named("link"),
    device: named("device"),
    isSecure,
  };
}

/** The value of a cookie as sent; undefined if there is none or several, since another site may have added one. */
export function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const found = (headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
}

/** A cookie that scripts cannot read, with a lifetime in seconds; 0 deletes it. */
export function setCookie(name: string, value: string, seconds: number, { isSecure }: CookieNames): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
