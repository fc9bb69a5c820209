import { DnsError } from "./error.ts";

/** A growing byte buffer for writing. */
export interface Out {
  bytes: Buffer;
  at: number;
  /** Offsets of names for compression, by content; null if nothing is compressed. */
  readonly places: Map<string, number> | null;
  /** RFC 4034 §6.2: whether names of the listed types are written in lower case. */
  readonly isCanonical: boolean;
}

/** RFC 1035 §4.2.2: a message's length has sixteen bits. */
export const mostBytes = 65_535;

/** Opens a buffer for a message. */
export function openMessage(): Out {
  return { bytes: Buffer.alloc(512), at: 0, places: new Map(), isCanonical: false };
}

/** Opens a buffer for a standalone part without compression. */
export function openPart(isCanonical = false): Out {
  return { bytes: Buffer.alloc(64), at: 0, places: null, isCanonical };
}

/** The written bytes. */
export function written({ bytes, at }: Out): Buffer {
  return bytes.subarray(0, at);
}

/** Extends the buffer and returns the old end. */
function extend(out: Out, count: number): number {
  const { at } = out;
  if (at + count > mostBytes) throw new DnsError("longer than a message can be");
  if (at + count > out.bytes.length) {
    out.bytes = Buffer.concat([out.bytes], Math.min(mostBytes, Math.max(at + count, out.bytes.length * 2)));
  }
  out.at = at + count;
  return at;
}

/** Rejects numbers that do not fit. */
function checked(value: number, octets: 1 | 2 | 4): number {
  if (Number.isInteger(value) && value >= 0 && value < 2 ** (8 * octets)) return value;
  throw new DnsError(`no number of ${octets} octets`);
}

/** Writes one byte. Throws `DnsError` if the number does not fit, as do the next functions. */
export function writeByte(out: Out, value: number): void {
  const at = extend(out, 1);
  out.bytes.writeUInt8(checked(value, 1), at);
}

/** Writes two bytes. */
export function writeShort(out: Out, value: number): void {
  const at = extend(out, 2);
  out.bytes.writeUInt16BE(checked(value, 2), at);
}

/** Writes four bytes. */
export function writeLong(out: Out, value: number): void {
  const at = extend(out, 4);
  out.bytes.writeUInt32BE(checked(value, 4), at);
}

/** Writes bytes unchanged. */
export function writeBytes(out: Out, value: Uint8Array): void {
  const at = extend(out, value.length);
  out.bytes.set(value, at);
}

/** RFC 1035 §3.3: writes a length byte and the bytes. */
export function writeCharacterString(out: Out, value: Uint8Array): void {
  if (value.length > 255) throw new DnsError("a string of more than 255 octets");
  writeByte(out, value.length);
  writeBytes(out, value);
}

/** Writes a part with its length in two bytes before it. */
export function writePart(out: Out, write: () => void): void {
  const at = extend(out, 2);
  write();
  out.bytes.writeUInt16BE(checked(out.at - at - 2, 2), at);
}
