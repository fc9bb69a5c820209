import { toBuffer } from "./der.ts";

/** What a server said to a ClientHello. */
export type ServerReply =
  | { readonly kind: "hello"; readonly version: number; readonly suite: number }
  | { readonly kind: "alert"; readonly code: number }
  /** Bytes that are no TLS. */
  | { readonly kind: "foreign" }
  /** TLS, but no whole message yet: nothing, warnings alone, or half a ServerHello. */
  | { readonly kind: "incomplete" };

const alertRecord = 21;
const handshakeRecord = 22;
const serverHello = 2;
const supportedVersions = 43;

/** Reads the first flight of a server, RFC 8446 §4.1.3 and §5.1; a HelloRetryRequest is a ServerHello too. Never throws. */
export function readServerReply(bytes: Uint8Array): ServerReply {
  let rest = toBuffer(bytes);
  let handshake = Buffer.alloc(0);
  while (rest.length >= 5) {
    const [type = 0, major] = rest;
    if (type < 20 || type > 24 || major !== 3) return { kind: "foreign" };
    const content = rest.subarray(5, 5 + rest.readUInt16BE(3));
    // RFC 6066 §3: a server may warn about the name first (level 1) and go on; only a fatal alert, or a close, is an answer.
    const [level, code] = content;
    if (type === alertRecord && code !== undefined && (level === 2 || code === 0)) return { kind: "alert", code };
    if (type === handshakeRecord) handshake = Buffer.concat([handshake, content]);
    rest = rest.subarray(5 + rest.readUInt16BE(3));
  }
  if (handshake.length === 0 && rest.length > 0 && (rest[0] ?? 0) >= 0x20) return { kind: "foreign" };
  return readHello(handshake);
}

function readHello(handshake: Buffer): ServerReply {
  if (handshake.length < 4) return { kind: "incomplete" };
  if (handshake[0] !== serverHello) return { kind: "foreign" };
  const message = handshake.subarray(4, 4 + handshake.readUIntBE(1, 3));
  // Version, random, session id with its length, suite, compression.
  const session = message[34] ?? 0;
  if (message.length < 38 + session) return { kind: "incomplete" };
  const suite = message.readUInt16BE(35 + session);
  const version = versionIn(message.subarray(38 + session)) ?? message.readUInt16BE(0);
  return { kind: "hello", version, suite };
}

/** RFC 8446 §4.2.1: the version of TLS 1.3 stands in an extension. */
function versionIn(extensions: Buffer): number | null {
  for (let offset = 2; offset + 4 <= extensions.length;) {
    const length = extensions.readUInt16BE(offset + 2);
    if (extensions.readUInt16BE(offset) === supportedVersions && offset + 6 <= extensions.length && length === 2) {
      return extensions.readUInt16BE(offset + 4);
    }
    offset += 4 + length;
  }
  return null;
}
