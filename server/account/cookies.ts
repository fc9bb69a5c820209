import type { IncomingMessage } from "node:http";

/** The cookies of a server, by what they are for. */
export interface CookieNames {
  /** Who is signed in. */
  readonly session: string;
  /** Whose second factor is due. */
  readonly pending: string;
  /** Which browser a form was made for. */
  readonly form: string;
  /** The token of a mailed link, between the page that the link opens and the form that uses the token. */
  readonly link: string;
  /** Only HTTPS, where they are called `__Host-`. */
  readonly isSecure: boolean;
}

/**
 * RFC 6265bis §4.1.3.2: a `__Host-` cookie comes over HTTPS from this host alone, so that no other host of the domain can set one.
 * Browsers take none over plain HTTP.
 */
export function cookieNames(isSecure: boolean): CookieNames {
  const named = (name: string): string => `${isSecure ? "__Host-" : ""}portcullis.${name}`;
  return {
    session: named("session_token"),
    pending: named("two_factor"),
    form: named("form"),
    link: named("link"),
    isSecure,
  };
}

/** The value of a cookie as it was sent; undefined where there is none or, as somebody may have put one beside it, several. */
export function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const found = (headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
}

/** A cookie that scripts cannot read; it lives for so many seconds, 0 takes it away. */
export function setCookie(name: string, value: string, seconds: number, { isSecure }: CookieNames): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
