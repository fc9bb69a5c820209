/** One tag as written: names are case-sensitive (RFC 6376 §3.2), and values lose only surrounding spaces. */
interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A list of tags, RFC 6376 §3.2. */
export interface TagList {
  readonly tags: readonly Tag[];
  /** The first fault that makes it invalid; null if valid. */
  readonly fault: TagFault | null;
}

/** `syntax`: a part without a name or "="; `repeated`: a duplicate name, which invalidates the whole list. */
interface TagFault {
  readonly code: "syntax" | "repeated" | "too-long";
  readonly text: string;
}

/** Maximum length of a DNS record; header fields have a smaller limit. */
const longestList = 65_535;
const mostTags = 100;

/** Parses a tag list. Tags before a fault are returned too. Bounded; never throws. */
export function readTagList(text: string): TagList {
  if (text.length > longestList) return { tags: [], fault: { code: "too-long", text: "" } };
  const tags = new Map<string, Tag>();
  const parts = text.split(";", mostTags + 1);
  if (parts.length > mostTags) return { tags: [], fault: { code: "too-long", text: "" } };
  for (const [at, part] of parts.entries()) {
    const bare = part.trim();
    // §3.2: a semicolon may end the list; an empty tag is invalid but generally accepted.
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

/** The colon-separated elements of a value (`h=`, `t=`, `s=`) without surrounding spaces; §3.2 allows folding there. */
export function colonList(value: string): readonly string[] {
  return value.split(":").map((each) => each.trim());
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a base64 value, ignoring spaces (RFC 6376 §3.2 with §2.10); null if invalid. */
export function base64Octets(value: string): Buffer | null {
  const dense = value.replaceAll(/\s/g, "");
  if (!base64.test(dense)) return null;
  const digits = dense.replace(/=+$/, "").length;
  // One remaining digit is six bits, less than a byte.
  return digits % 4 === 1 ? null : Buffer.from(dense, "base64");
}
