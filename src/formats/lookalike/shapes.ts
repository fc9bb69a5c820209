import { lookalikeLetters } from "../../data/lookalike-letters.ts";
import { latinLooks } from "../../data/lookalikes/latin.ts";
import { takesLatin, wholeScripts, type WholeScript } from "../../data/lookalikes/repertoires.ts";
import { asciiShapes, type Shape } from "../../data/lookalikes/shapes.ts";

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
  for (const base of new Set(label)) {
    for (const letter of latinLooks.get(base) ?? [])
      if (takesLatin(suffix, letter)) yield* exchanged(label, base, letter);
  }
}

/** The whole label in another script, if each letter has a look-alike there: registries accept no mixed scripts. */
export function* wholeHomoglyphs(label: string, suffix: string): Iterable<string> {
  for (const script of wholeScripts(suffix)) {
    for (const looks of likenesses[script]) {
      const letters = Array.from(label, (each) => (/[a-z]/.test(each) ? looks.get(each) : each));
      if (letters.every((each) => each !== undefined)) yield letters.join("");
    }
  }
}

/** A label without its diacritics, or with two letters for each as in German. */
export function* plainSpellings(label: string): Iterable<string> {
  const plain = label.normalize("NFD").replaceAll(/\p{Mn}/gu, "");
  yield Array.from(plain, (letter) => inTwo.get(letter)?.charAt(0) ?? letter).join("");
  yield Array.from(label, (letter) => inTwo.get(letter) ?? letter).join("");
}

const inTwo: ReadonlyMap<string, string> = new Map(
  Object.entries({ ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe", å: "aa", œ: "oe", ł: "l", đ: "d", ı: "i" }),
);

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

/** Letters that resemble ASCII only within a word of their script; the others are in the table of confusable letters. */
const loose: Readonly<Record<WholeScript, string>> = {
  Cyrillic: "b:ь g:ԍ k:к m:м n:п r:г t:т u:и",
  Greek: "b:β e:ε h:η k:κ n:η t:τ w:ω x:χ y:γ",
};

/** By script: with the confusable letters alone, then with the loose ones added. */
const likenesses: Readonly<Record<WholeScript, readonly ReadonlyMap<string, string>[]>> = {
  Cyrillic: likenessesOf("Cyrillic", /\p{Script=Cyrillic}/u),
  Greek: likenessesOf("Greek", /\p{Script=Greek}/u),
};

function likenessesOf(script: WholeScript, inScript: RegExp): readonly ReadonlyMap<string, string>[] {
  const strict = new Map<string, string>();
  for (const [letter, plain] of lookalikeLetters) {
    if (inScript.test(letter) && !strict.has(plain)) strict.set(plain, letter);
  }
  const others = loose[script].split(" ").map((pair) => [pair.charAt(0), pair.charAt(2)] as const);
  return [strict, new Map([...others, ...strict])];
}
