import { tags } from "../formats/x509/der.ts";

/** The encoding of one element: tag, definite length in its shortest form (X.690 §10.1), content. */
export function encode(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Buffer.from([tag]), encodeLength(length), ...content]);
}

function encodeLength(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  const shortest = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
  return Buffer.concat([Buffer.from([0x80 | shortest.length]), shortest]);
}

/** A SEQUENCE of whole elements. */
export function sequence(...parts: readonly Uint8Array[]): Buffer {
  return encode(tags.sequence, ...parts);
}

/** A SET in the given order. A SET with one element, as in names, is always valid DER. */
export function set(...parts: readonly Uint8Array[]): Buffer {
  return encode(tags.set, ...parts);
}

/** `[number]` around whole elements, or around the content of a constructed type that it replaces. */
export function constructed(number: number, ...parts: readonly Uint8Array[]): Buffer {
  return encode(0xa0 | number, ...parts);
}

/** `[number]` in place of the tag of a primitive type. */
export function primitive(number: number, content: Uint8Array): Buffer {
  return encode(0x80 | number, content);
}

/** An object identifier from its dotted form. */
export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return encode(tags.oid, Buffer.from([first * 40 + second, ...rest].flatMap(arcBytes)));
}

function arcBytes(arc: number): readonly number[] {
  const bytes = [arc % 128];
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(0x80 | (rest % 128));
  return bytes;
}

/** A non-negative INTEGER, from a number or from big-endian bytes, without needless leading zeros (X.690 §8.3.2). */
export function integer(value: number | Uint8Array): Buffer {
  const bytes = typeof value === "number" ? numberBytes(value) : value;
  const start = bytes.findIndex((byte) => byte !== 0);
  const shortest = start < 0 ? Buffer.from([0]) : bytes.subarray(start);
  const isNegative = ((shortest[0] ?? 0) & 0x80) !== 0;
  return encode(tags.integer, Buffer.alloc(isNegative ? 1 : 0), shortest);
}

function numberBytes(value: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUIntBE(value, 0, 6);
  return bytes;
}

/** A BOOLEAN: true is 0xff, the only form that DER allows (X.690 §11.1). */
export function boolean(value: boolean): Buffer {
  return encode(tags.boolean, Buffer.from([value ? 0xff : 0]));
}

/** An ENUMERATED of a value from 0 to 127, in one byte. */
export function enumerated(value: number): Buffer {
  return encode(tags.enumerated, Buffer.from([value]));
}

/** An OCTET STRING around bytes, or around the encoding of whole elements. */
export function octetString(...content: readonly Uint8Array[]): Buffer {
  return encode(tags.octetString, ...content);
}

/** A BIT STRING. `unusedBits` is the number of unused bits in its last byte (X.690 §8.6.2.2). */
export function bitString(content: Uint8Array, unusedBits = 0): Buffer {
  return encode(tags.bitString, Buffer.from([unusedBits]), content);
}

/** A named bit list from the numbers of its set bits, without trailing zeros (X.690 §11.2.2). */
export function bitList(bits: readonly number[]): Buffer {
  const last = Math.max(-1, ...bits);
  const bytes = Buffer.alloc(Math.ceil((last + 1) / 8));
  for (const bit of bits) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  return bitString(bytes, bytes.length * 8 - (last + 1));
}

/** A UTF8String, the form for names in new certificates (RFC 5280 §4.1.2.4). */
export function utf8String(text: string): Buffer {
  return encode(0x0c, Buffer.from(text, "utf8"));
}

/** A NULL, the parameters of RSA signatures (RFC 4055 §5). */
export function nothing(): Buffer {
  return encode(0x05);
}

/** RFC 5280 §4.1.2.5: UTCTime through the year 2049, GeneralizedTime from 2050 on; whole seconds. */
export function derTime(date: Date): Buffer {
  const year = date.getUTCFullYear();
  return year >= 1950 && year < 2050
    ? encode(tags.utcTime, Buffer.from(digits(date).slice(2), "latin1"))
    : generalizedTime(date);
}

/** The only form of time in OCSP (RFC 6960 §4.2.2.1). */
export function generalizedTime(date: Date): Buffer {
  return encode(tags.generalizedTime, Buffer.from(digits(date), "latin1"));
}

function digits(date: Date): string {
  return `${date
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replace(/\D/g, "")}Z`;
}

/** Bytes as PEM text, with lines of 64 characters (RFC 7468 §2). */
export function toPem(der: Uint8Array, label: string): string {
  const lines =
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n");
}
