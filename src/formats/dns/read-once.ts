import type { DnsMessage } from "./message.ts";
import { readMessage } from "./read-message.ts";

const known = new WeakMap<Uint8Array, DnsMessage>();

/**
 * Caches {@link readMessage} per byte array, which must not be modified: several readers get the same answer, and a large one takes time. Throws
 * `DnsError` in the same way.
 */
export function messageIn(bytes: Uint8Array): DnsMessage {
  const message = known.get(bytes) ?? readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  known.set(bytes, message);
  return message;
}
