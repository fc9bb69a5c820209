import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import type { Place, Twin } from "./listen.ts";
import { passOn, serveTcp, type Behaviour } from "./tcp.ts";

const sslV3 = 0x0300;
const tlsV12 = 0x0303;

const types = { alert: 21, handshake: 22 } as const;
const messages = { serverHello: 2, certificate: 11, serverHelloDone: 14 } as const;

/** The parts of a ClientHello that a raw server needs (RFC 5246 §7.4.1.2). */
export interface ClientHello {
  /** The legacy version field, which is the offered version up to TLS 1.2. */
  readonly version: number;
  readonly suites: readonly number[];
  readonly compressions: readonly number[];
  /** Whether it offers versions as current clients do, TLS 1.3 among them (RFC 8446 §4.2.1). */
  readonly isNew: boolean;
}

/** RSA with 3DES, which SSL 3.0 is mostly found with. */
const tripleDes = 0x000a;

/**
 * An SSL 3.0 server, which libraries no longer support: answers its ClientHello with a ServerHello (RFC 6101 §5.6.1.3). Every other hello
 * is passed to the TLS server behind it, or refused with protocol_version (70) if there is none.
 */
export function serveSslV3({ beside, ...place }: Place & { readonly beside?: number } = {}): Promise<Twin> {
  return serveTcp(
    onHello((socket, hello, bytes) => {
      if (hello.version === sslV3) socket.end(firstFlight(hello, [tripleDes]));
      else if (beside === undefined) socket.end(alert(70));
      else passOn(socket, beside, bytes);
    }),
    place,
  );
}

/** Outdated parameters that libraries no longer offer. */
export interface OldTaste {
  /** Cipher suites, best first. */
  readonly suites: readonly number[];
  /** As on the wire; TLS 1.2 by default. */
  readonly versions?: readonly number[];
  /** Whether it compresses where the client does (RFC 3749). */
  readonly compresses?: boolean;
  /** How it refuses other hellos. */
  readonly refuses?: Behaviour;
  /** The key exchange message, without its header. */
  readonly exchange?: Buffer;
  /** The server that answers current clients. */
  readonly beside: number;
}

/** A server with suites that are compiled out everywhere: sends only its first flight, which is enough for a scanner. */
export function serveOldSuites({ beside, refuses, versions = [tlsV12], ...taste }: OldTaste): Promise<Twin> {
  return serveTcp(
    onHello((socket, hello, bytes) => {
      const isOurs = versions.includes(hello.version) && hello.suites.some((suite) => taste.suites.includes(suite));
      const isCurrent = hello.isNew || usualSuites.some((suite) => hello.suites.includes(suite));
      const squeezes = taste.compresses && hello.compressions.includes(1);
      if (isOurs && (!isCurrent || squeezes)) socket.end(firstFlight(hello, taste.suites, taste));
      else if (!isCurrent && refuses) refuses(socket);
      else passOn(socket, beside, bytes);
    }),
  );
}

type Flight = Pick<OldTaste, "compresses" | "exchange">;

/** A server's first flight with one of these suites, as far as it needs no key. */
export function firstFlight(
  hello: Pick<ClientHello, "version" | "suites"> & Partial<ClientHello>,
  taken: readonly number[],
  { compresses, exchange }: Flight = {},
): Buffer {
  const suite = taken.find((each) => hello.suites.includes(each));
  if (suite === undefined) return alert(40);
  const compression = compresses && hello.compressions?.includes(1) ? 1 : 0;
  const messages = [
    serverHello(hello.version, suite, Buffer.alloc(0), compression),
    ...(exchange ? [record(types.handshake, hello.version, message(12, exchange))] : []),
    record(types.handshake, hello.version, message(14, Buffer.alloc(0))),
  ];
  return Buffer.concat(messages);
}

/** Refuses every hello with a fatal alert of that number. */
export function alerting(number: number): Behaviour {
  return onHello((socket) => socket.end(alert(number)));
}

