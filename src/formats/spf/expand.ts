import { DnsError } from "../dns/error.ts";
import { parseName } from "../dns/name-text.ts";
import { labelsOf, type DnsName } from "../dns/name.ts";
import { parseMacros, type MacroPart } from "./macro.ts";

/** What macros stand for, by their letter in lower case: RFC 7208 §7.2. */
export type MacroValues = Readonly<Record<string, string>>;

/** RFC 7208 §7.3: of a longer name the labels at its beginning are left out. */
const longestName = 253;

/** So much of a value is used: a name has no more, and an explanation needs none. */
const longestValue = 512;

/** As long as an explanation may become, which RFC 7208 §6.2 has somebody read. */
const longestExplanation = 4096;

/** Whether a text with macros needs what one of these letters stands for. */
export function usesMacro(parts: readonly MacroPart[], letters: string): boolean {
  return parts.some((part) => part.kind === "macro" && letters.includes(part.letter));
}

/** The name that a term means for one message; null where the DNS can have no such name. */
export function expandedName(parts: readonly MacroPart[], values: MacroValues): DnsName | null {
  let text = "";
  // From its end on: what goes beyond the longest name is cut off at its beginning, and a hostile record has thousands of macros.
  for (const part of parts.toReversed()) {
    text = expand(part, values) + text;
    if (text.length > 2 * (longestName + longestValue)) break;
  }
  return nameFrom(shortened(text));
}

/** Reads a name in which nothing is escaped, as records and messages have it; null where the DNS can have none such. */
export function nameFrom(text: string): DnsName | null {
  try {
    return parseName(text.replaceAll("\\", "\\\\"));
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** A name as macros mean it: its labels with dots between them, whatever is in them. */
export function unescapedText(name: DnsName): string {
  return labelsOf(name)
    .map((label) => label.toString("latin1"))
    .join(".");
}

/** Reads what somebody is told whose message fails, RFC 7208 §6.2: macros, with blanks between them. Null where one of them is none. */
export function readExplanation(text: string): readonly MacroPart[] | null {
  const parts: MacroPart[] = [];
  for (const [index, word] of text.split(" ").entries()) {
    const read = parseMacros(word, "text");
    if ("code" in read) return null;
    parts.push(...(index > 0 ? [{ kind: "text", text: " " } as const] : []), ...read);
  }
  return parts;
}

/** What an explanation says of one message, cut where it says too much. */
export function expandedText(parts: readonly MacroPart[], values: MacroValues): string {
  let text = "";
  for (const part of parts) {
    text += expand(part, values);
    if (text.length > longestExplanation) return text.slice(0, longestExplanation);
  }
  return text;
}

function shortened(text: string): string {
  const bare = text.endsWith(".") ? text.slice(0, -1) : text;
  if (bare.length <= longestName) return bare;
  const dot = bare.indexOf(".", bare.length - longestName - 1);
  return dot < 0 ? bare : bare.slice(dot + 1);
}

function expand(part: MacroPart, values: MacroValues): string {
  if (part.kind === "text") return part.text;
  const value = (values[part.letter] ?? "").slice(0, longestValue);
  const changed = transformed(value, part);
  return part.isEscaped ? escaped(changed) : changed;
}

/** §7.3: parted at the delimiters, turned round, cut down to so many from the right, and joined by dots. */
function transformed(value: string, part: Extract<MacroPart, { readonly kind: "macro" }>): string {
  const pieces: string[] = [""];
  for (const character of value) {
    if (part.delimiters.includes(character)) pieces.push("");
    else pieces[pieces.length - 1] += character;
  }
  const turned = part.isReversed ? pieces.toReversed() : pieces;
  return turned.slice(part.digits === null ? 0 : -part.digits).join(".");
}

/** §7.3 with RFC 3986 §2.3: all but the unreserved. */
function escaped(value: string): string {
  return Array.from(Buffer.from(value), (octet) => {
    const character = String.fromCharCode(octet);
    return /[A-Za-z0-9\-._~]/.test(character) ? character : `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
}
