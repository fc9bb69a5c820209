import { readByte, readLong, readShort } from "../cursor.ts";
import type { Field } from "./field.ts";
import { writeByte, writeLong, writeShort } from "../out.ts";
import { typeText } from "../codes.ts";

/** One octet. */
export const byte: Field<number> = { read: readByte, write: writeByte, text: String };
/** Two octets, the most significant first. */
export const short: Field<number> = { read: readShort, write: writeShort, text: String };
/** Four octets, the most significant first. */
export const long: Field<number> = { read: readLong, write: writeLong, text: String };

/** The type of other records. */
export const typeNumber: Field<number> = { read: readShort, write: writeShort, text: typeText };

/** RFC 4034 §3.2: seconds since 1970 that begin anew after 136 years, printed as a time of the first of them. */
export const time: Field<number> = {
  read: readLong,
  write: writeLong,
  text: (seconds) => new Date(seconds * 1000).toISOString().replaceAll(/[-:T]|\..*/g, ""),
};
