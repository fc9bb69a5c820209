import { DnsError } from "./error.ts";
import type { DnsName } from "./name.ts";

/** A position in some bytes; nothing is read from `end` on. Compression pointers may refer to anything before it. */
export interface Cursor {
  readonly bytes: Buffer;
  at: number;
  readonly end: number;
  /** Names read so far, by offset. */
  readonly names: Map<number, DnsName>;
}

/** A cursor over all of some bytes. */
export function cursorOf(bytes: Buffer): Cursor {
  return { bytes, at: 0, end: bytes.length, names: new Map() };
}

/** Advances and returns the previous offset; throws `DnsError` if too few bytes are left. */
function pass(cursor: Cursor, count: number): number {
  const { at } = cursor;
  if (at + count > cursor.end) throw new DnsError("truncated");
  cursor.at = at + count;
  return at;
}

/** Reads one byte. */
export function readByte(cursor: Cursor): number {
  return cursor.bytes.readUInt8(pass(cursor, 1));
}

/** Reads two bytes. */
export function readShort(cursor: Cursor): number {
  return cursor.bytes.readUInt16BE(pass(cursor, 2));
}

/** Reads four bytes as an unsigned number. */
export function readLong(cursor: Cursor): number {
  return cursor.bytes.readUInt32BE(pass(cursor, 4));
}

/** Reads bytes without copying them. */
export function readBytes(cursor: Cursor, count: number): Buffer {
  const from = pass(cursor, count);
  return cursor.bytes.subarray(from, from + count);
}

/** Reads all remaining bytes. */
export function readRest(cursor: Cursor): Buffer {
  return readBytes(cursor, cursor.end - cursor.at);
}

/** RFC 1035 §3.3: reads a length byte and that many bytes. */
export function readCharacterString(cursor: Cursor): Buffer {
  return readBytes(cursor, readByte(cursor));
}

/** Reads a part of the given length with its own cursor, which must reach its end. */
export function readPart<T>(cursor: Cursor, length: number, read: (part: Cursor) => T): T {
  const from = pass(cursor, length);
  const part = { bytes: cursor.bytes, at: from, end: from + length, names: cursor.names };
  const value = read(part);
  if (part.at !== part.end) throw new DnsError("more data than its type has");
  return value;
}
