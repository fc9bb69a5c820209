import { createSecureServer, type IncomingHttpHeaders } from "node:http2";
import type { Socket } from "node:net";
import { createServer, DEFAULT_CIPHERS, type SecureVersion, type TLSSocket, type TlsOptions } from "node:tls";
import { toPem } from "../../src/demo/der-writer.ts";
import { listen, type Place, type Twin } from "./listen.ts";
import { chainFor, type Served } from "./pki/pki.ts";
import { converse, reply, type Answer } from "./raw-http.ts";

export interface TlsTwin extends Twin {
  /** `https://localhost:<port>`, without a path. */
  readonly origin: string;
  /** How many handshakes have been finished so far. */
  handshakes(): number;
}

export interface TlsTwinOptions extends Place {
  /** The good chain by default. */
  readonly served?: Served;
  /** A second chain with another kind of key; the client's signature algorithms decide. */
  readonly beside?: Served;
  readonly minVersion?: SecureVersion;
  readonly maxVersion?: SecureVersion;
  /** OpenSSL cipher list; the security level is 0 unless the list says otherwise, so that weak keys can be served. */
  readonly ciphers?: string;
  /** OpenSSL group list: `X25519MLKEM768`, or `X25519:P-256` for a server without post-quantum groups. */
  readonly groups?: string;
  /** Its signature algorithms in OpenSSL's notation: `RSA+SHA1`. */
  readonly signatures?: string;
  /** The stapled OCSP answer, DER. */
  readonly staple?: Buffer;
  /** The server's application protocols; empty = it ignores the offer. */
  readonly alpn?: readonly string[];
  /** Called after each handshake, before any request; its argument resets the connection. */
  readonly accepted?: (reset: () => void) => void;
  /** PEM text of the accepted clients' CA; all clients are accepted without it. */
  readonly clients?: string;
  /** The answer over the connection; an empty 200 by default. */
  readonly answer?: Answer;
}

/** A TLS server with a scripted answer. */
export async function serveTls(options: TlsTwinOptions = {}): Promise<TlsTwin> {
  const { staple, alpn, answer = reply(), accepted, ...place } = options;
  const server = createServer({ ...secureOptions(options), ...(alpn && { ALPNProtocols: [...alpn] }) });
  // A TLSSocket cannot send a RST; the socket below it can, and the client's port names it.
  const below = new Map<number | undefined, Socket>();
  let handshakes = 0;
  server.on("connection", (socket: Socket) => below.set(socket.remotePort, socket));
  server.on("secureConnection", (socket: TLSSocket) => {
    const { remotePort } = socket;
    handshakes++;
    accepted?.(() => below.get(remotePort)?.resetAndDestroy());
    converse(socket, answer, () => below.get(remotePort)?.resetAndDestroy());
  });
  server.on("tlsClientError", () => {});
  if (staple) server.on("OCSPRequest", (_leaf, _issuer, done) => done(null, staple));
  return asTls(await listen(server, place), () => handshakes);
}

/** A server that speaks HTTP/2 and nothing else: an offer of HTTP/1.1 alone ends with no_application_protocol (RFC 7301 §3.2). */
export async function serveHttp2(
  options: TlsTwinOptions & {
    readonly headers?: Readonly<Record<string, string>>;
    /** Receives the headers of every request. */
    readonly asked?: (headers: IncomingHttpHeaders) => void;
  } = {},
): Promise<TlsTwin> {
  const server = createSecureServer({ ...secureOptions(options), allowHTTP1: false });
  let handshakes = 0;
  server.on("session", (session) => {
    handshakes++;
    session.on("error", () => {});
  });
  server.on("stream", (stream, headers) => {
    options.asked?.(headers);
    stream.on("error", () => {});
    stream.respond({ ":status": 200, ...options.headers });
    stream.end("h2");
  });
  return asTls(await listen(server, options), () => handshakes);
}

/** The old versions, which need suites that every current default excludes. */
export const oldVersions = {
  "TLS 1.0": { minVersion: "TLSv1", maxVersion: "TLSv1" },
  "TLS 1.1": { minVersion: "TLSv1.1", maxVersion: "TLSv1.1" },
  "TLS 1.0 to 1.3": { minVersion: "TLSv1", maxVersion: "TLSv1.3" },
} as const satisfies Readonly<Record<string, TlsTwinOptions>>;

function secureOptions({ served = chainFor("good"), ...options }: TlsTwinOptions): TlsOptions {
  const { minVersion = "TLSv1.2", maxVersion = "TLSv1.3", groups, signatures, ciphers = DEFAULT_CIPHERS } = options;
  const all = [served, ...(options.beside ? [options.beside] : [])];
  return {
    key: all.map(({ leaf }) => leaf.key),
    cert: all.map(({ chain }) => chain.map((der) => toPem(der, "CERTIFICATE")).join("")),
    minVersion,
    maxVersion,
    ...(options.clients !== undefined && { requestCert: true, rejectUnauthorized: true, ca: options.clients }),
    // OpenSSL refuses TLS 1.0 and 1.1, keys below 2048 bits and MD5 at its default level, for servers too.
    ciphers: /@SECLEVEL/.test(ciphers) ? ciphers : `${ciphers}:@SECLEVEL=0`,
    ...(groups !== undefined && { ecdhCurve: groups }),
    ...(signatures !== undefined && { sigalgs: signatures }),
    // OpenSSL accepts no DHE suite without parameters; "auto" changes nothing for other suites.
    ...(ciphers.startsWith("DHE-") && { dhparam: "auto" }),
  };
}

function asTls(twin: Twin, handshakes: () => number): TlsTwin {
  return { ...twin, origin: `https://localhost:${twin.port}`, handshakes };
}
