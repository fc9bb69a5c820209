import { DnsError } from "./error.ts";
import type { DnsName } from "./name.ts";

/** A place in some bytes, behind which nothing is read from `end` on. Names may point to anything before it. */
export interface Cursor {
  readonly bytes: Buffer;
  at: number;
  readonly end: number;
  /** Names that have been read, by where they begin. */
  readonly names: Map<number, DnsName>;
}

/** Reads from the beginning of some bytes to their end. */
export function cursorOf(bytes: Buffer): Cursor {
  return { bytes, at: 0, end: bytes.length, names: new Map() };
}

/** Moves on, and tells where the bytes that were passed begin; throws `DnsError` where there are fewer. */
function pass(cursor: Cursor, count: number): number {
  const { at } = cursor;
  if (at + count > cursor.end) throw new DnsError("truncated");
  cursor.at = at + count;
  return at;
}

/** One octet. */
export function readByte(cursor: Cursor): number {
  return cursor.bytes.readUInt8(pass(cursor, 1));
}

/** Two octets. */
export function readShort(cursor: Cursor): number {
  return cursor.bytes.readUInt16BE(pass(cursor, 2));
}

/** Four octets, without a sign. */
export function readLong(cursor: Cursor): number {
  return cursor.bytes.readUInt32BE(pass(cursor, 4));
}

/** So many octets, over the same memory. */
export function readBytes(cursor: Cursor, count: number): Buffer {
  const from = pass(cursor, count);
  return cursor.bytes.subarray(from, from + count);
}

/** Everything that is left. */
export function readRest(cursor: Cursor): Buffer {
  return readBytes(cursor, cursor.end - cursor.at);
}

/** RFC 1035 §3.3: octets behind one that counts them. */
export function readCharacterString(cursor: Cursor): Buffer {
  return readBytes(cursor, readByte(cursor));
}

/** Reads a part of so many octets with a cursor of its own, which must be used up. */
export function readPart<T>(cursor: Cursor, length: number, read: (part: Cursor) => T): T {
  const from = pass(cursor, length);
  const part = { bytes: cursor.bytes, at: from, end: from + length, names: cursor.names };
  const value = read(part);
  if (part.at !== part.end) throw new DnsError("more data than its type has");
  return value;
}
