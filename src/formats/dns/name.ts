import { readByte, readBytes, type Cursor } from "./cursor.ts";
import { DnsError } from "./error.ts";

/** A domain name: the octets of its labels as they were written, whatever they are. */
export interface DnsName {
  /** RFC 1035 §3.1, without compression: every label behind its length, and the empty one at the end. 1 to 255 octets. */
  readonly wire: Buffer;
}

/** The name without labels. */
export const root: DnsName = { wire: Buffer.of(0) };

const longestName = 255;
const longestLabel = 63;

/** A name of at most 127 labels is pieced together from no more places than it has labels. */
const mostPointers = 127;

/**
 * Reads a name. RFC 1035 §4.1.4: it may end in a pointer to an earlier one; each must lead further back than the one before it,
 * so that no two of them make a loop. Throws `DnsError`, also for a pointer where types of later standards have none.
 */
export function readName(cursor: Cursor, mayPoint = true): DnsName {
  const { bytes, names } = cursor;
  const from = cursor.at;
  const parts: Buffer[] = [];
  let place: Cursor = cursor;
  let start = from;
  let size = 0;
  // Most names are pointers to one that has been read before.
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
    // What it points to may go on as far as the pointer, and never needs to.
    place = { bytes, at: target, end: at, names };
  }
  const [only] = parts;
  const name = { wire: parts.length === 1 && only ? only : Buffer.concat(parts, size) };
  names.set(key, name);
  return name;
}

/** A name of some labels, the outermost last; throws `DnsError` where one is empty or anything is too long. */
export function nameOf(labels: readonly Uint8Array[]): DnsName {
  const wire = Buffer.concat([...labels.flatMap((label) => [Buffer.of(label.length), label]), root.wire]);
  if (labels.some(({ length }) => length === 0)) throw new DnsError("an empty label");
  if (labels.some(({ length }) => length > longestLabel)) throw new DnsError("a label of more than 63 octets");
  if (wire.length > longestName) throw new DnsError("a name of more than 255 octets");
  return { wire };
}

/** The labels of a name, the outermost last, without the empty one. */
export function labelsOf({ wire }: DnsName): readonly Buffer[] {
  const labels: Buffer[] = [];
  for (let at = 0, length = wire[0] ?? 0; length > 0; length = wire[at] ?? 0) {
    labels.push(wire.subarray(at + 1, at + 1 + length));
    at += length + 1;
  }
  return labels;
}

/**
 * The same for all spellings of a name: RFC 4343, letters of ASCII have no case, and nothing else is the same as something else.
 * It is the name's canonical form of RFC 4034 §6.1 in latin1; the lengths of labels are no letters.
 */
export function keyOf({ wire }: DnsName): string {
  const text = wire.toString("latin1");
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}

/** A name in its canonical form. */
export function lowerCased(name: DnsName): DnsName {
  return { wire: Buffer.from(keyOf(name), "latin1") };
}

/** Whether two names are the same, in whatever case. */
export function isSameName(one: DnsName, other: DnsName): boolean {
  return one.wire.length === other.wire.length && (one.wire.equals(other.wire) || keyOf(one) === keyOf(other));
}

/** The name without its first label; null for the root. */
export function parentOf({ wire }: DnsName): DnsName | null {
  const length = wire[0] ?? 0;
  return length === 0 ? null : { wire: wire.subarray(length + 1) };
}

/** A name and all those above it, the root last. */
export function* upwards(name: DnsName): Generator<DnsName> {
  for (let each: DnsName | null = name; each; each = parentOf(each)) yield each;
}

/** Whether a name is another one or below it. */
export function isWithin(name: DnsName, zone: DnsName): boolean {
  const extra = name.wire.length - zone.wire.length;
  if (extra < 0) return false;
  // The octets at the end may be those of the zone by chance, from the middle of a label on.
  for (const each of upwards(name)) if (each.wire.length === zone.wire.length) return isSameName(each, zone);
  return false;
}

/** How many labels a name has, without the empty one. */
export function countLabels(name: DnsName): number {
  return labelsOf(name).length;
}

/** The outermost labels of a name: so many of them. */
export function outermost(name: DnsName, count: number): DnsName {
  return nameOf(labelsOf(name).slice(-count || Infinity));
}

/** `*` below a name; throws `DnsError` where that is too long for a name. */
export function wildcardBelow(name: DnsName): DnsName {
  return nameOf([Buffer.from("*"), ...labelsOf(name)]);
}

/** Whether the first label is `*`, RFC 4592 §2.1.1. */
export function isWildcard({ wire }: DnsName): boolean {
  return wire[0] === 1 && wire[1] === 0x2a;
}

/** RFC 4034 §6.1: names are sorted by their outermost label, then by the one before it, by lower-case octets. */
export function compareNames(one: DnsName, other: DnsName): number {
  const ours = labelsOf(lowerCased(one)).toReversed();
  const theirs = labelsOf(lowerCased(other)).toReversed();
  for (const [index, label] of ours.entries()) {
    const order = label.compare(theirs[index] ?? Buffer.alloc(0));
    if (order !== 0) return order;
  }
  return ours.length - theirs.length;
}
