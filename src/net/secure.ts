import type { X509Certificate } from "node:crypto";
import { isIP, type Socket } from "node:net";
import { connect, type DetailedPeerCertificate, type SecureContext, type TLSSocket } from "node:tls";
import { chainLimit, type Endpoint, type Handshake } from "../core/net.ts";
import { toFailure } from "./errors.ts";
import { onAbort } from "./time.ts";

/** A socket after its handshake, and the handshake as a value. */
export interface Secured {
  readonly socket: TLSSocket;
  readonly handshake: Handshake;
}

interface Shake {
  readonly to: Endpoint;
  readonly address: string;
  readonly context: SecureContext;
  readonly lenient: boolean;
  /** `either` where nothing is asked afterwards, so that no server refuses over what it would speak; `none` where it is no HTTP. */
  readonly alpn: "http/1.1" | "h2" | "either" | "none";
  readonly signal: AbortSignal;
}

/** Shakes hands over a connected socket. Trust is reported, never enforced: looking at bad certificates is the purpose. */
export function secure(over: Socket, shake: Shake): Promise<Secured> {
  const started = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Secured>();
  let staple: Uint8Array | null = null;
  const socket = connect({
    socket: over,
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
    reject(toFailure(error, shake.to, "tls"));
    socket.destroy();
    over.destroy();
  };
  const free = onAbort(shake.signal, fail);
  socket.once("OCSPResponse", (response: Buffer | null) => {
    staple = response;
  });
  // For good: an alert may still arrive while nobody reads, as it does for a missing client certificate under TLS 1.3.
  socket.on("error", fail);
  // A connection that was gone before the handshake began closes without an error.
  socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
  socket.once("secureConnect", () => {
    try {
      const ms = performance.now() - started;
      resolve({ socket, handshake: { ...describe(socket, shake), staple, ms } });
    } catch (error) {
      fail(error);
    }
  });
  return promise.finally(free);
}

function describe(socket: TLSSocket, { address, lenient }: Shake): Omit<Handshake, "staple" | "ms"> {
  const { standardName, name } = socket.getCipher();
  return {
    address,
    protocol: socket.getProtocol() ?? "unknown",
    cipher: standardName ?? name,
    group: groupOf(socket),
    alpn: socket.alpnProtocol || null,
    chain: servedChain(socket),
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
  return info.type === "DH" ? `DHE ${info.size}` : null;
}
