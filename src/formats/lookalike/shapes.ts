import { lookalikeLetters } from "../../data/lookalikes/letters.ts";
import { latinLooks } from "../../data/lookalikes/latin.ts";
import { takesLatin } from "../../data/lookalikes/repertoires.ts";
import { closestLetters, scriptLetters } from "../../data/lookalikes/script-letters.ts";
import { asciiShapes, strokePairs, type Shape } from "../../data/lookalikes/shapes.ts";

/** Replaces an ASCII sequence by one that looks like it, once or several consecutive times. */
export function* homoglyphs(label: string, nearness: readonly Shape["nearness"][]): Iterable<string> {
  for (const shape of asciiShapes) {
    if (nearness.includes(shape.nearness)) yield* exchanged(label, shape.from, shape.to);
  }
}

/** Replaces two ASCII sequences by ones that look like them. */
export function* doubleHomoglyphs(label: string, nearness: readonly Shape["nearness"][]): Iterable<string> {
  for (const first of homoglyphs(label, nearness)) yield* homoglyphs(first, nearness);
}

/** Replaces an ASCII letter by a non-ASCII Latin letter that the suffix's registry accepts. */
export function* latinHomoglyphs(label: string, suffix: string): Iterable<string> {
  for (const [base, letters] of latinLooks) {
    if (!label.includes(base)) continue;
    for (const letter of letters) if (takesLatin(suffix, letter)) yield* exchanged(label, base, letter);
  }
}

/** Replaces two different ASCII letters by ones with the usual marks, those of Latin-1, that the suffix's registry accepts. */
export function* twoLatinHomoglyphs(label: string, suffix: string): Iterable<string> {
  const letters = [...new Set(label)].flatMap((base) =>
    (latinLooks.get(base) ?? [])
      .filter((letter) => letter <= "\u00ff" && takesLatin(suffix, letter))
      .map((letter) => [base, letter] as const),
  );
  for (const [at, [base, letter]] of letters.entries()) {
    for (const [other, second] of letters.slice(at + 1)) {
      if (other !== base) yield label.replaceAll(base, letter).replaceAll(other, second);
    }
  }
}

/** Replaces two ASCII letters by any that the suffix's registry accepts. */
export function* anyTwoLatinHomoglyphs(label: string, suffix: string): Iterable<string> {
  for (const one of latinHomoglyphs(label, suffix)) yield* latinHomoglyphs(one, suffix);
}

/** Replaces one ASCII sequence by one that looks like it, and one letter by any that the suffix's registry accepts. */
export function* shapedLatinHomoglyphs(label: string, suffix: string): Iterable<string> {
  for (const one of homoglyphs(label, [3, 2, 1])) yield* latinHomoglyphs(one, suffix);
}

/** The label in other scripts, if each letter has a look-alike there; digits may stay. The closest spellings of each script. */
export function* wholeHomoglyphs(label: string): Iterable<string> {
  for (const [script, looks] of scriptLetters) yield* first(spellings(label, looks, keptIn(script)), mostClosest);
}

/** All spellings in other scripts, within bounds. */
export function* allWholeHomoglyphs(label: string): Iterable<string> {
  for (const [script, looks] of scriptLetters) yield* first(spellings(label, looks, keptIn(script)), mostOfScript);
}

/** The most spellings in one script: the closest, and all. */
const mostClosest = 4;
const mostOfScript = 1500;

function* first(all: Iterable<string>, most: number): Iterable<string> {
  let count = 0;
  for (const each of all) {
    if (count++ === most) return;
    yield each;
  }
}

/** What may stay beside letters of a script: registries accept ASCII letters beside Han characters. */
function keptIn(script: string): RegExp {
  return script === "Han" ? /^[a-z0-9-]$/ : /^[0-9-]$/;
}

/** Spellings of a label with look-alikes of a script, the closest first; without the label itself. */
function* spellings(label: string, looks: ReadonlyMap<string, readonly string[]>, kept: RegExp): Iterable<string> {
  for (const [pair, letters] of looks) {
    if (pair.length === 1 || !label.includes(pair)) continue;
    const [before = "", ...after] = label.split(pair);
    const around = [before, after.join(pair)].map((text) => Array.from(text, (each) => choicesOf(each, looks, kept)));
    yield* products([...(around[0] ?? []), letters, ...(around[1] ?? [])]);
  }
  for (const each of products(Array.from(label, (letter) => choicesOf(letter, looks, kept)))) {
    if (each !== label) yield each;
  }
}

