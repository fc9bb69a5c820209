import { readByte, readBytes, readCharacterString, readRest, type Cursor } from "../cursor.ts";
import { DnsError } from "../error.ts";
import type { RecordField } from "./field.ts";
import { decimalEscape } from "../name-text.ts";
import { writeBytes, writeCharacterString } from "../out.ts";

/** RFC 1035 §5.1: bytes in quotes. */
export function quoted(value: Uint8Array): string {
  return `"${Array.from(value, quotedOctet).join("")}"`;
}

function quotedOctet(octet: number): string {
  if (octet === 0x22 || octet === 0x5c) return `\\${String.fromCharCode(octet)}`;
  return octet >= 0x20 && octet < 0x7f ? String.fromCharCode(octet) : decimalEscape(octet);
}

/** A string of up to 255 bytes. */
export const characterString: RecordField<Buffer> = {
  read: readCharacterString,
  write: writeCharacterString,
  text: quoted,
};

/** RFC 1035 §3.3.14: one or more strings up to the end. */
export const characterStrings: RecordField<readonly Buffer[]> = {
  read(cursor) {
    const strings = [readCharacterString(cursor)];
    while (cursor.at < cursor.end) strings.push(readCharacterString(cursor));
    return strings;
  },
  write(out, strings) {
    if (strings.length === 0) throw new DnsError("no string");
    for (const each of strings) writeCharacterString(out, each);
  },
  text: (strings) => strings.map(quoted).join(" "),
};

/** RFC 8659 §4.1: the tag of a CAA record: one to 255 letters and digits, all printable. */
export const tag: RecordField<string> = {
  read(cursor) {
    return checkedTag(readBytes(cursor, readByte(cursor)).toString("latin1"));
  },
  write: (out, value) => writeCharacterString(out, Buffer.from(checkedTag(value), "latin1")),
  text: (value) => value,
};

function checkedTag(text: string): string {
  if (!/^[0-9A-Za-z]{1,255}$/.test(text)) throw new DnsError("a tag of other than letters and digits");
  return text;
}

function readSome(cursor: Cursor): Buffer {
  const rest = readRest(cursor);
  if (rest.length === 0) throw new DnsError("truncated");
  return rest;
}

/** All remaining bytes, in hexadecimal. */
export const hex: RecordField<Buffer> = { read: readSome, write: writeBytes, text: hexText };

/** All remaining bytes, in base64. */
export const base64: RecordField<Buffer> = {
  read: readSome,
  write: writeBytes,
  text: (value) => value.toString("base64"),
};

/** All remaining bytes in quotes, for URI and CAA, which have no length field. */
export const quotedRest: RecordField<Buffer> = { read: readRest, write: writeBytes, text: quoted };

/** RFC 5155 §3.3: a length byte and bytes, in hexadecimal; `-` if empty. */
export const salt: RecordField<Buffer> = {
  read: readCharacterString,
  write: writeCharacterString,
  text: (value) => hexText(value) || "-",
};

/** RFC 5155 §3.3: a length byte and a hashed name, in base32hex without padding. */
export const hash: RecordField<Buffer> = {
  read(cursor) {
    const value = readCharacterString(cursor);
    if (value.length === 0) throw new DnsError("no hash");
    return value;
  },
  write: writeCharacterString,
  text: base32Text,
};

/** Bytes as `dig` prints them. */
export function hexText(value: Buffer): string {
  return value.toString("hex").toUpperCase();
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

/** RFC 4648 §7, without padding. */
export function base32Text(value: Uint8Array): string {
  const bits = Array.from(value, (octet) => octet.toString(2).padStart(8, "0")).join("");
  return Array.from(bits.match(/.{1,5}/g) ?? [], (five) => digits[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** Decodes {@link base32Text}; null for other input. */
export function base32Bytes(text: string): Buffer | null {
  const values = Array.from(text.toUpperCase(), (digit) => digits.indexOf(digit));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
  const octets = bits.match(/.{8}/g) ?? [];
  const bytes = Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
  return base32Text(bytes) === text.toUpperCase() ? bytes : null;
}
