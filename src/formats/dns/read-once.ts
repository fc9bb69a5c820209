import type { DnsMessage } from "./message.ts";
import { readMessage } from "./read-message.ts";

const known = new WeakMap<Uint8Array, DnsMessage>();

/**
 * What {@link readMessage} makes of some bytes, which nobody changes: who accepts an answer reads it, and so does everybody who is
 * handed it, and a large one takes a while. Throws `DnsError` as it does.
 */
export function messageIn(bytes: Uint8Array): DnsMessage {
  const message = known.get(bytes) ?? readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  known.set(bytes, message);
  return message;
}