function choicesOf(letter: string, looks: ReadonlyMap<string, readonly string[]>, kept: RegExp): readonly string[] {
  return [...(looks.get(letter) ?? []), ...(kept.test(letter) ? [letter] : [])];
}

/** All combinations of one choice each; those with the first choices come first. */
function* products(choices: readonly (readonly string[])[]): Iterable<string> {
  if (choices.some(({ length }) => length === 0)) return;
  const farthest = choices.reduce((sum, { length }) => sum + length - 1, 0);
  for (let distance = 0; distance <= farthest; distance++) yield* productsAt(choices, distance);
}

/** The combinations whose choices are together so many places away from the first ones. */
function* productsAt([head, ...tail]: readonly (readonly string[])[], distance: number): Iterable<string> {
  if (head === undefined) {
    if (distance === 0) yield "";
    return;
  }
  const reach = tail.reduce((sum, { length }) => sum + length - 1, 0);
  for (const [at, each] of head.entries()) {
    if (at > distance || distance - at > reach) continue;
    for (const rest of productsAt(tail, distance - at)) yield each + rest;
  }
}

/** Replaces up to three letters by look-alikes of other scripts; runs of adjacent letters first, since a spoof keeps the rest readable. */
export function* mixedHomoglyphs(label: string): Iterable<string> {
  const letters = Array.from(label);
  const exchange = (places: readonly number[]): Iterable<string> =>
    products(letters.map((each, at) => (places.includes(at) ? (closestLetters.get(each) ?? []) : [each])));
  for (let count = 1; count <= mostMixed; count++) {
    for (let at = 0; at + count <= letters.length; at++) {
      yield* exchange(Array.from({ length: count }, (_, index) => at + index));
    }
  }
  for (let one = 0; one < letters.length; one++) {
    for (let other = one + 2; other < letters.length; other++) yield* exchange([one, other]);
  }
}

const mostMixed = 3;

/** A label without its diacritics, all or one of them, with two letters for each as in German, and the reverse. */
export function* plainSpellings(label: string): Iterable<string> {
  const letters = Array.from(label);
  yield letters.map(plainOf).join("");
  yield Array.from(label, (letter) => inTwo.get(letter) ?? letter).join("");
  for (const [at, letter] of letters.entries()) {
    if (plainOf(letter) !== letter) yield letters.with(at, plainOf(letter)).join("");
  }
  yield Array.from(label, (letter) => lookalikeLetters.get(letter) ?? letter).join("");
  for (const [letter, pair] of umlauts) yield* exchanged(label, pair, letter);
  yield umlauts.reduce((text, [letter, pair]) => text.replaceAll(pair, letter), label);
}

function plainOf(letter: string): string {
  return (
    inTwo.get(letter)?.charAt(0) ??
    letter
      .normalize("NFD")
      .replaceAll(/\p{Mn}/gu, "")
      .normalize("NFC")
  );
}

const inTwo: ReadonlyMap<string, string> = new Map(
  Object.entries({ ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe", å: "aa", œ: "oe", ł: "l", đ: "d", ı: "i" }),
);

const umlauts: readonly (readonly [letter: string, pair: string])[] = Object.entries({
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  å: "aa",
});

/** Replaces letters of East Asian scripts by ones of the same or another script that look like them. */
export function* strokeHomoglyphs(label: string): Iterable<string> {
  for (const [from, to] of strokePairs) {
    yield* exchanged(label, from, to);
    yield* exchanged(label, to, from);
  }
}

/** Replaces each occurrence, and each run of consecutive ones. */
function* exchanged(label: string, from: string, to: string): Iterable<string> {
  const places: number[] = [];
  for (let at = label.indexOf(from); at >= 0; at = label.indexOf(from, at + from.length)) places.push(at);
  for (let count = 1; count <= places.length; count++) {
    for (let first = 0; first + count <= places.length; first++) {
      const begin = places[first] ?? 0;
      const end = (places[first + count - 1] ?? 0) + from.length;
      yield label.slice(0, begin) + label.slice(begin, end).replaceAll(from, to) + label.slice(end);
    }
  }
}
