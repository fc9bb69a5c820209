import { readByte, readLong, readShort } from "../cursor.ts";
import type { RecordField } from "./field.ts";
import { writeByte, writeLong, writeShort } from "../out.ts";
import { typeText } from "../codes.ts";

/** One byte. */
export const byte: RecordField<number> = { read: readByte, write: writeByte, text: String };
/** Two bytes, big-endian. */
export const short: RecordField<number> = { read: readShort, write: writeShort, text: String };
/** Four bytes, big-endian. */
export const long: RecordField<number> = { read: readLong, write: writeLong, text: String };

/** A record type. */
export const typeNumber: RecordField<number> = { read: readShort, write: writeShort, text: typeText };

/** RFC 4034 §3.2: Unix seconds modulo 2^32, printed as a time of the first period. */
export const time: RecordField<number> = {
  read: readLong,
  write: writeLong,
  text: (seconds) => new Date(seconds * 1000).toISOString().replaceAll(/[-:T]|\..*/g, ""),
};
