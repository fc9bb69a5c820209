import { failure } from "../core/failure.ts";
import { suggest, suggestOrList } from "../core/nearest.ts";
import { languages, type Language, type Text } from "../core/text.ts";
import { shownText } from "./server.ts";
import type { CallOptions, ClientOptions } from "./types.ts";

/** The options of a client. */
const ofClient: readonly (keyof ClientOptions)[] = ["server", "apiKey", "fetch", "lang", "onWait"];

/** The options of a call; a method takes its own ones out before. */
const ofCall: readonly (keyof CallOptions)[] = ["lang", "timeout", "signal", "fresh", "maxAge"];

/** Checks the options of a client, which JavaScript may give in any form. Throws `Failure` INVALID_INPUT. */
export function checkClient(options: ClientOptions): void {
  check(options, ofClient);
  for (const name of ["fetch", "onWait"] as const)
    if (options[name] !== undefined && typeof options[name] !== "function") throw wrong(name, aFunction, options[name]);
}

/** Checks the options of a call. Throws `Failure` INVALID_INPUT. */
export function checkCall(calling: CallOptions): void {
  check(calling, ofCall);
  const { signal, fresh } = calling;
  // One of another realm is no instance of the global class.
  if (signal !== undefined && typeof (signal as AbortSignal | null)?.addEventListener !== "function")
    throw wrong("signal", aSignal, signal);
  if (fresh !== undefined && typeof fresh !== "boolean") throw wrong("fresh", aBoolean, fresh);
}

/** The language of a call or client; the usual one where it gives none that exists. */
export function callLanguage(options: { readonly lang?: Language | undefined } | undefined, usual: Language): Language {
  return languages.find((each) => each === options?.lang) ?? usual;
}

/** An unknown name would silently have no effect, so that a mistyped `apiKey` asks without a key. */
function check(options: object, known: readonly string[]): void {
  if (typeof options !== "object" || options === null) throw wrong("options", anObject, options);
  const stranger = Object.keys(options).find((name) => !known.includes(name));
  if (stranger !== undefined) {
    const shown = shownText(stranger);
    const field: Text = { en: `option ${shown}`, ko: `옵션 ${shown}` };
    throw failure("input.unknown", { field, suggestion: suggestOrList(stranger, known) }, { reason: shown });
  }
  const { lang } = options as { readonly lang?: unknown };
  if (lang === undefined || languages.some((each) => each === lang)) return;
  const text = typeof lang === "string" ? lang : typeof lang;
  const params = { field: "lang", expected: languages.join(", "), given: shownText(text) };
  throw failure("input.option", { ...params, suggestion: suggest(text, languages) }, { reason: "lang" });
}

const anObject: Text = { en: "an object", ko: "객체" };
const aFunction: Text = { en: "a function", ko: "함수" };
const aSignal: Text = { en: "an AbortSignal", ko: "AbortSignal" };
const aBoolean: Text = { en: "true or false", ko: "true 또는 false" };

function wrong(field: string, expected: Text, given: unknown): Error {
  return failure("input.value", { field, expected, given: given === null ? "null" : typeof given }, { reason: field });
}
