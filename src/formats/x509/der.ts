/** One DER element: its tag, its content, and the whole encoding. */
export interface Element {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** Bytes that are not valid DER. Only formats throw it; their callers turn it into a finding or a reason. */
export class DerError extends Error {
  override readonly name = "DerError";
}

/** Universal tags of X.690 §8.1.2 as the first byte; constructed types have bit 6 set. */
export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  enumerated: 0x0a,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Reads one element at an offset. X.690 §8.1: definite lengths of at most four bytes, single-byte tags. */
export function readElement(bytes: Buffer, offset = 0): Element {
  const tag = bytes[offset];
  const first = bytes[offset + 1];
  if (tag === undefined || first === undefined) throw new DerError("truncated");
  if ((tag & 0x1f) === 0x1f) throw new DerError("long tag");
  const size = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || size > 4) throw new DerError("length");
  const start = offset + 2 + size;
  if (start > bytes.length) throw new DerError("truncated");
  const length = size === 0 ? first : bytes.readUIntBE(offset + 2, size);
  const end = start + length;
  if (end > bytes.length) throw new DerError("truncated");
  return { tag, content: bytes.subarray(start, end), whole: bytes.subarray(offset, end) };
}

/** Reads bytes that must be exactly one element. */
export function readWhole(bytes: Uint8Array, tag?: number): Element {
  const buffer = toBuffer(bytes);
  const element = readElement(buffer);
  if (element.whole.length !== buffer.length) throw new DerError("trailing bytes");
  return tag === undefined ? element : expectTag(element, tag);
}

/** Iterates over the elements inside a constructed one without building a list. */
export function* walk(content: Buffer): Generator<Element> {
  for (let offset = 0; offset < content.length;) {
    const element = readElement(content, offset);
    yield element;
    offset += element.whole.length;
  }
}

/** The elements inside a constructed one; more than `limit` are an error. */
export function children({ content }: Element, limit = 4096): readonly Element[] {
  const elements: Element[] = [];
  for (const element of walk(content)) {
    if (elements.length >= limit) throw new DerError("too many elements");
    elements.push(element);
  }
  return elements;
}

/** Returns the element if it exists and has the tag; otherwise throws. */
export function expectTag(element: Element | undefined, tag: number): Element {
  if (element?.tag !== tag) throw new DerError(`expected tag ${tag}`);
  return element;
}

/** An object identifier in dotted form. */
export function readOid({ content }: Element): string {
  if (content.length === 0 || content.length > 64) throw new DerError("oid");
  const arcs: bigint[] = [];
  // X.667 §7: an arc below 2.25 is a 128-bit UUID.
  let arc = 0n;
  let isWithin = false;
  for (const byte of content) {
    // X.690 §8.19.2: no leading padding, so that each identifier has one encoding.
    if (!isWithin && byte === 0x80) throw new DerError("oid");
    arc = (arc << 7n) | BigInt(byte & 0x7f);
    isWithin = (byte & 0x80) !== 0;
    if (isWithin) continue;
    arcs.push(arc);
    arc = 0n;
  }
  if (isWithin) throw new DerError("oid");
  const [first = 0n, ...rest] = arcs;
  const root = first < 80n ? first / 40n : 2n;
  return [root, first - root * 40n, ...rest].join(".");
}

const utcTime = /^(?<y>\d\d)(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)Z$/;
const generalizedTime = /^(?<y>\d{4})(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)(?:\.\d{1,9})?Z$/;

/** A time in Unix milliseconds. RFC 5280 §4.1.2.5: with seconds and zone Z; two-digit years below 50 are 20xx. */
export function readTime({ tag, content }: Element): number {
  const text = content.toString("latin1", 0, 32);
  const match = (tag === tags.utcTime ? utcTime : generalizedTime).exec(text);
  if (!match?.groups || (tag !== tags.utcTime && tag !== tags.generalizedTime)) throw new DerError("time");
  const { y, mo, d, h, mi, s } = match.groups;
  const century = Number(y) < 50 ? 2000 : 1900;
  const year = Number(y) + (tag === tags.generalizedTime ? 0 : century);
  const time = Date.UTC(year, Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
  // Date.UTC normalises overflow: month 13 becomes the next January, and years below 100 become 19xx.
  const written = `${`${year}`.padStart(4, "0")}-${mo}-${d}T${h}:${mi}:${s}.000Z`;
  if (new Date(time).toISOString() !== written) throw new DerError("time");
  return time;
}

/** The bytes of a bit string with a whole number of bytes. */
export function readBits(element: Element | undefined): Buffer {
  const { content } = expectTag(element, tags.bitString);
  if (content[0] !== 0) throw new DerError("bit string");
  return content.subarray(1);
}

/** A Buffer over the same memory. */
export function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
