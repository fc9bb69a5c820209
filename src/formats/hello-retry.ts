import { toBuffer } from "./der.ts";

/** RFC 8446 §4.1.3: the random of a ServerHello that asks for another key share. */
const retryRandom = Buffer.from("cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c", "hex");

const keyShare = 51;

/** Record header, message header, version: what stands before the random of a ServerHello. */
const randomAt = 5 + 4 + 2;

/** The group that a HelloRetryRequest asks a key share of (RFC 8446 §4.2.8); null for anything else. Never throws. */
export function readRetryGroup(reply: Uint8Array): number | null {
  const bytes = toBuffer(reply);
  const session = randomAt + 32;
  const isRetry = bytes[0] === 22 && bytes[5] === 2 && bytes.subarray(randomAt, session).equals(retryRandom);
  if (!isRetry) return null;
  // The session id, the suite, the compression and the length of the extensions.
  let at = session + 1 + (bytes[session] ?? 0) + 2 + 1 + 2;
  while (at + 4 <= bytes.length) {
    const [type, length] = [bytes.readUInt16BE(at), bytes.readUInt16BE(at + 2)];
    if (type === keyShare) return length === 2 && at + 6 <= bytes.length ? bytes.readUInt16BE(at + 4) : null;
    at += 4 + length;
  }
  return null;
}
