/** One tag of a list, as it is written: names have a case (RFC 6376 §3.2), and values lose the blanks around them alone. */
interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A list of tags, RFC 6376 §3.2. */
export interface TagList {
  readonly tags: readonly Tag[];
  /** The first thing that makes it no list at all; null where it is one. */
  readonly fault: TagFault | null;
}

/** `syntax`: a part without a name, or without “=”; `repeated`: a name that stands there twice, which voids the whole list. */
interface TagFault {
  readonly code: "syntax" | "repeated" | "too-long";
  readonly text: string;
}

/** As long as a record of the DNS can be; a field of a header is cut at its own bound before. */
const longestList = 65_535;
const mostTags = 100;

/** Reads a list of tags. What stands before a fault is told too. Bounded; never throws. */
export function readTagList(text: string): TagList {
  if (text.length > longestList) return { tags: [], fault: { code: "too-long", text: "" } };
  const tags = new Map<string, Tag>();
  const parts = text.split(";", mostTags + 1);
  if (parts.length > mostTags) return { tags: [], fault: { code: "too-long", text: "" } };
  for (const [at, part] of parts.entries()) {
    const bare = part.trim();
    // §3.2: a semicolon may end the list; between two of them there must be a tag, but nobody minds.
    if (bare === "" && (at > 0 || parts.length === 1)) continue;
    const tag = readTag(bare);
    if (tag === null) return { tags: [...tags.values()], fault: { code: "syntax", text: bare } };
    if (tags.has(tag.name)) return { tags: [...tags.values()], fault: { code: "repeated", text: tag.name } };
    tags.set(tag.name, tag);
  }
  return { tags: [...tags.values()], fault: null };
}

function readTag(text: string): Tag | null {
  const equals = text.indexOf("=");
  if (equals < 0) return null;
  const name = text.slice(0, equals).trim();
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) ? { name, value: text.slice(equals + 1).trim() } : null;
}

/** The elements of a value that colons part (`h=`, `t=`, `s=`), without the blanks around them; §3.2 lets lines be folded there. */
export function colonList(value: string): readonly string[] {
  return value.split(":").map((each) => each.trim());
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The octets of a base64 value, in which blanks mean nothing (RFC 6376 §3.2 with §2.10); null where it is none. */
export function base64Octets(value: string): Buffer | null {
  const dense = value.replaceAll(/\s/g, "");
  if (!base64.test(dense)) return null;
  const digits = dense.replace(/=+$/, "").length;
  // One digit is six bits, of which no octet can be made.
  return digits % 4 === 1 ? null : Buffer.from(dense, "base64");
}
