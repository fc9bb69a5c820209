import { toBuffer } from "../x509/der.ts";

const paddingType = 21;

/** Bytes before the session id of a ClientHello: record header, message header, version, random. */
const beforeSession = 5 + 4 + 2 + 32;

/**
 * Pads a ClientHello to `length` bytes (RFC 7685), which every server must ignore; a longer one stays unchanged. Expects one complete record with
 * extensions.
 */
export function withPadding(hello: Uint8Array, length: number): Buffer {
  const bytes = toBuffer(hello);
  // Existing padding is removed first.
  const bare = padded(bytes, 0);
  const missing = length - bare.length;
  return missing < 0 ? bytes : padded(bytes, missing);
}

/** RFC 7301 §3.1: the extension that lists application protocols. */
const protocolsType = 16;

/**
 * Replaces the ALPN extension with padding of the same length: connections for mail or files use no ALPN, and some servers reject an offer of HTTP
 * there. Expects one complete record, whose extensions may be absent.
 */
export function withoutProtocols(hello: Uint8Array): Buffer {
  const bytes = toBuffer(hello);
  const at = extensionsAt(bytes);
  const all = [...readExtensions(bytes.subarray(at + 2))];
  const others = all.filter(({ type }) => type !== protocolsType);
  return others.length === all.length ? bytes : withPadding(rebuilt(bytes, at, others), bytes.length);
}

/** Inserts padding in place of the existing one, or after all other extensions. */
function padded(hello: Buffer, length: number): Buffer {
  const at = extensionsAt(hello);
  const others = [...readExtensions(hello.subarray(at + 2))].filter(({ type }) => type !== paddingType);
  return rebuilt(hello, at, [...others, { type: paddingType, content: Buffer.alloc(length) }]);
}

function rebuilt(hello: Buffer, at: number, extensions: readonly Extension[]): Buffer {
  const block = Buffer.concat(extensions.map(write));
  const body = Buffer.concat([hello.subarray(9, at), uint(2, block.length), block]);
  const message = Buffer.concat([hello.subarray(5, 6), uint(3, body.length), body]);
  return Buffer.concat([hello.subarray(0, 3), uint(2, message.length), message]);
}

interface Extension {
  readonly type: number;
  readonly content: Buffer;
}

function extensionsAt(hello: Buffer): number {
  const suites = beforeSession + 1 + (hello[beforeSession] ?? 0);
  const compression = suites + 2 + hello.readUInt16BE(suites);
  return compression + 1 + (hello[compression] ?? 0);
}

function* readExtensions(block: Buffer): Generator<Extension> {
  for (let at = 0; at + 4 <= block.length;) {
    const end = at + 4 + block.readUInt16BE(at + 2);
    yield { type: block.readUInt16BE(at), content: block.subarray(at + 4, end) };
    at = end;
  }
}

function write({ type, content }: Extension): Buffer {
  return Buffer.concat([uint(2, type), uint(2, content.length), content]);
}

function uint(width: number, value: number): Buffer {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(value, 0, width);
  return bytes;
}
