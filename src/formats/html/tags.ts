import { openForeign } from "./foreign.ts";
import { resolveReferences } from "./references.ts";
import { endOfScript } from "./script.ts";

/** A tag, or text that is not white space. */
export interface Tag {
  readonly kind: "start" | "end" | "text";
  /** In lower case; empty for text. */
  readonly name: string;
  /** The first of two equal names counts, as in browsers. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Whether it is an SVG or MathML element, which differs from an HTML element of the same name. */
  readonly isForeign?: true;
  /** The text, or the content of a text-only element such as a title or a script, with unresolved character references. */
  readonly content?: string;
}

/** Elements whose content is text up to their end tag. With scripting on, noscript in a head is one. */
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
const text: Tag = { kind: "text", name: "", attributes: none };
const mostAttributes = 64;

/** For pages of strangers: more tags and stray `<` than large pages have. Reading more of them blocks a server. */
export const mostTags = 30_000;

// HTML §13.2.6.4: only these five characters are white space. \s includes the no-break space, which starts the body in browsers.
const inked = /[^\t\n\f\r ]/;

/** The bound of a reading, and a function that learns that it was reached. */
interface Bound {
  readonly most: number;
  readonly onCut?: () => void;
}

/** Iterates over a document's tags in linear time; skips comments, declarations and the content of text elements. */
export function* readTags(html: string, { most, onCut }: Bound = { most: Infinity }): Generator<Tag> {
  const folded = lowerCased(html);
  const foreign = openForeign();
  let at = html.startsWith("\ufeff") ? 1 : 0;
  for (let read = 0; at < html.length; read++) {
    if (read === most) {
      onCut?.();
      return;
    }
    const open = html.indexOf("<", at);
    const end = open < 0 ? html.length : open;
    const written = html.slice(at, end);
    if (isInked(written)) yield { ...text, content: written };
    if (open < 0) return;
    const data = foreign.isInside() ? endOfData(html, open) : null;
    const skipped = data ?? skipMarkup(html, open);
    if (skipped !== null) {
      if (data !== null && inked.test(html.slice(open + dataMark.length, data - 3))) yield text;
      at = skipped;
      continue;
    }
    const isEnd = html[open + 1] === "/";
    const nameAt = open + (isEnd ? 2 : 1);
    const name = nameFrom(folded, nameAt);
    if (name === "") {
      // HTML §13.2.5.6: a < that opens no tag is text, and reading continues after it.
      yield text;
      at = open + 1;
      continue;
    }
    const { attributes, isClosed, end: close } = readAttributes(html, nameAt + name.length);
    // HTML §13.2.5, "eof-in-tag": an unfinished tag is dropped.
    if (close < 0) return;
    const isForeign = isEnd ? foreign.end(name) : foreign.start(name, attributes, isClosed);
    // HTML §13.2.6.5: the content of foreign elements is markup, whatever their names.
    at = isEnd || isForeign ? close : endOfContent(folded, name, close);
    const content = at > close ? { content: html.slice(close, at) } : {};
    yield { kind: isEnd ? "end" : "start", name, attributes, ...(isForeign && { isForeign }), ...content };
  }
}

/** HTML §13.2.5.33: only ASCII is lower-cased. Some other letters would change their length, which would shift offsets. */
function lowerCased(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether a text has more than white space, which may be written as character references (HTML §13.2.5.80). */
function isInked(written: string): boolean {
  return inked.test(written.includes("&") ? resolveReferences(written) : written);
}

const dataMark = "<![CDATA[";

/** The end of a CDATA section that begins here; null if none does. */
function endOfData(html: string, open: number): number | null {
  if (!html.startsWith(dataMark, open)) return null;
  const end = html.indexOf("]]>", open + dataMark.length);
  return end < 0 ? html.length : end + 3;
}

/** The end of a text element's content; directly after the tag for other elements. */
function endOfContent(folded: string, name: string, from: number): number {
  if (name === "script") return endOfScript(folded, from);
  // HTML §13.2.5.5: plaintext has no end.
  if (name === "plaintext") return folded.length;
  return textElements.has(name) ? endOfText(folded, name, from) : from;
}

const commentEnd = /--!?>/g;

/** The end of a comment, declaration or nameless end tag that begins here; null if none does. */
function skipMarkup(html: string, open: number): number | null {
  // HTML §13.2.5.43: these two close a comment immediately.
  if (html.startsWith("<!-->", open)) return open + 5;
  if (html.startsWith("<!--->", open)) return open + 6;
  if (html.startsWith("<!--", open)) {
    commentEnd.lastIndex = open + 4;
    // HTML §13.2.5.52 "comment end bang state": --!> also ends a comment.
    return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
  }
  // HTML §13.2.5.6, §13.2.5.7: everything up to the next > is dropped.
  if (!/^<(?:[!?]|\/[^a-z])/i.test(html.slice(open, open + 3))) return null;
  const close = html.indexOf(">", open + 2);
  return close < 0 ? html.length : close + 1;
}

function endOfText(folded: string, name: string, from: number): number {
  const mark = `</${name}`;
  let found = folded.indexOf(mark, from);
  while (found >= 0 && !/^[\t\n\f\r />]?$/.test(folded.charAt(found + mark.length))) {
    found = folded.indexOf(mark, found + mark.length);
  }
  return found < 0 ? folded.length : found;
}

const tagName = /[a-z][^\t\n\f\r />]*/y;

function nameFrom(folded: string, at: number): string {
  tagName.lastIndex = at;
  return tagName.exec(folded)?.[0] ?? "";
}

// HTML §13.2.5.32 to §13.2.5.40. An unclosed quote takes the rest of the document as the value.
const attribute =
  /[\t\n\f\r /]*(?:(?<name>[^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"(?<double>[^"]*)(?:"|$)|'(?<single>[^']*)(?:'|$)|(?<bare>[^\t\n\f\r >"'][^\t\n\f\r >]*))?)?)?/y;

/** The attributes of a tag whose name ends at `from`, whether it is self-closing, and where it ends; -1 if the document ends first. */
export function readAttributes(
  html: string,
  from: number,
): { readonly attributes: ReadonlyMap<string, string>; readonly isClosed: boolean; readonly end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    attribute.lastIndex = at;
    const groups = attribute.exec(html)?.groups;
    if (groups?.["name"] === undefined) break;
    const name = lowerCased(groups["name"]);
    at = attribute.lastIndex;
    const value = groups["double"] ?? groups["single"] ?? groups["bare"] ?? "";
    // HTML §13.2.5.36 to §13.2.5.38: a NUL character becomes U+FFFD.
    if (attributes.size < mostAttributes && !attributes.has(name))
      attributes.set(name, resolveReferences(value.replaceAll("\0", "\ufffd")));
  }
  const close = html.indexOf(">", at);
  return { attributes, isClosed: close > at && html[close - 1] === "/", end: close < 0 ? close : close + 1 };
}
