import { failure } from "../../src/core/failure.ts";
import { suggest, suggestOrList } from "../../src/core/nearest.ts";
import { printable } from "../../src/core/printable.ts";
import { languages, type Language, type Text } from "../../src/core/text.ts";

/** A question: parameters as text, and the common language parameter. */
export interface Question {
  readonly parameters: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** The language for messages about a query that may be malformed elsewhere. */
export function languageIn(search: string, fallback: Language): Language {
  if (!search.includes("lang=")) return fallback;
  const wanted = /(?:^|&)lang=(?<lang>[a-z]{2})(?:&|$)/.exec(search)?.groups?.["lang"];
  return languages.find((language) => language === wanted) ?? fallback;
}

/**
 * Parses a query strictly: every name is known and occurs once, and everything is percent-encoded UTF-8. Throws `Failure` INVALID_INPUT
 * that names the parameter. Values are validated later by the check.
 */
export function readQuery(search: string, names: readonly string[], fallback: Language): Question {
  const known = [...names, "lang"];
  const found = new Map<string, string>();
  const pieces = search.split("&").filter((piece) => piece !== "");
  for (const piece of pieces) {
    const at = piece.indexOf("=");
    const sent = at < 0 ? piece : piece.slice(0, at);
    const name = decode(sent, printable(sent, 40));
    if (!known.includes(name)) throw unknownName(name, known);
    if (found.has(name)) throw repeated(name, pieces);
    found.set(name, at < 0 ? "" : decode(piece.slice(at + 1), name));
  }
  const language = readLanguage(found.get("lang"), fallback);
  found.delete("lang");
  return { parameters: Object.fromEntries(found), language };
}

function decode(text: string, name: string): string {
  if (!/[%+]/.test(text)) return text;
  if (/%(?![\da-f]{2})/i.test(text)) {
    throw badEncoding(name, { en: "% without two hexadecimal digits", ko: "% 뒤에 16진수 두 자리가 없음" });
  }
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw badEncoding(name, { en: "its bytes are not UTF-8", ko: "UTF-8이 아닌 바이트" });
  }
}

function badEncoding(name: string, detail: Text): Error {
  return failure("input.encoding", { field: name, detail }, { reason: name });
}

function unknownName(name: string, known: readonly string[]): Error {
  const shown = printable(name, 60) || `""`;
  const field: Text = { en: `parameter ${shown}`, ko: `파라미터 ${shown}` };
  return failure("input.unknown", { field, suggestion: suggestOrList(name, known) }, { reason: shown });
}

function repeated(name: string, pieces: readonly string[]): Error {
  // Values are not quoted: one may be a secret.
  const count = pieces.filter((piece) => piece === name || piece.startsWith(`${name}=`)).length;
  return failure("input.repeated", { field: name, count: Math.max(2, count) }, { reason: name });
}

function readLanguage(text: string | undefined, fallback: Language): Language {
  if (text === undefined) return fallback;
  const language = languages.find((each) => each === text);
  if (language) return language;
  const given = `"${printable(text, 60)}"`;
  const params = { field: "lang", expected: languages.join(", "), given, suggestion: suggest(text, languages) };
  throw failure("input.option", params, { reason: "lang" });
}
