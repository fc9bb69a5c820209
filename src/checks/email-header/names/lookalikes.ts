import { domainToUnicode } from "node:url";
import { lookalikeLetters, lookalikeScripts, lookalikeStrokes, scriptHomes } from "../../../data/lookalikes/letters.ts";

/** Whether a word mixes letters of two scripts that look alike. */
export function isMixed(text: string): boolean {
  return text
    .split(/[\s.,/()"'&_+=-]+/)
    .some((word) => lookalikeScripts.filter((script) => script.test(word)).length > 1);
}

// Greek letters used as symbols at the start of a word, where they resemble no ASCII letter: μ before a capital, as in units.
const signs = /(?<![\p{L}\p{M}\p{Nd}])(?:[\u00b5\u03bc](?=[A-Z])|[\u03a9\u03c0\u03c8\u2126](?=[A-Za-z]))/gu;

// Greek letters that resemble no ASCII letter. Beside Latin letters, as in brand names, they deceive no one.
const ofTheirOwn =
  /[\u0393\u0394\u0398\u039b\u039e\u03a0\u03a3\u03a6\u03a8\u03a9\u03b4\u03b6\u03b8\u03bb\u03be\u03c2\u03c3\u03c6\u03c8]/gu;

/** Whether a word of a display name mixes look-alike letters of two scripts; symbols do not count. */
export function isMixedName(name: string): boolean {
  return isMixed(name.replaceAll(signs, "").replaceAll(ofTheirOwn, ""));
}

// Latin small capitals (phonetic letters), and styled ASCII: mathematical, letterlike, circled and boxed letters. Full-width letters are excluded,
// because East Asian names use them.
const styled =
  /[\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u1d00-\u1d2b\ua730\ua731\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u2139\u249c-\u24e9\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}]/gu;

/** One styled letter is a symbol, as in a formula. Two spell a word. */
const fewestStyled = 2;

/** The plain text of a name written in styled letters; null if it has none. */
export function plainOfStyled(name: string): string | null {
  if ((name.match(styled) ?? []).length < fewestStyled) return null;
  return name.replaceAll(styled, (letter) => lookalikeLetters.get(letter) ?? letter.normalize("NFKC"));
}

/** The Latin letters that Greek ones resemble: by the Unicode confusables table and common stylised spellings. */
const greekLooks: ReadonlyMap<string, string> = new Map(
  Object.entries({ β: "b", γ: "y", ε: "e", ζ: "z", η: "n", κ: "k", μ: "u", π: "n", τ: "t", χ: "x", ω: "w" }),
);

/** Whether the mixed Greek and Latin words of a name only spell the label of the sender's own domain. */
export function isOwnName(name: string, label: string): boolean {
  if (label === "" || /\p{Script=Cyrillic}/u.test(name)) return false;
  const words = name.toLowerCase().split(/[^\p{L}\p{Nd}]+/u);
  const mixed = words.filter((word) => isMixedName(word));
  return plainOf(words.join("")) === label || mixed.every((word) => plainOf(word) === label);
}

function plainOf(word: string): string {
  return Array.from(word, (letter) => lookalikeLetters.get(letter) ?? greekLooks.get(letter) ?? letter).join("");
}

/** Whether two labels differ only in look-alike ASCII characters, such as `own` and `0wn`. */
export function areAlike(one: string, other: string): boolean {
  return one !== other && skeletonOf(one) === skeletonOf(other);
}

/** UTS #39 §4 compares skeletons. Longer sequences come first, so that `cl` becomes `d` before `l` is replaced. */
function skeletonOf(label: string): string {
  return sameShapes.reduce((text, [piece, shape]) => text.replaceAll(piece, shape), label);
}

/** ASCII sequences that look like others, longest first, each with the character it is replaced by. */
const sameShapes: readonly (readonly [piece: string, shape: string])[] = [
  ["rn", "m"],
  ["vv", "w"],
  ["cl", "d"],
  ["0", "o"],
  ["1", "l"],
  ["i", "l"],
  ["2", "z"],
  ["3", "e"],
  ["4", "a"],
  ["5", "s"],
  ["7", "t"],
  ["8", "b"],
];

/** A domain that imitates another one. */
export interface DomainTrick {
  readonly kind: "domain-mixed-scripts" | "domain-lookalike";
  /** The decoded form that mail programs show. */
  readonly shown: string;
  /** The ASCII text that it imitates. */
  readonly plain: string;
}

/**
 * Detects a domain, in ASCII form, that imitates another one with letters of other scripts. A label entirely in one script that does not resemble
 * ASCII is no imitation.
 */
export function trickOf(domain: string): DomainTrick | null {
  if (!/(?:^|\.)xn--/.test(domain)) return null;
  const shown = domainToUnicode(domain);
  const labels = shown.split(".");
  const told = { shown, plain: Array.from(shown, (letter) => likenessOf(letter) ?? letter).join("") };
  if (labels.some(isMixedLabel)) return { kind: "domain-mixed-scripts", ...told };
  const suffix = labels.at(-1) ?? "";
  const isLike = labels.some((label) => isLikeAscii(label) && !isAtHome(label, suffix));
  return isLike ? { kind: "domain-lookalike", ...told } : null;
}

/** UTS #39 §5.2. Legitimate names join words of two scripts with a hyphen. */
function isMixedLabel(label: string): boolean {
  return isMixed(label) || label.split("-").some((part) => /[a-z]/.test(part) && hasForeign(part));
}

/** Whether a word that resembles ASCII contains a letter of another script. */
function hasForeign(word: string): boolean {
  return Array.from(word).some((letter) => lookalikeLetters.has(letter) && /(?!\p{Script=Latin})\p{L}/u.test(letter));
}

function likenessOf(letter: string): string | undefined {
  return lookalikeLetters.get(letter) ?? lookalikeStrokes.get(letter);
}

/** Whether a non-ASCII text resembles ASCII. Stroke-like letters alone do not, nor does one at an end, where it would be a hyphen. */
function isLikeAscii(text: string): boolean {
  const letters = Array.from(text);
  if (!/\P{ASCII}/u.test(text) || !letters.every((letter) => letter <= "\u007f" || likenessOf(letter))) return false;
  if (!letters.some((letter) => lookalikeStrokes.has(letter))) return true;
  const plain = letters.map((letter) => likenessOf(letter) ?? letter);
  return /[a-z]/.test(text) && plain[0] !== "-" && plain.at(-1) !== "-";
}

function isAtHome(label: string, suffix: string): boolean {
  return scriptHomes.some(
    ({ script, suffixes }) => script.test(label) && (script.test(suffix) || suffixes.includes(suffix)),
  );
}
