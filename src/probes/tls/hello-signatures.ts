import { toBuffer } from "../../formats/x509/der.ts";
import { messageTypes, readFlight } from "../../formats/tls/flight.ts";

/** RFC 5246 §7.4.1.4.1: the signature_algorithms extension. */
const signaturesType = 13;

/** Bytes of the record header, message header, version and random before the session id of a ClientHello. */
const beforeSession = 5 + 4 + 2 + 32;

/**
 * The same ClientHello with other signature algorithms, best first. A shorter list is padded by repeating the last one, which changes
 * nothing. Expects one whole record with that extension, and no more algorithms than before.
 */
export function withSignatures(hello: Uint8Array, codes: readonly number[]): Buffer {
  const bytes = Buffer.from(hello);
  const at = contentOf(bytes);
  const count = bytes.readUInt16BE(at) / 2;
  for (let index = 0; index < count; index++) {
    bytes.writeUInt16BE(codes[Math.min(index, codes.length - 1)] ?? 0, at + 2 + 2 * index);
  }
  return bytes;
}

/** The offset of the extension's content. */
function contentOf(bytes: Buffer): number {
  const suites = beforeSession + 1 + (bytes[beforeSession] ?? 0);
  const compressions = suites + 2 + bytes.readUInt16BE(suites);
  let at = compressions + 1 + (bytes[compressions] ?? 0) + 2;
  while (bytes.readUInt16BE(at) !== signaturesType) at += 4 + bytes.readUInt16BE(at + 2);
  return at + 4;
}

/** RFC 8422 §5.4, RFC 5246 §4.7: the signature algorithm in an ECDHE key exchange of TLS 1.2; null if there is none. */
export function signatureIn(bytes: Uint8Array): number | null {
  const { messages } = readFlight(toBuffer(bytes));
  const body = messages.find(({ type, isWhole }) => isWhole && type === messageTypes.serverKeyExchange)?.body;
  // A named curve (3), and a point with its length.
  if (!body || body[0] !== 3) return null;
  const at = 4 + (body[3] ?? 0);
  return body.length >= at + 2 ? body.readUInt16BE(at) : null;
}
