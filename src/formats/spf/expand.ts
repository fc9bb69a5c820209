import { DnsError } from "../dns/error.ts";
import { parseName } from "../dns/name-text.ts";
import { labelsOf, type DnsName } from "../dns/name.ts";
import { parseMacros, type MacroPart } from "./macro.ts";

/** Macro values by lower-case letter: RFC 7208 §7.2. */
export type MacroValues = Readonly<Record<string, string>>;

/** RFC 7208 §7.3: longer names lose labels from the left. */
const longestName = 253;

/** Maximum length of a value used; a name is no longer, and an explanation needs no more. */
const longestValue = 512;

/** Maximum length of an explanation (RFC 7208 §6.2). */
const longestExplanation = 4096;

/** Whether a text contains one of these macros. */
export function usesMacro(parts: readonly MacroPart[], letters: string): boolean {
  return parts.some((part) => part.kind === "macro" && letters.includes(part.letter));
}

/** The expanded name of a term for one message; null if it is not a valid DNS name. */
export function expandedName(parts: readonly MacroPart[], values: MacroValues): DnsName | null {
  let text = "";
  // From the right: what exceeds the maximum is cut on the left, and a hostile record may have thousands of macros.
  for (const part of parts.toReversed()) {
    text = expand(part, values) + text;
    if (text.length > 2 * (longestName + longestValue)) break;
  }
  return nameFrom(shortened(text));
}

/** Parses an unescaped name, as in records and messages; null if it is not a valid DNS name. */
export function nameFrom(text: string): DnsName | null {
  try {
    return parseName(text.replaceAll("\\", "\\\\"));
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** The unescaped text of a name for macros: its labels joined with dots. */
export function unescapedText(name: DnsName): string {
  return labelsOf(name)
    .map((label) => label.toString("latin1"))
    .join(".");
}

/** Parses an explanation, RFC 7208 §6.2: macros and text with spaces. Null if a macro is invalid. */
export function readExplanation(text: string): readonly MacroPart[] | null {
  const parts: MacroPart[] = [];
  for (const [index, word] of text.split(" ").entries()) {
    const read = parseMacros(word, "text");
    if ("code" in read) return null;
    parts.push(...(index > 0 ? [{ kind: "text", text: " " } as const] : []), ...read);
  }
  return parts;
}

/** Expands an explanation for one message, and cuts it if it is too long. */
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

/** §7.3: split at delimiters, reversed, reduced to the rightmost parts, and joined with dots. */
function transformed(value: string, part: Extract<MacroPart, { readonly kind: "macro" }>): string {
  const pieces: string[] = [""];
  for (const character of value) {
    if (part.delimiters.includes(character)) pieces.push("");
    else pieces[pieces.length - 1] += character;
  }
  const turned = part.isReversed ? pieces.toReversed() : pieces;
  return turned.slice(part.digits === null ? 0 : -part.digits).join(".");
}

/** §7.3 with RFC 3986 §2.3: escapes all except unreserved characters. */
function escaped(value: string): string {
  return Array.from(Buffer.from(value), (octet) => {
    const character = String.fromCharCode(octet);
    return /[A-Za-z0-9\-._~]/.test(character) ? character : `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
}
