import { readByte, readBytes, type Cursor } from "./cursor.ts";
import { DnsError } from "./error.ts";

/** A domain name with its labels as the original bytes. */
export interface DnsName {
  /** RFC 1035 §3.1 wire format without compression, 1 to 255 bytes. */
  readonly wire: Buffer;
}

/** The root name. */
export const root: DnsName = { wire: Buffer.of(0) };

const longestName = 255;
const longestLabel = 63;

/** A name of at most 127 labels needs no more pointers than that. */
const mostPointers = 127;

/**
 * Reads a name. RFC 1035 §4.1.4: it may end in a pointer to an earlier one. Each pointer must lead further back than the last, which rules out loops.
 * Throws `DnsError`, also for a pointer where newer types forbid it.
 */
export function readName(cursor: Cursor, mayPoint = true): DnsName {
  const { bytes, names } = cursor;
  const from = cursor.at;
  const parts: Buffer[] = [];
  let place: Cursor = cursor;
  let start = from;
  let size = 0;
  // Most names point to one that was read before.
  let key = from;
  for (let pointers = 0; ;) {
    const at = place.at;
    const length = readByte(place);
    if (length <= longestLabel) {
      readBytes(place, length);
      size += length + 1;
      if (size > longestName) throw new DnsError("a name of more than 255 octets");
      if (length > 0) continue;
      parts.push(bytes.subarray(start, place.at));
      break;
    }
    if (length < 0xc0) throw new DnsError("a label of an unknown kind");
    if (!mayPoint) throw new DnsError("a pointer where none may be");
    const target = (length & 0x3f) * 256 + readByte(place);
    if (target >= start) throw new DnsError("a pointer that does not lead back");
    if (at === from) key = target;
    const known = at === from ? names.get(target) : undefined;
    if (known) return known;
    if (++pointers > mostPointers) throw new DnsError("too many pointers");
    if (at > start) parts.push(bytes.subarray(start, at));
    start = target;
    // The target may extend up to the pointer, but never needs to.
    place = { bytes, at: target, end: at, names };
  }
  const [only] = parts;
  const name = { wire: parts.length === 1 && only ? only : Buffer.concat(parts, size) };
  names.set(key, name);
  return name;
}

/** Builds a name from labels, the top-level label last; throws `DnsError` for an empty label or too long a name. */
export function nameOf(labels: readonly Uint8Array[]): DnsName {
  const wire = Buffer.concat([...labels.flatMap((label) => [Buffer.of(label.length), label]), root.wire]);
  if (labels.some(({ length }) => length === 0)) throw new DnsError("an empty label");
  if (labels.some(({ length }) => length > longestLabel)) throw new DnsError("a label of more than 63 octets");
  if (wire.length > longestName) throw new DnsError("a name of more than 255 octets");
  return { wire };
}

/** The labels of a name without the root label, the top-level label last. */
export function labelsOf({ wire }: DnsName): readonly Buffer[] {
  const labels: Buffer[] = [];
  for (let at = 0, length = wire[0] ?? 0; length > 0; length = wire[at] ?? 0) {
    labels.push(wire.subarray(at + 1, at + 1 + length));
    at += length + 1;
  }
  return labels;
}

/**
 * A key that is equal for all spellings of a name: ASCII letters compare case-insensitively (RFC 4343). It is the canonical form (RFC 4034 §6.1) as
 * latin1; length bytes are never letters.
 */
export function keyOf({ wire }: DnsName): string {
  const text = wire.toString("latin1");
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}

/** A name in its canonical form. */
export function lowerCased(name: DnsName): DnsName {
  return { wire: Buffer.from(keyOf(name), "latin1") };
}

/** Whether two names are equal, ignoring case. */
export function isSameName(one: DnsName, other: DnsName): boolean {
  return one.wire.length === other.wire.length && (one.wire.equals(other.wire) || keyOf(one) === keyOf(other));
}

/** The name without its first label; null for the root. */
export function parentOf({ wire }: DnsName): DnsName | null {
  const length = wire[0] ?? 0;
  return length === 0 ? null : { wire: wire.subarray(length + 1) };
}

/** A name and its parents, ending with the root. */
export function* upwards(name: DnsName): Generator<DnsName> {
  for (let each: DnsName | null = name; each; each = parentOf(each)) yield each;
}

/** Whether a name equals a zone or is below it. */
export function isWithin(name: DnsName, zone: DnsName): boolean {
  const extra = name.wire.length - zone.wire.length;
  if (extra < 0) return false;
  // The last bytes may match the zone by chance, from the middle of a label on.
  for (const each of upwards(name)) if (each.wire.length === zone.wire.length) return isSameName(each, zone);
  return false;
}

/** The number of labels without the root label. */
export function countLabels(name: DnsName): number {
  return labelsOf(name).length;
}

/** The last labels of a name, the given number of them. */
export function outermost(name: DnsName, count: number): DnsName {
  return nameOf(labelsOf(name).slice(-count || Infinity));
}

/** The wildcard `*` below a name; throws `DnsError` if it is too long. */
export function wildcardBelow(name: DnsName): DnsName {
  return nameOf([Buffer.from("*"), ...labelsOf(name)]);
}

/** Whether the first label is `*`, RFC 4592 §2.1.1. */
export function isWildcard({ wire }: DnsName): boolean {
  return wire[0] === 1 && wire[1] === 0x2a;
}

/** RFC 4034 §6.1: compares label by label from the right, by lower-case bytes. */
export function compareNames(one: DnsName, other: DnsName): number {
  const ours = labelsOf(lowerCased(one)).toReversed();
  const theirs = labelsOf(lowerCased(other)).toReversed();
  for (const [index, label] of ours.entries()) {
    const order = label.compare(theirs[index] ?? Buffer.alloc(0));
    if (order !== 0) return order;
  }
  return ours.length - theirs.length;
}
