import { languages, type Language, type Text } from "./text.ts";

/** A language-independent string, or a text. */
export type Phrases = string | Text;

/** Joins several texts with a separator. */
export function joined(parts: readonly Phrases[], between: string): Text {
  const [en, ko] = languages.map((language) => parts.map((each) => saidIn(each, language)).join(between));
  return { en: en ?? "", ko: ko ?? "" };
}

function saidIn(each: Phrases, language: Language): string {
  return typeof each === "string" ? each : each[language];
}
