import { messageTypes, readFlight } from "./flight.ts";

/** The unencrypted content of a ServerHello or HelloRetryRequest. */
export interface ServerHello {
  readonly kind: "hello";
  readonly version: number;
  readonly suite: number;
  /** Compression method; 0 means none. */
  readonly compression: number;
  /** Application protocol up to TLS 1.2, where it is unencrypted. */
  readonly alpn: string | null;
  /** The group of TLS 1.3: the one that a HelloRetryRequest asks a key share for, or that of the server's own share. */
  readonly group: number | null;
  /** The list of signed certificate timestamps up to TLS 1.2; null without one. */
  readonly timestamps: Buffer | null;
}

/** The answer to a ClientHello. */
export type ServerReply =
  | ServerHello
  | { readonly kind: "alert"; readonly code: number }
  /** Bytes other than TLS. */
  | { readonly kind: "foreign" }
  /** TLS, but no complete message: nothing, only warnings, or part of a ServerHello. */
  | { readonly kind: "incomplete" };

const types = { alpn: 16, timestamps: 18, supportedVersions: 43, keyShare: 51 } as const;

/** Parses the first flight of a server, RFC 8446 §4.1.3 and §5.1; a HelloRetryRequest is a ServerHello too. Never throws. */
export function readServerReply(bytes: Uint8Array): ServerReply {
  const { messages, alert, isForeign } = readFlight(bytes);
  const [first] = messages;
  if (first && first.type !== messageTypes.serverHello) return { kind: "foreign" };
  if (first?.isWhole) return readHello(first.body);
  if (alert !== null) return { kind: "alert", code: alert };
  return { kind: isForeign ? "foreign" : "incomplete" };
}

function readHello(body: Buffer): ServerReply {
  // Version, random, session id with its length, suite, compression.
  const session = body[34] ?? 0;
  const end = 38 + session;
  if (body.length < end) return { kind: "foreign" };
  const extensions = readExtensions(body.subarray(end + 2));
  // RFC 8446 §4.2.1: TLS 1.3 is in the supported_versions extension.
  const version = twoBytes(extensions.get(types.supportedVersions));
  return {
    kind: "hello",
    version: version ?? body.readUInt16BE(0),
    suite: body.readUInt16BE(35 + session),
    compression: body[37 + session] ?? 0,
    alpn: readProtocol(extensions.get(types.alpn)),
    group: readGroup(extensions.get(types.keyShare)),
    timestamps: extensions.get(types.timestamps) ?? null,
  };
}

function readExtensions(block: Buffer): ReadonlyMap<number, Buffer> {
  const found = new Map<number, Buffer>();
  for (let at = 0; at + 4 <= block.length;) {
    const end = at + 4 + block.readUInt16BE(at + 2);
    if (end > block.length) break;
    found.set(block.readUInt16BE(at), block.subarray(at + 4, end));
    at = end;
  }
  return found;
}

/** RFC 8446 §4.2.8: a group, which in a ServerHello is followed by the key. */
function readGroup(content: Buffer | undefined): number | null {
  return content && content.length >= 2 ? content.readUInt16BE(0) : null;
}

function twoBytes(content: Buffer | undefined): number | null {
  return content?.length === 2 ? content.readUInt16BE(0) : null;
}

/** RFC 7301 §3.1: a list of one name. */
function readProtocol(content: Buffer | undefined): string | null {
  const name = content?.subarray(3, 3 + (content[2] ?? 0));
  return name && name.length > 0 ? name.toString("latin1") : null;
}
