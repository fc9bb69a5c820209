import { languages, type Language, type Text } from "./text.ts";

/** Something that is the same in every language, or in words. */
export type Said = string | Text;

/** Several of them as one, with something in between. */
export function joined(parts: readonly Said[], between: string): Text {
  const [en, ko] = languages.map((language) => parts.map((each) => saidIn(each, language)).join(between));
  return { en: en ?? "", ko: ko ?? "" };
}

function saidIn(each: Said, language: Language): string {
  return typeof each === "string" ? each : each[language];
}
