/** One tag of an XML document. */
export interface XmlTag {
  readonly name: string;
  readonly kind: "open" | "close" | "empty";
  readonly attributes: ReadonlyMap<string, string>;
}

/** The structure of a document, as far as it can be parsed. */
export interface XmlReading {
  readonly tags: readonly XmlTag[];
  /** The text after each tag, by the tag's index. */
  readonly texts: readonly string[];
  /** Whether there is a document type, which could declare entities. */
  readonly hasDoctype: boolean;
  /** Whether an entity is used that XML does not predefine. */
  readonly hasEntity: boolean;
  readonly isWellFormed: boolean;
}

/** Maximum number of tags read; a logo has fewer. */
const mostTags = 4000;

const space = "[ \\t\\r\\n]";
const nameText = "[A-Za-z_][A-Za-z0-9_.:-]{0,99}";
const opening = new RegExp(`^<(?<name>${nameText})(?<rest>(?:/|${space}[^<]*)?)>$`);
const closing = new RegExp(`^</(?<name>${nameText})${space}{0,50}>$`);
const attribute = new RegExp(
  `${space}+(?<name>${nameText})${space}*=${space}*(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')`,
  "y",
);
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/i;

/** Reads all tags of a document. The caller bounds the text; never throws. */
export function readXml(text: string): XmlReading {
  const tags: XmlTag[] = [];
  const texts: string[] = [];
  const open: string[] = [];
  let hasDoctype = false;
  let isWellFormed = true;
  let at = 0;
  while (at < text.length && tags.length < mostTags) {
    const start = text.indexOf("<", at);
    const between = text.slice(at, start < 0 ? text.length : start);
    if (tags.length > 0) texts[tags.length - 1] = (texts[tags.length - 1] ?? "") + between;
    // Outside the root element only white space is allowed.
    if (open.length === 0 && /[^ \t\r\n\ufeff]/.test(between)) isWellFormed = false;
    if (start < 0) break;
    const end = endOf(text, start);
    if (end < 0) return { tags, texts, hasDoctype, hasEntity: entity.test(text), isWellFormed: false };
    const piece = text.slice(start, end);
    at = end;
    if (piece.startsWith("<!DOCTYPE") || piece.startsWith("<!ENTITY")) hasDoctype = true;
    if (piece.startsWith("<!") || piece.startsWith("<?")) continue;
    const tag = readTag(piece);
    if (!tag || (tag.kind !== "close" && open.length === 0 && tags.length > 0)) {
      isWellFormed = false;
      continue;
    }
    if (tag.kind === "open") open.push(tag.name);
    if (tag.kind === "close" && open.pop() !== tag.name) isWellFormed = false;
    tags.push(tag);
  }
  const isWhole = open.length === 0 && tags.length > 0 && tags.length < mostTags;
  return { tags, texts, hasDoctype, hasEntity: entity.test(text), isWellFormed: isWellFormed && isWhole };
}

const ends: readonly (readonly [begin: string, end: string])[] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
];

/** The end of the markup that begins with `<`; -1 if it does not end. Quoted text may contain `>`. */
function endOf(text: string, start: number): number {
  const known = ends.find(([begin]) => text.startsWith(begin, start));
  if (known) {
    const found = text.indexOf(known[1], start + known[0].length);
    return found < 0 ? -1 : found + known[1].length;
  }
  let quote = "";
  // The internal subset of a document type is in brackets.
  let depth = 0;
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "[") depth++;
    else if (sign === "]") depth--;
    else if (sign === ">" && depth <= 0) return at + 1;
  }
  return -1;
}

function readTag(piece: string): XmlTag | null {
  const close = closing.exec(piece)?.groups?.["name"];
  if (close !== undefined) return { name: close, kind: "close", attributes: new Map() };
  const { name, rest = "" } = opening.exec(piece)?.groups ?? {};
  if (name === undefined) return null;
  const isEmpty = rest.endsWith("/");
  const attributes = readAttributes(isEmpty ? rest.slice(0, -1) : rest);
  return attributes && { name, kind: isEmpty ? "empty" : "open", attributes };
}

function readAttributes(text: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  let at = 0;
  for (;;) {
    attribute.lastIndex = at;
    const groups = attribute.exec(text)?.groups;
    if (!groups) break;
    at = attribute.lastIndex;
    const name = groups["name"] ?? "";
    // XML §3.1: an attribute must not occur twice.
    if (found.has(name)) return null;
    found.set(name, groups["double"] ?? groups["single"] ?? "");
  }
  return /^[ \t\r\n]*$/.test(text.slice(at)) ? found : null;
}
