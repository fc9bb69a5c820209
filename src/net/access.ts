import { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import { failure } from "../core/failure.ts";
import type { Endpoint, Handshake, HttpRequest } from "../core/net/net.ts";
import { browserOptions } from "./roots.ts";

/** A client certificate with its intermediates, and its unencrypted key, all PEM. */
export interface ClientIdentity {
  readonly certificate: string;
  readonly key: string;
}

/** The credentials of one user of this process for protected pages. */
export interface Credentials {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly identity?: ClientIdentity;
}

/** Credentials and the one origin they are for. They are sent nowhere else. */
export interface Access extends Credentials {
  /** The host of that https origin. */
  readonly host: string;
  readonly port: number;
}

/** The credentials that an endpoint may receive; undefined for none. */
export function accessFor(access: Access | undefined, to: Endpoint, isSecure: boolean): Access | undefined {
  return isSecure && access && access.host === to.host && access.port === to.port ? access : undefined;
}

/** Whether the server is authenticated for the host, as browsers require: only then may secrets be sent. */
export function isTrustedFor(host: string, { trustError, lenient, chain }: Handshake): boolean {
  return trustError === null && !lenient && bearsName(chain[0], host);
}

/** Whether a certificate names a host. */
export function bearsName(leaf: Uint8Array | undefined, host: string): boolean {
  if (!leaf) return false;
  const certificate = new X509Certificate(leaf);
  if (isIP(host) !== 0) return certificate.checkIP(host) !== undefined;
  return certificate.checkHost(host.replace(/\.$/, ""), { subject: "never", partialWildcards: false }) !== undefined;
}

/** The state of a connection's peer. */
interface Met {
  /** Null over plain HTTP. */
  readonly handshake: Handshake | null;
  /** Whether it asked for a client certificate. */
  readonly asksWho: boolean;
}

/**
 * A request with the credentials added. An untrusted peer gets no credentials. Without them a different page would answer and be mistaken
 * for the right one, so `access.untrusted` is thrown.
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

/** Adds the credentials to a request. Headers of the measurement itself take precedence; cookies of both are sent. */
function withHeaders(request: HttpRequest, { headers: given }: Access): HttpRequest {
  const { headers: own = {} } = request;
  const cookies = [given["cookie"], own["cookie"]].filter((each) => each !== undefined);
  const cookie = cookies.length > 0 && { cookie: cookies.join("; ") };
  return { ...request, headers: { ...given, ...own, ...cookie } };
}

const contexts = new WeakMap<ClientIdentity, Map<string, SecureContext>>();

/** The secure context that presents a client certificate to peers that our other handshakes would trust. */
export function contextWith(identity: ClientIdentity, given: readonly string[]): SecureContext {
  const known = contexts.get(identity) ?? new Map<string, SecureContext>();
  contexts.set(identity, known);
  const key = given.join("");
  const fresh = known.get(key) ?? openIdentity(identity, given);
  known.set(key, fresh);
  return fresh;
}

/** Throws OpenSSL's error for a certificate or key that it cannot use. */
export function openIdentity({ certificate, key }: ClientIdentity, given: readonly string[] = []): SecureContext {
  return createSecureContext({ ca: [...rootCertificates, ...given], ...browserOptions, cert: certificate, key });
}