/** Runs a TLS 1.2 handshake up to its Certificate message, whose certificates may be any bytes, or none. */
export function presenting(certificates: readonly Uint8Array[]): Behaviour {
  return onHello((socket, { suites }) => {
    const suite = usualSuites.find((each) => suites.includes(each)) ?? suites[0] ?? 0;
    const list = Buffer.concat(certificates.map((each) => prefixed(3, each)));
    socket.write(
      Buffer.concat([
        // RFC 5746 §3.6: without renegotiation_info OpenSSL would close before it reads the certificate.
        serverHello(tlsV12, suite, Buffer.from("ff01000100", "hex")),
        record(types.handshake, tlsV12, message(messages.certificate, prefixed(3, list))),
        record(types.handshake, tlsV12, message(messages.serverHelloDone, Buffer.alloc(0))),
      ]),
    );
  });
}

/** The same up to a Certificate message that says it has this length, and has not. */
export function presentingAs(length: number): Behaviour {
  return onHello((socket, { suites }) => {
    const suite = usualSuites.find((each) => suites.includes(each)) ?? suites[0] ?? 0;
    const garbled = Buffer.concat([number(1, messages.certificate), number(3, length), Buffer.alloc(900, 0x30)]);
    socket.end(
      Buffer.concat([
        serverHello(tlsV12, suite, Buffer.from("ff01000100", "hex")),
        record(types.handshake, tlsV12, garbled),
      ]),
    );
  });
}

// ECDHE with AES-GCM, for ECDSA and RSA certificates.
const usualSuites = [0xc02b, 0xc02f, 0xc02c, 0xc030];

/** A server that answers each ClientHello with a function; `bytes` is the raw hello. */
export function serveHello(
  answer: (socket: Socket, hello: ClientHello, bytes: Buffer) => void,
  place: Place = {},
): Promise<Twin> {
  return serveTcp(onHello(answer), place);
}

/** Waits for a whole ClientHello; closes on anything else. */
function onHello(answer: (socket: Socket, hello: ClientHello, bytes: Buffer) => void): Behaviour {
  return (socket) => {
    let received = Buffer.alloc(0);
    socket.on("data", function take(chunk: Buffer) {
      received = Buffer.concat([received, chunk]);
      if (received.length < 5 || received.length < 5 + received.readUInt16BE(3)) return;
      socket.off("data", take);
      const hello = readHello(received);
      if (hello) answer(socket, hello, received);
      else socket.end();
    });
  };
}

function readHello(bytes: Buffer): ClientHello | null {
  if (bytes[0] !== types.handshake || bytes[5] !== 1 || bytes.length < 46) return null;
  const suitesAt = 44 + (bytes[43] ?? 0);
  const count = bytes.readUInt16BE(suitesAt) / 2;
  const compressionsAt = suitesAt + 2 + count * 2;
  return {
    compressions: [...bytes.subarray(compressionsAt + 1, compressionsAt + 1 + (bytes[compressionsAt] ?? 0))],
    isNew: hasExtension(bytes.subarray(compressionsAt + 1 + (bytes[compressionsAt] ?? 0) + 2), 43),
    version: bytes.readUInt16BE(9),
    suites: Array.from({ length: count }, (_, index) => bytes.readUInt16BE(suitesAt + 2 + index * 2)),
  };
}

function hasExtension(block: Buffer, type: number): boolean {
  for (let at = 0; at + 4 <= block.length; at += 4 + block.readUInt16BE(at + 2)) {
    if (block.readUInt16BE(at) === type) return true;
  }
  return false;
}

/** A ServerHello as one record (RFC 5246 §7.4.1.3). */
export function serverHello(
  version: number,
  suite: number,
  extensions: Buffer = Buffer.alloc(0),
  compression = 0,
): Buffer {
  const body = Buffer.concat([
    number(2, version),
    randomBytes(32),
    // No session to resume, the suite, the compression.
    number(1, 0),
    number(2, suite),
    number(1, compression),
    extensions.length > 0 ? prefixed(2, extensions) : Buffer.alloc(0),
  ]);
  return record(types.handshake, version, message(messages.serverHello, body));
}

/** A fatal alert as one record (RFC 5246 §7.2). */
export function alert(description: number): Buffer {
  return record(types.alert, tlsV12, Buffer.from([2, description]));
}

function record(type: number, version: number, content: Buffer): Buffer {
  return Buffer.concat([number(1, type), number(2, version), prefixed(2, content)]);
}

function message(type: number, body: Buffer): Buffer {
  return Buffer.concat([number(1, type), prefixed(3, body)]);
}

/** Bytes behind their own length. */
function prefixed(width: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([number(width, bytes.length), bytes]);
}

function number(width: number, value: number): Buffer {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(value, 0, width);
  return bytes;
}
