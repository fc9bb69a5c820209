import { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import { failure } from "../core/failure.ts";
import type { Endpoint, Handshake, HttpRequest } from "../core/net/net.ts";
import { browserOptions } from "./roots.ts";

/** A client certificate with what stands between it and its authority, and its key, all PEM; the key is not encrypted any more. */
export interface Identity {
  readonly certificate: string;
  readonly key: string;
}

/** What opens protected pages for a user of this process. */
export interface Credentials {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly identity?: Identity;
}

/** What opens a protected page, and whose it is: nobody else ever sees any of it. */
export interface Access extends Credentials {
  /** Of the one https origin. */
  readonly host: string;
  readonly port: number;
}

/** What an endpoint may be shown; undefined where that is nothing. */
export function accessFor(access: Access | undefined, to: Endpoint, isSecure: boolean): Access | undefined {
  return isSecure && access && access.host === to.host && access.port === to.port ? access : undefined;
}

/** Whether somebody proved to be who was asked for, as browsers understand it: a place for secrets. */
export function isTrustedFor(host: string, { trustError, lenient, chain }: Handshake): boolean {
  return trustError === null && !lenient && bearsName(chain[0], host);
}

/** Whether a certificate is one for a host. */
export function bearsName(leaf: Uint8Array | undefined, host: string): boolean {
  if (!leaf) return false;
  const certificate = new X509Certificate(leaf);
  if (isIP(host) !== 0) return certificate.checkIP(host) !== undefined;
  return certificate.checkHost(host.replace(/\.$/, ""), { subject: "never", partialWildcards: false }) !== undefined;
}

/** What is known of the peer of a connection. */
interface Met {
  /** Null over plain HTTP. */
  readonly handshake: Handshake | null;
  /** Whether it asked for a client certificate. */
  readonly asksWho: boolean;
}

/**
 * A request with what opens the page. To a peer that is not trusted for its name nothing of that is sent, and without it another page
 * would answer than the one that was meant, and be taken for it: so `access.untrusted` is thrown then.
 */
export function equipped(
  request: HttpRequest,
  { handshake, asksWho }: Met,
  host: string,
  access: Access | undefined,
): HttpRequest {
  if (!access || request.isAnonymous || !handshake) return request;
  const hasHeaders = Object.keys(access.headers).length > 0;
  const isLocked = hasHeaders || (access.identity !== undefined && asksWho);
  if (isLocked && !isTrustedFor(host, handshake)) throw failure("access.untrusted", { host });
  return hasHeaders ? withHeaders(request, access) : request;
}

/** A request with what opens the page; what the measurement itself sends wins, and cookies of both go along. */
function withHeaders(request: HttpRequest, { headers: given }: Access): HttpRequest {
  const { headers: own = {} } = request;
  const cookies = [given["cookie"], own["cookie"]].filter((each) => each !== undefined);
  const cookie = cookies.length > 0 && { cookie: cookies.join("; ") };
  return { ...request, headers: { ...given, ...own, ...cookie } };
}

const contexts = new WeakMap<Identity, Map<string, SecureContext>>();

/** The secure context that shows a client certificate to whom our other handshakes would trust. */
export function contextWith(identity: Identity, given: readonly string[]): SecureContext {
  const known = contexts.get(identity) ?? new Map<string, SecureContext>();
  contexts.set(identity, known);
  const key = given.join("");
  const fresh = known.get(key) ?? openIdentity(identity, given);
  known.set(key, fresh);
  return fresh;
}

/** Throws an error of OpenSSL where it would not use such a certificate or key. */
export function openIdentity({ certificate, key }: Identity, given: readonly string[] = []): SecureContext {
  return createSecureContext({ ca: [...rootCertificates, ...given], ...browserOptions, cert: certificate, key });
}
