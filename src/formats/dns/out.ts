import { DnsError } from "./error.ts";

/** Octets that are being written. */
export interface Out {
  bytes: Buffer;
  at: number;
  /** Where names that later ones may point to begin, by what is written there; null where nothing is compressed. */
  readonly places: Map<string, number> | null;
  /** RFC 4034 §6.2: names of the types listed there are written in lower case. */
  readonly isCanonical: boolean;
}

/** RFC 1035 §4.2.2: the length of a message is written in sixteen bits. */
export const mostBytes = 65_535;

/** What a message is written to. */
export function openMessage(): Out {
  return { bytes: Buffer.alloc(512), at: 0, places: new Map(), isCanonical: false };
}

/** What a part is written to that stands alone: nothing in it is compressed. */
export function openPart(isCanonical = false): Out {
  return { bytes: Buffer.alloc(64), at: 0, places: null, isCanonical };
}

/** What was written. */
export function written({ bytes, at }: Out): Buffer {
  return bytes.subarray(0, at);
}

/** Makes room, and tells where it is. */
function extend(out: Out, count: number): number {
  const { at } = out;
  if (at + count > mostBytes) throw new DnsError("longer than a message can be");
  if (at + count > out.bytes.length) {
    out.bytes = Buffer.concat([out.bytes], Math.min(mostBytes, Math.max(at + count, out.bytes.length * 2)));
  }
  out.at = at + count;
  return at;
}

/** Whatever is no number of so many octets would be written as another one, or not at all. */
function checked(value: number, octets: 1 | 2 | 4): number {
  if (Number.isInteger(value) && value >= 0 && value < 2 ** (8 * octets)) return value;
  throw new DnsError(`no number of ${octets} octets`);
}

/** One octet. Throws `DnsError` for a number that it does not hold, as those below do. */
export function writeByte(out: Out, value: number): void {
  const at = extend(out, 1);
  out.bytes.writeUInt8(checked(value, 1), at);
}

/** Two octets. */
export function writeShort(out: Out, value: number): void {
  const at = extend(out, 2);
  out.bytes.writeUInt16BE(checked(value, 2), at);
}

/** Four octets. */
export function writeLong(out: Out, value: number): void {
  const at = extend(out, 4);
  out.bytes.writeUInt32BE(checked(value, 4), at);
}

/** Octets as they are. */
export function writeBytes(out: Out, value: Uint8Array): void {
  const at = extend(out, value.length);
  out.bytes.set(value, at);
}

/** RFC 1035 §3.3: octets behind one that counts them. */
export function writeCharacterString(out: Out, value: Uint8Array): void {
  if (value.length > 255) throw new DnsError("a string of more than 255 octets");
  writeByte(out, value.length);
  writeBytes(out, value);
}

/** Writes a part behind its length in two octets. */
export function writePart(out: Out, write: () => void): void {
  const at = extend(out, 2);
  write();
  out.bytes.writeUInt16BE(checked(out.at - at - 2, 2), at);
}
