import { keysBeside } from "../../data/lookalikes/keyboards.ts";

/** Ways to misspell a label, each yielding all results in order. Some results are invalid labels; the caller filters them. */

/** One character left out. */
export function* omissions(label: string): Iterable<string> {
  for (let at = 0; at < label.length; at++) yield label.slice(0, at) + label.slice(at + 1);
}

/** Two adjacent characters swapped. */
export function* transpositions(label: string): Iterable<string> {
  for (let at = 0; at + 1 < label.length; at++)
    yield `${label.slice(0, at)}${label[at + 1]}${label[at]}${label.slice(at + 2)}`;
}

/** One character typed twice. */
export function* repetitions(label: string): Iterable<string> {
  for (let at = 0; at < label.length; at++) yield label.slice(0, at + 1) + label.slice(at);
}

/** A hyphen inserted or removed. */
export function* hyphenations(label: string): Iterable<string> {
  if (label.includes("-")) yield label.replaceAll("-", "");
  for (let at = 1; at < label.length; at++) yield `${label.slice(0, at)}-${label.slice(at)}`;
}

/** A character replaced by an adjacent key. */
export function* replacements(label: string): Iterable<string> {
  for (let at = 0; at < label.length; at++) {
    for (const key of keysBeside.get(label.charAt(at)) ?? []) yield label.slice(0, at) + key + label.slice(at + 1);
  }
}

/** An adjacent key typed in addition, before or after the right one. */
export function* insertions(label: string): Iterable<string> {
  for (let at = 0; at < label.length; at++) {
    for (const key of keysBeside.get(label.charAt(at)) ?? []) {
      yield label.slice(0, at) + key + label.slice(at);
      yield label.slice(0, at + 1) + key + label.slice(at + 1);
    }
  }
}

/** One letter or digit more at the end, in the script of the label. */
export function* additions(label: string): Iterable<string> {
  const letters = /\p{Script=Cyrillic}/u.test(label) ? "абвгдежзийклмнопрстуфхцчшщыьэюя" : "abcdefghijklmnopqrstuvwxyz";
  for (const letter of `${letters}0123456789`) yield label + letter;
}

/** A dot inserted, which makes a name below another domain. */
export function* insertedDots(label: string): Iterable<string> {
  // Registries of most top levels accept no single letter.
  for (let at = 1; at + 1 < label.length; at++) yield `${label.slice(0, at)}.${label.slice(at)}`;
}

/** A numeral word written as a digit, or the reverse. */
export function* numeralSwaps(label: string): Iterable<string> {
  for (const [word, digit] of numerals) {
    if (label.includes(word)) yield label.replace(word, digit);
    if (label.includes(digit)) yield label.replaceAll(digit, word);
  }
}

const numerals: readonly (readonly [word: string, digit: string])[] = Object.entries({
  zero: "0",
  one: "1",
  two: "2",
  to: "2",
  too: "2",
  three: "3",
  four: "4",
  for: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  ate: "8",
  nine: "9",
  first: "1st",
  second: "2nd",
  null: "0",
  eins: "1",
  zwei: "2",
  drei: "3",
  vier: "4",
});

/** One Hangul vowel replaced by another with the same sound today: ㅐ and ㅔ, ㅙ, ㅚ and ㅞ, ㅒ and ㅖ. */
export function* hangulVowelSwaps(label: string): Iterable<string> {
  for (const [at, syllable] of Array.from(label).entries()) {
    const [initial = "", vowel = "", ...rest] = Array.from(syllable.normalize("NFD"));
    const alike = soundAlike.find((vowels) => vowels.includes(vowel)) ?? "";
    for (const other of alike) {
      if (other === vowel) continue;
      yield label.slice(0, at) + [initial, other, ...rest].join("").normalize("NFC") + label.slice(at + 1);
    }
  }
}

/** Conjoining vowels (Unicode §3.12). */
const soundAlike: readonly string[] = ["\u1162\u1166", "\u116b\u116c\u1170", "\u1164\u1168"];

/** One vowel replaced by another. */
export function* vowelSwaps(label: string): Iterable<string> {
  const vowels = /\p{Script=Cyrillic}/u.test(label) ? vowelsOf.Cyrillic : vowelsOf.Latin;
  for (let at = 0; at < label.length; at++) {
    if (!vowels.includes(label.charAt(at))) continue;
    for (const vowel of vowels) yield label.slice(0, at) + vowel + label.slice(at + 1);
  }
}

const vowelsOf = { Latin: "aeiou", Cyrillic: "аеёиоуыэюя" } as const;

/** The English plural or singular. */
export function* plurals(label: string): Iterable<string> {
  if (label.endsWith("s")) yield label.slice(0, -1);
  yield `${label}s`;
  yield `${label}es`;
  if (label.endsWith("y")) yield `${label.slice(0, -1)}ies`;
}

/** An English plural within the label, as of its first word. */
export function* innerPlurals(label: string): Iterable<string> {
  for (let at = 2; at + 2 < label.length; at++) {
    const ending = "sxz".includes(label.charAt(at)) ? "es" : "s";
    yield label.slice(0, at + 1) + ending + label.slice(at + 1);
  }
}

/** One flipped bit, as in memory errors. */
export function* bitFlips(label: string): Iterable<string> {
  for (let at = 0; at < label.length; at++) {
    for (let bit = 1; bit <= 64; bit *= 2) {
      const flipped = String.fromCodePoint(label.charCodeAt(at) ^ bit);
      if (/^[a-z0-9-]$/.test(flipped)) yield label.slice(0, at) + flipped + label.slice(at + 1);
    }
  }
}

/** A word before or after a label, with or without a hyphen. */
export function* combinations(label: string, words: readonly string[]): Iterable<string> {
  for (const word of words) {
    if (label.includes(word)) continue;
    yield `${label}-${word}`;
    yield `${word}-${label}`;
    yield label + word;
    yield word + label;
  }
}
