import type { X509Certificate } from "node:crypto";
import { isIP, type Socket } from "node:net";
import { connect, type SecureContext, type TLSSocket } from "node:tls";
import { chainLimit, type Endpoint, type Handshake } from "../core/net.ts";
import { toFailure } from "./errors.ts";
import { onAbort } from "./time.ts";

export interface Secured {
  readonly socket: TLSSocket;
  readonly handshake: Handshake;
}

interface Shake {
  readonly to: Endpoint;
  readonly address: string;
  readonly context: SecureContext;
  readonly lenient: boolean;
  readonly alpn: "http/1.1" | "h2";
  readonly signal: AbortSignal;
}

/** Shakes hands over a connected socket. Trust is reported, never enforced: looking at bad certificates is the purpose. */
export function secure(over: Socket, { to, address, context, lenient, alpn, signal }: Shake): Promise<Secured> {
  const started = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Secured>();
  let staple: Uint8Array | null = null;
  const socket = connect({
    socket: over,
    secureContext: context,
    rejectUnauthorized: false,
    requestOCSP: true,
    ALPNProtocols: [alpn],
    // RFC 6066 §3: an address is no server name.
    ...(isIP(to.host) === 0 && { servername: to.host }),
    // Names are compared by the judge, so that a wrong name cannot hide what else is wrong.
    checkServerIdentity: () => undefined,
  });
  const free = onAbort(signal, (reason) => socket.destroy(reason));
  socket.once("OCSPResponse", (response: Buffer | null) => {
    staple = response;
  });
  socket.once("error", reject);
  socket.once("secureConnect", () => {
    socket.off("error", reject);
    resolve({
      socket,
      handshake: {
        address,
        protocol: socket.getProtocol() ?? "unknown",
        cipher: socket.getCipher().standardName,
        group: groupOf(socket),
        alpn: socket.alpnProtocol || null,
        chain: servedChain(socket),
        trustError: socket.authorized ? null : String(socket.authorizationError ?? "UNSPECIFIED"),
        lenient,
        staple,
        ms: performance.now() - started,
      },
    });
  });
  return promise
    .catch((error: unknown) => {
      socket.destroy();
      over.destroy();
      throw toFailure(error, to, "tls");
    })
    .finally(free);
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
