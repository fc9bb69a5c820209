/** A duplicate name in an object. */
export interface DuplicateName {
  readonly name: string;
  readonly count: number;
}

/**
 * The first duplicate name in a JSON text's objects, at any depth; null if there is none. JSON.parse silently keeps the last value, and
 * other parsers the first (RFC 8259 §4). The text must be valid JSON.
 */
export function duplicateName(text: string): DuplicateName | null {
  const open: (Map<string, number> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "{") open.push(new Map());
    else if (character === "[") open.push(null);
    else if (character === "}" || character === "]") {
      const [name, count] = [...(open.pop() ?? [])].find(([, times]) => times > 1) ?? [];
      if (name !== undefined && count !== undefined) return { name, count };
    } else if (character === '"') {
      const end = endOfString(text, at);
      const names = open.at(-1);
      if (names && isName(text, end)) countName(names, JSON.parse(text.slice(at, end)) as string);
      at = end - 1;
    }
  }
  return null;
}

function countName(names: Map<string, number>, name: string): void {
  names.set(name, (names.get(name) ?? 0) + 1);
}

/** The end of a string that begins at a quotation mark. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** A value is never followed by a colon. */
function isName(text: string, from: number): boolean {
  let at = from;
  while (" \t\r\n".includes(text[at] ?? "x")) at++;
  return text[at] === ":";
}
