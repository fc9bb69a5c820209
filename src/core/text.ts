import { plural } from "./plural.ts";

/** The supported languages. */
export const languages = ["en", "ko"] as const;

/** A language by its code of ISO 639-1. */
export type Language = (typeof languages)[number];

/** One sentence in every language. */
export type Text = Readonly<Record<Language, string>>;

/** The value of a placeholder; a text is rendered in the same language. */
export type Param = string | number | Text;

/** The values of placeholders by name. */
export type Params = Readonly<Record<string, Param>>;

/** The placeholder names of a template: `"{host} has {n}"` → `"host" | "n"`; `"{host|이/가}"` → `"host"`. */
export type Holes<S extends string> = S extends `${string}{${infer Hole}}${infer Rest}`
  ? (Hole extends `${infer Name}|${string}` ? Name : Hole) | Holes<Rest>
  : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A text whose translations have the same placeholders; otherwise `never`. */
export type Aligned<T extends Text> = Same<Holes<T["en"]>, Holes<T["ko"]>> extends true ? T : never;

/** A placeholder, with a choice of two forms or without. */
export const hole = /\{(?<name>\w+)(?:\|(?<first>[^/}]+)\/(?<second>[^}]+))?\}/g;

/**
 * Fills a template. In Korean, `{host|이/가}` is the value with the particle that fits its sound. In English, `{count|name/names}` is only the word
 * that agrees with the number: `{count} {count|name/names}`.
 */
export function fill(text: Text, params: Params, language: Language): string {
  return text[language].replace(hole, (whole, name: string, first?: string, second?: string) => {
    const param = params[name];
    if (param === undefined) return whole;
    const value = typeof param === "object" ? param[language] : `${param}`;
    if (first === undefined || second === undefined) return value;
    return language === "ko"
      ? value + particle(value, first, second)
      : plural(Number(value), { one: first, other: second });
  });
}

/** Words and abbreviations that are pronounced as words: `.net` is 넷, `.app` is 앱, IMAP 아이맵. */
const readAsWords: Readonly<Record<string, Ending>> = {
  app: "other",
  click: "other",
  club: "other",
  example: "rieul",
  file: "rieul",
  group: "other",
  hat: "other",
  imap: "other",
  name: "other",
  net: "other",
  none: "other",
  one: "other",
  online: "other",
  pingback: "other",
  quarantine: "other",
  servlet: "other",
  shop: "other",
  sourcemap: "other",
  target: "other",
  time: "other",
  tomcat: "other",
  top: "other",
  web: "other",
  zone: "other",
};

/** Words in -er, -or and -ar end in a vowel in Korean: server is 서버, x-generator 제너레이터. Shorter ones are abbreviations. */
const readWithoutR = /^\p{L}{2,}[aeo]r$/iu;

/** The sound at a word's end: a vowel, ㄹ, or another consonant. */
type Ending = "none" | "rieul" | "other";

/** Maximum length of a word examined; only its end matters. */
const longestWord = 64;

/** Digits and letters whose Korean name ends in ㄹ (일 칠 팔, 엘 알), and those that end in another consonant. */
const endsInRieul = /[178lr]$/i;
const endsInConsonant = /[0136mn]$/i;

function particle(value: string, closed: string, open: string): string {
  const word = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(value.slice(-longestWord))?.[0] ?? "";
  const ending = readAsWords[word.toLowerCase()] ?? (readWithoutR.test(word) ? "none" : finalConsonant(word));
  // Only 으로 changes after ㄹ: 서울로, 7로.
  if (ending === "rieul") return closed === "으로" ? open : closed;
  return ending === "other" ? closed : open;
}

function finalConsonant(word: string): Ending {
  const last = word.at(-1) ?? "";
  if (/[가-힣]/.test(last)) {
    const jamo = (last.charCodeAt(0) - 0xac00) % 28;
    if (jamo === 0) return "none";
    return jamo === 8 ? "rieul" : "other";
  }
  if (endsInRieul.test(last)) return "rieul";
  return endsInConsonant.test(last) ? "other" : "none";
}
