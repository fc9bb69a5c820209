import { readByte, readBytes, type Cursor } from "../cursor.ts";
import { DnsError } from "../error.ts";
import type { RecordField } from "./field.ts";
import { writeByte, writeBytes, type Out } from "../out.ts";
import { typeText } from "../codes.ts";

/** RFC 4034 §4.1.2: a type bitmap in windows of 256 bits; each set has exactly one encoding. */
export const typeBitmap: RecordField<readonly number[]> = {
  read: readTypes,
  write: writeTypes,
  text: (numbers) => numbers.map(typeText).join(" "),
};

function readTypes(cursor: Cursor): readonly number[] {
  const numbers: number[] = [];
  for (let last = -1; cursor.at < cursor.end;) {
    const window = readByte(cursor);
    const size = readByte(cursor);
    if (window <= last) throw new DnsError("type bitmaps out of order");
    if (size < 1 || size > 32) throw new DnsError("a type bitmap of no or more than 32 octets");
    const bits = readBytes(cursor, size);
    if (bits.at(-1) === 0) throw new DnsError("a type bitmap with padding");
    for (const [index, octet] of bits.entries()) {
      for (let bit = 0; bit < 8; bit++) if (octet & (0x80 >> bit)) numbers.push(window * 256 + index * 8 + bit);
    }
    last = window;
  }
  return numbers;
}

function writeTypes(out: Out, numbers: readonly number[]): void {
  const windows = new Map<number, number[]>();
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const octets = windows.get(number >> 8) ?? [];
    windows.set(number >> 8, octets);
    const index = (number & 0xff) >> 3;
    while (octets.length <= index) octets.push(0);
    octets[index] = (octets[index] ?? 0) | (0x80 >> (number & 7));
  }
  for (const [window, octets] of windows) {
    writeByte(out, window);
    writeByte(out, octets.length);
    writeBytes(out, Uint8Array.from(octets));
  }
}
