import type { Cursor } from "../cursor.ts";
import type { Out } from "../out.ts";

/** One field of record data: its wire format, and how `dig` prints it. Reading and writing throw `DnsError`. */
export interface RecordField<T> {
  read(cursor: Cursor): T;
  write(out: Out, value: T): void;
  text(value: T): string;
}
