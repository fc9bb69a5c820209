import { failure, type Failure } from "../../core/failure.ts";
import type { Text } from "../../core/text.ts";
import type { Position, TextRange } from "../../report/place.ts";

/** Parsed JSON, with the position of every member and element by its JSON Pointer (RFC 6901). */
export interface ReadJson {
  readonly value: unknown;
  readonly at: (pointer: string) => Position | null;
  /** Start and end of a value, without its key. */
  readonly range: (pointer: string) => TextRange | null;
}

/** No configuration needs more levels, and the stack is limited. */
const deepest = 32;

/** The position in a text, and the places of the members and elements found so far. */
interface Cursor {
  readonly name: string;
  readonly text: string;
  readonly places: Map<string, number>;
  readonly values: Map<string, readonly [from: number, to: number]>;
  offset: number;
}

/**
 * Reads JSON (RFC 8259) with comments and trailing commas, as editors allow. A duplicate key is refused, since one of the two would
 * silently not count. Throws a `Failure` INVALID_INPUT with the position of the error in the file `name`.
 */
export function parseJsonc(text: string, name: string): ReadJson {
  const cursor: Cursor = { name, text, places: new Map(), values: new Map(), offset: 0 };
  if (peek(cursor) === "") throw astray(cursor, "empty");
  const value = readValue(cursor, "", 0);
  if (peek(cursor) !== "") throw astray(cursor, "end");
  return {
    value,
    at(pointer) {
      const offset = cursor.places.get(pointer);
      return offset === undefined ? null : positionAt(text, offset);
    },
    range(pointer) {
      const found = cursor.values.get(pointer);
      return found ? { start: positionAt(text, found[0]), end: positionAt(text, found[1]) } : null;
    },
  };
}

/** Returns one step of a JSON Pointer: `a/b` → `/a~1b`. */
export function pointerStep(key: PropertyKey): string {
  return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

const said = {
  empty: { en: "the file is empty", ko: "빈 파일입니다" },
  value: { en: "a value is expected here", ko: "여기에는 값이 와야 합니다" },
  end: { en: "the text should end here", ko: "여기에는 더 올 것이 없습니다" },
  key: { en: "a key in double quotes is expected here", ko: "여기에는 큰따옴표로 묶은 키가 와야 합니다" },
  colon: { en: "a colon is expected here", ko: "여기에는 콜론이 와야 합니다" },
  inObject: { en: "a comma or } is expected here", ko: "여기에는 쉼표나 }가 와야 합니다" },
  inArray: { en: "a comma or ] is expected here", ko: "여기에는 쉼표나 ]가 와야 합니다" },
  text: {
    en: "this string has no closing quote, or it contains a character that must be escaped",
    ko: "끝나지 않았거나 이스케이프해야 할 문자가 있는 문자열입니다",
  },
  comment: { en: "this comment is not closed", ko: "닫히지 않은 주석입니다" },
  again: { en: "this key is a duplicate", ko: "같은 키가 두 번 나옵니다" },
  deep: { en: `values may have at most ${deepest} levels`, ko: `${deepest}단계보다 깊은 값은 읽지 않습니다` },
} as const satisfies Readonly<Record<string, Text>>;

const space = /[ \t\r\n]*/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// oxlint-disable-next-line no-control-regex -- RFC 8259 §7: control characters must be escaped
const quotedText = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

function readValue(cursor: Cursor, pointer: string, depth: number): unknown {
  peek(cursor);
  // The position of a member is that of its key, where people look.
  if (!cursor.places.has(pointer)) cursor.places.set(pointer, cursor.offset);
  if (depth > deepest) throw astray(cursor, "deep");
  const from = cursor.offset;
  const value = readWhole(cursor, pointer, depth);
  cursor.values.set(pointer, [from, cursor.offset]);
  return value;
}

function readWhole(cursor: Cursor, pointer: string, depth: number): unknown {
  const next = peek(cursor);
  if (next === "{") return readObject(cursor, pointer, depth);
  if (next === "[") return readArray(cursor, pointer, depth);
  if (next === '"') return readText(cursor, "text");
  const start = cursor.offset;
  const token = match(cursor, word);
  if (token === null || /[\w.+-]/.test(cursor.text.charAt(cursor.offset))) throw astray(cursor, "value", start);
  return JSON.parse(token);
}

function readObject(cursor: Cursor, pointer: string, depth: number): unknown {
  const entries: (readonly [string, unknown])[] = [];
  cursor.offset++;
  while (peek(cursor) !== "}") {
    const start = cursor.offset;
    if (peek(cursor) !== '"') throw astray(cursor, "key");
    const key = readText(cursor, "key");
    const at = pointer + pointerStep(key);
    if (cursor.places.has(at)) throw astray(cursor, "again", start);
    cursor.places.set(at, start);
    if (peek(cursor) !== ":") throw astray(cursor, "colon");
    cursor.offset++;
    entries.push([key, readValue(cursor, at, depth + 1)]);
    if (peek(cursor) === ",") cursor.offset++;
    else if (peek(cursor) !== "}") throw astray(cursor, "inObject");
  }
  cursor.offset++;
  // This also defines `__proto__` as a key. An assignment would call its setter.
  return Object.fromEntries(entries);
}

function readArray(cursor: Cursor, pointer: string, depth: number): unknown {
  const elements: unknown[] = [];
  cursor.offset++;
  while (peek(cursor) !== "]") {
    elements.push(readValue(cursor, pointer + pointerStep(elements.length), depth + 1));
    if (peek(cursor) === ",") cursor.offset++;
    else if (peek(cursor) !== "]") throw astray(cursor, "inArray");
  }
  cursor.offset++;
  return elements;
}

function readText(cursor: Cursor, what: "text" | "key"): string {
  const token = match(cursor, quotedText);
  if (token === null) throw astray(cursor, what);
  return JSON.parse(token) as string;
}

/** Skips spaces and comments, and returns the next character; empty at the end. */
function peek(cursor: Cursor): string {
  for (;;) {
    match(cursor, space);
    const { text, offset } = cursor;
    if (text.startsWith("//", offset)) cursor.offset = endOf(text, "\n", offset) ?? text.length;
    else if (text.startsWith("/*", offset)) {
      const end = endOf(text, "*/", offset);
      if (end === null) throw astray(cursor, "comment");
      cursor.offset = end;
    } else return text.charAt(offset);
  }
}

function endOf(text: string, end: string, offset: number): number | null {
  const at = text.indexOf(end, offset + 2);
  return at < 0 ? null : at + end.length;
}

function match(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.offset;
  const [token] = pattern.exec(cursor.text) ?? [];
  if (token === undefined) return null;
  cursor.offset += token.length;
  return token;
}

function astray({ name, text, offset }: Cursor, what: keyof typeof said, at = offset): Failure {
  const { line, column } = positionAt(text, at);
  return failure("input.syntax", { path: `${name}:${line}:${column}`, detail: said[what] }, { reason: "config" });
}
