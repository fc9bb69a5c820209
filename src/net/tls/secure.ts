import type { X509Certificate } from "node:crypto";
import { isIP, type Socket } from "node:net";
import { connect, type DetailedPeerCertificate, type SecureContext, type TLSSocket } from "node:tls";
import { failure, type Failure } from "../../core/failure.ts";
import { chainLimit, type Endpoint, type Handshake } from "../../core/net/net.ts";
import { bearsName } from "../access.ts";
import { toFailure } from "../errors.ts";
import { onAbort } from "../time.ts";
import { withhold } from "./withhold.ts";

/** A socket after its handshake, and the handshake as a value. */
export interface Secured {
  readonly socket: TLSSocket;
  readonly handshake: Handshake;
  /** Whether the server requested a client certificate. */
  readonly asksWho: boolean;
}

interface Shake {
  readonly to: Endpoint;
  readonly address: string;
  readonly context: SecureContext;
  readonly lenient: boolean;
  /** Whether the server lacks RFC 5746, which a first handshake has shown. */
  readonly legacyRenegotiation?: boolean;
  /** `either` where no request follows, so that no server rejects the ALPN; `none` for protocols other than HTTP. */
  readonly alpn: "http/1.1" | "h2" | "either" | "none";
  readonly signal: AbortSignal;
  /**
   * Whether the context has a client certificate: then the handshake ends with `access.untrusted` before presenting it to an untrusted
   * server.
   */
  readonly showsWho?: boolean;
}

/** Runs a TLS handshake over a connected socket. Trust is reported and not enforced, because bad certificates must be measured. */
export function secure(over: Socket, shake: Shake): Promise<Secured> {
  const started = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Secured>();
  let staple: Uint8Array | null = null;
  /** What the server has presented, recorded when it is complete and before we answer. */
  let met: Met | undefined;
  const held = shake.showsWho ? withhold(over, () => fail(untrusted(shake.to))) : null;
  const socket = connect({
    socket: held?.way ?? over,
    secureContext: shake.context,
    rejectUnauthorized: false,
    requestOCSP: true,
    ...(shake.alpn !== "none" && { ALPNProtocols: shake.alpn === "either" ? ["h2", "http/1.1"] : [shake.alpn] }),
    // RFC 6066 §3: an IP address is not sent as server name.
    ...(isIP(shake.to.host) === 0 && { servername: shake.to.host }),
    // The judge compares names, so that a wrong name cannot hide other problems.
    checkServerIdentity: () => undefined,
  });
  // For a trusted chain Node calls this itself for `checkServerIdentity`. For a key on a curve without a NIST name (brainpool) it
  // dereferences a null pointer, and the process crashes. That form is not used here.
  socket.getPeerCertificate = () => ({}) as DetailedPeerCertificate;
  const fail = (error: unknown): void => {
    reject(refusalOf(toFailure(error, shake.to, "tls"), shake, met));
    socket.destroy();
    over.destroy();
  };
  const free = onAbort(shake.signal, fail);
  socket.once("OCSPResponse", (response: Buffer | null) => {
    staple = response;
    // Only where needed: the chain can be read only once.
    met = { asksWho: asksWho(socket), ...(held && { chain: servedChain(socket) }) };
    if (held && isAuthorized(socket) && bearsName(met.chain?.[0], shake.to.host)) held.release();
  });
  // Permanent: an alert may arrive while the socket is not read, as for a missing client certificate under TLS 1.3.
  socket.on("error", fail);
  // A connection that closed before the handshake emits no error.
  socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
  socket.once("secureConnect", () => {
    try {
      const ms = performance.now() - started;
      const chain = met?.chain ?? servedChain(socket);
      const handshake = { ...describe(socket, shake), chain, staple, ms };
      resolve({ socket, handshake, asksWho: met?.asksWho ?? false });
    } catch (error) {
      fail(error);
    }
  });
  return promise.finally(free);
}

/** What is known about a server during a handshake. */
interface Met {
  readonly asksWho: boolean;
  readonly chain?: readonly Uint8Array[];
}

/** An error after a request for a client certificate is the answer to ours. */
function refusalOf(error: Failure, { to, showsWho }: Shake, met: Met | undefined): Failure {
  return met?.asksWho ? tlsRefusal(error, to, showsWho ?? false) : error;
}

/** Adds to an error that the server rejected, or missed, a client certificate; other errors pass unchanged. */
export function tlsRefusal(error: Failure, { host, port }: Endpoint, showedWho: boolean): Failure {
  const { id, reason } = error.facts;
  if (!/^(?:tls\.(?:alert|client-certificate|closed)|tcp\.reset|http\.closed)$/.test(id)) return error;
  const kind = showedWho ? "tls.client-certificate-refused" : "tls.client-certificate";
  return failure(kind, { host, port }, { reason, cause: error });
}

function untrusted({ host }: Endpoint): Failure {
  return failure("access.untrusted", { host });
}

/** OpenSSL stores the accepted CAs of a CertificateRequest (RFC 8446 §4.3.2); nothing is stored without one. */
function asksWho(socket: TLSSocket): boolean {
  return socket.getSharedSigalgs().length > 0;
}

/** OpenSSL's verification result during a handshake; Node exposes it only afterwards. Anything but a clear yes counts as no. */
function isAuthorized(socket: TLSSocket): boolean {
  const handle: unknown = Reflect.get(socket, "_handle");
  if (typeof handle !== "object" || handle === null) return false;
  const verdict: unknown = Reflect.get(handle, "verifyError");
  return typeof verdict === "function" && Reflect.apply(verdict, handle, []) === null;
}

function describe(
  socket: TLSSocket,
  { address, lenient, legacyRenegotiation }: Shake,
): Omit<Handshake, "chain" | "staple" | "ms"> {
  const { standardName, name } = socket.getCipher();
  return {
    address,
    protocol: socket.getProtocol() ?? "unknown",
    cipher: standardName ?? name,
    group: groupOf(socket),
    alpn: socket.alpnProtocol || null,
    trustError: socket.authorized ? null : String(socket.authorizationError ?? "UNSPECIFIED"),
    lenient,
    ...(legacyRenegotiation && { legacyRenegotiation }),
  };
}

/**
 * The chain in wire order. `getPeerCertificate(true)` re-orders it and completes it from the local store, so it does not show what was
 * served. `getPeerX509Certificate()` does, but its first call empties OpenSSL's list, so it is called once, here.
 */
function servedChain(socket: TLSSocket): readonly Uint8Array[] {
  const chain: Uint8Array[] = [];
  let certificate: X509Certificate | undefined = socket.getPeerX509Certificate();
  while (certificate && chain.length < chainLimit) {
    chain.push(certificate.raw);
    certificate = certificate.issuerCertificate;
  }
  return chain;
}

function groupOf(socket: TLSSocket): string | null {
  const info = socket.getEphemeralKeyInfo();
  if (!info || !("type" in info)) return null;
  if ("name" in info && info.name) return info.name;
  if (info.type !== "DH") return null;
  // RFC 8446 §4.2.7: TLS 1.3 only has the named groups of RFC 7919, which are identified by size.
  return socket.getProtocol() === "TLSv1.3" ? `ffdhe${info.size}` : `DHE ${info.size}`;
}
