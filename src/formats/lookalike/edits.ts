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

/** One letter or digit more at the end. */
export function* additions(label: string): Iterable<string> {
  for (const letter of "abcdefghijklmnopqrstuvwxyz0123456789") yield label + letter;
}

/** One vowel replaced by another. */
export function* vowelSwaps(label: string): Iterable<string> {
  for (let at = 0; at < label.length; at++) {
    if (!vowels.includes(label.charAt(at))) continue;
    for (const vowel of vowels) yield label.slice(0, at) + vowel + label.slice(at + 1);
  }
}

const vowels = "aeiou";

/** The English plural or singular. */
export function* plurals(label: string): Iterable<string> {
  if (label.endsWith("s")) yield label.slice(0, -1);
  yield `${label}s`;
  yield `${label}es`;
  if (label.endsWith("y")) yield `${label.slice(0, -1)}ies`;
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
