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
  /** Whether the server asked for a client certificate. */
  readonly asksWho: boolean;
}

interface Shake {
  readonly to: Endpoint;
  readonly address: string;
  readonly context: SecureContext;
  readonly lenient: boolean;
  /** `either` where nothing is asked afterwards, so that no server refuses over what it would speak; `none` where it is no HTTP. */
  readonly alpn: "http/1.1" | "h2" | "either" | "none";
  readonly signal: AbortSignal;
  /** Whether the context has a client certificate: then the handshake ends as `access.untrusted` before it would be shown to a stranger. */
  readonly showsWho?: boolean;
}

/** Shakes hands over a connected socket. Trust is reported, never enforced: looking at bad certificates is the purpose. */
export function secure(over: Socket, shake: Shake): Promise<Secured> {
  const started = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Secured>();
  let staple: Uint8Array | null = null;
  /** What the server has shown, once it has shown all it has to and before anything is answered. */
  let met: Met | undefined;
  const held = shake.showsWho ? withhold(over, () => fail(untrusted(shake.to))) : null;
  const socket = connect({
    socket: held?.way ?? over,
    secureContext: shake.context,
    rejectUnauthorized: false,
    requestOCSP: true,
    ...(shake.alpn !== "none" && { ALPNProtocols: shake.alpn === "either" ? ["h2", "http/1.1"] : [shake.alpn] }),
    // RFC 6066 §3: an address is no server name.
    ...(isIP(shake.to.host) === 0 && { servername: shake.to.host }),
    // Names are compared by the judge, so that a wrong name cannot hide what else is wrong.
    checkServerIdentity: () => undefined,
  });
  // Where a chain is trusted, Node asks for the peer's certificate itself, to hand it to `checkServerIdentity`, and to describe
  // a key on a curve that NIST does not name (brainpool) it follows a null pointer: the process dies. Nobody here reads that form.
  socket.getPeerCertificate = () => ({}) as DetailedPeerCertificate;
  const fail = (error: unknown): void => {
    reject(refusalOf(toFailure(error, shake.to, "tls"), shake, met));
    socket.destroy();
    over.destroy();
  };
  const free = onAbort(shake.signal, fail);
  socket.once("OCSPResponse", (response: Buffer | null) => {
    staple = response;
    // Only where it is needed: the chain can be read but once.
    met = { asksWho: asksWho(socket), ...(held && { chain: servedChain(socket) }) };
    if (held && isAuthorized(socket) && bearsName(met.chain?.[0], shake.to.host)) held.release();
  });
  // For good: an alert may still arrive while nobody reads, as it does for a missing client certificate under TLS 1.3.
  socket.on("error", fail);
  // A connection that was gone before the handshake began closes without an error.
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

/** What is known of a server in the middle of a handshake. */
interface Met {
  readonly asksWho: boolean;
  readonly chain?: readonly Uint8Array[];
}

/** What ends a handshake behind a question for a client certificate is the answer to ours. */
function refusalOf(error: Failure, { to, showsWho }: Shake, met: Met | undefined): Failure {
  return met?.asksWho ? refusal(error, to, showsWho ?? false) : error;
}

/** How a server that asks for a client certificate ends things over what it got, or did not get; any other end as it is. */
export function refusal(error: Failure, { host, port }: Endpoint, showedWho: boolean): Failure {
  const { id, reason } = error.facts;
  if (!/^(?:tls\.(?:alert|client-certificate|closed)|tcp\.reset|http\.closed)$/.test(id)) return error;
  const kind = showedWho ? "tls.client-certificate-refused" : "tls.client-certificate";
  return failure(kind, { host, port }, { reason, cause: error });
}

function untrusted({ host }: Endpoint): Failure {
  return failure("access.untrusted", { host });
}

/** OpenSSL keeps for a client what its peer would take from it in answer to a CertificateRequest (RFC 8446 §4.3.2), and nothing where there was none. */
function asksWho(socket: TLSSocket): boolean {
  return socket.getSharedSigalgs().length > 0;
}

/** OpenSSL's verdict in the middle of a handshake; Node tells it of its own accord only at the end. Whatever is not a clear yes is a no. */
function isAuthorized(socket: TLSSocket): boolean {
  const handle: unknown = Reflect.get(socket, "_handle");
  if (typeof handle !== "object" || handle === null) return false;
  const verdict: unknown = Reflect.get(handle, "verifyError");
  return typeof verdict === "function" && Reflect.apply(verdict, handle, []) === null;
}

function describe(socket: TLSSocket, { address, lenient }: Shake): Omit<Handshake, "chain" | "staple" | "ms"> {
  const { standardName, name } = socket.getCipher();
  return {
    address,
    protocol: socket.getProtocol() ?? "unknown",
    cipher: standardName ?? name,
    group: groupOf(socket),
    alpn: socket.alpnProtocol || null,
    trustError: socket.authorized ? null : String(socket.authorizationError ?? "UNSPECIFIED"),
    lenient,
  };
}

/**
 * The chain in wire order. `getPeerCertificate(true)` re-orders it and completes it from the local store, so it cannot tell
 * what was served; `getPeerX509Certificate()` can, but its first call empties OpenSSL's list, so it is called once, here.
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
  // RFC 8446 §4.2.7: TLS 1.3 has no finite fields but the named ones of RFC 7919, which their size tells apart.
  return socket.getProtocol() === "TLSv1.3" ? `ffdhe${info.size}` : `DHE ${info.size}`;
}
