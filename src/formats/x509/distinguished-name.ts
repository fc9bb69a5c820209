import { children, DerError, expectTag, readOid, readWhole, tags, type Element } from "./der.ts";

/**
 * A key that is equal for equal distinguished names (DER). RFC 5280 §7.1: string type, case and repeated white space do not matter, so a CA may spell
 * its name in two ways.
 */
export function canonicalName(name: Buffer): string {
  const known = canonical.get(name);
  if (known !== undefined) return known;
  const fresh = canonicalText(name);
  canonical.set(name, fresh);
  return fresh;
}

/** Cached, because a path search compares the same names repeatedly. */
const canonical = new WeakMap<Buffer, string>();

function canonicalText(name: Buffer): string {
  try {
    return canonicalAttributes(name).join(",");
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return name.toString("hex");
  }
}

/** The relative names of a distinguished name in the form of {@link canonicalName}, topmost first; throws `DerError`. */
export function canonicalAttributes(name: Buffer): readonly string[] {
  return children(readWhole(name, tags.sequence)).map(canonicalSet);
}

/** Whether two distinguished names are equal. */
export function isSameDistinguishedName(a: Buffer, b: Buffer): boolean {
  return a.equals(b) || canonicalName(a) === canonicalName(b);
}

/** One attribute of a distinguished name: its dotted identifier and its text. */
export interface NameAttribute {
  readonly oid: string;
  readonly value: string;
}

/** The attributes of a distinguished name in order, each text bounded; throws `DerError`. */
export function nameAttributes(name: Buffer): readonly NameAttribute[] {
  return children(readWhole(name))
    .flatMap((set) => children(set))
    .map((attribute) => {
      const [oid, value] = children(attribute);
      return { oid: readOid(expectTag(oid, tags.oid)), value: value ? readText(value) : "" };
    });
}

function readText({ tag, content }: Element): string {
  // X.690: BMPString is UTF-16 big-endian; other string types are read as UTF-8, a superset of ASCII.
  return tag === bmpString ? readWide(content.subarray(0, 1024)) : content.toString("utf8", 0, 1024);
}

function canonicalSet(set: Element): string {
  return children(expectTag(set, tags.set))
    .map((attribute) => {
      const [oid, value] = children(expectTag(attribute, tags.sequence));
      return `${readOid(expectTag(oid, tags.oid))}=${value ? canonicalValue(value) : ""}`;
    })
    .toSorted()
    .join("+");
}

// UTF8String, PrintableString, TeletexString and IA5String, which are ASCII-compatible.
const narrow = new Set([0x0c, 0x13, 0x14, 0x16]);
const bmpString = 0x1e;

/** The text in quotes, so that no value can look like a further attribute; other types unchanged. */
function canonicalValue({ tag, content, whole }: Element): string {
  if (tag !== bmpString && !narrow.has(tag)) return whole.toString("hex");
  const text = tag === bmpString ? readWide(content) : content.toString("utf8");
  return JSON.stringify(text.trim().replace(/\s+/g, " ").toLowerCase());
}

function readWide(content: Buffer): string {
  return Buffer.from(content.subarray(0, content.length & ~1))
    .swap16()
    .toString("utf16le");
}
