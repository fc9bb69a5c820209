/** One step through a document: a tag, or text that is not white space. */
export interface Tag {
  readonly kind: "start" | "end" | "text";
  /** Lower case; empty for text. */
  readonly name: string;
  /** The first of two equal names counts, as in browsers. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Elements whose content is text up to their end tag. With scripting on, noscript is one of them in a head. */
const textElements = new Set([
  "script",
  "style",
  "title",
  "textarea",
  "noscript",
  "noframes",
  "xmp",
  "iframe",
  "noembed",
]);

const none: ReadonlyMap<string, string> = new Map();
const mostAttributes = 64;

/** Walks through a document, tag by tag, in linear time; comments, declarations and the content of text elements are skipped. */
export function* readTags(html: string): Generator<Tag> {
  // Folded in ASCII alone: the lower case of some letters is longer, and offsets would no longer fit.
  const folded = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let at = html.startsWith("\ufeff") ? 1 : 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    const end = open < 0 ? html.length : open;
    if (/\S/.test(html.slice(at, end))) yield { kind: "text", name: "", attributes: none };
    if (open < 0) return;
    const skipped = skipComment(html, open);
    if (skipped !== null) {
      at = skipped;
      continue;
    }
    const isEnd = html[open + 1] === "/";
    const nameAt = open + (isEnd ? 2 : 1);
    const name = nameFrom(folded, nameAt);
    if (name === "") {
      yield { kind: "text", name: "", attributes: none };
      return;
    }
    const { attributes, end: after } = readAttributes(html, nameAt + name.length);
    yield { kind: isEnd ? "end" : "start", name, attributes };
    at = !isEnd && textElements.has(name) ? endOfText(folded, name, after) : after;
  }
}

/** The end of a comment or declaration that begins here; null where none does. */
function skipComment(html: string, open: number): number | null {
  // HTML §13.2.5.43: these two close a comment at once.
  if (html.startsWith("<!-->", open)) return open + 5;
  if (html.startsWith("<!--->", open)) return open + 6;
  if (html.startsWith("<!--", open)) return after(html, "-->", open + 4);
  const isDeclaration = html[open + 1] === "!" || html[open + 1] === "?";
  return isDeclaration ? after(html, ">", open + 2) : null;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function endOfText(folded: string, name: string, from: number): number {
  const mark = `</${name}`;
  let found = folded.indexOf(mark, from);
  while (found >= 0 && !/^[\s/>]?$/.test(folded.charAt(found + mark.length))) {
    found = folded.indexOf(mark, found + mark.length);
  }
  return found < 0 ? folded.length : found;
}

const tagName = /[a-z][^\s/>]*/y;

function nameFrom(folded: string, at: number): string {
  tagName.lastIndex = at;
  return tagName.exec(folded)?.[0] ?? "";
}

const attribute =
  /[\s/]*(?:(?<name>[^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>"'][^\s>]*)))?)?/y;

function readAttributes(
  html: string,
  from: number,
): { readonly attributes: ReadonlyMap<string, string>; readonly end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  for (let count = 0; count < mostAttributes; count++) {
    attribute.lastIndex = at;
    const groups = attribute.exec(html)?.groups;
    const name = groups?.["name"]?.toLowerCase();
    if (name === undefined) break;
    at = attribute.lastIndex;
    if (!attributes.has(name))
      attributes.set(name, decoded(groups?.["double"] ?? groups?.["single"] ?? groups?.["bare"] ?? ""));
  }
  return { attributes, end: after(html, ">", at) };
}

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">", nbsp: "\u00a0" };
const entity = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[0-9a-f]{1,6})|(?<name>quot|apos|amp|lt|gt|nbsp));?/gi;

/** Character references as templates write them into attributes. */
function decoded(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
