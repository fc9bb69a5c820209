import { domainToUnicode } from "node:url";
import { lookalikeLetters, lookalikeScripts, lookalikeStrokes, scriptHomes } from "../../../data/lookalike-letters.ts";

/** Whether a word of a text has letters of two scripts that look like each other's. */
export function isMixed(text: string): boolean {
  return text
    .split(/[\s.,/()"'&_+=-]+/)
    .some((word) => lookalikeScripts.filter((script) => script.test(word)).length > 1);
}

// Greek signs in front of a word that look like no letter of ASCII in that place: a micro sign before a capital, as units have it.
const signs = /(?<![\p{L}\p{M}\p{Nd}])(?:[\u00b5\u03bc](?=[A-Z])|[\u03a9\u03c0\u03c8\u2126](?=[A-Za-z]))/gu;

// Letters of Greek that are drawn as no letter of ASCII is: beside Latin ones, as trademarks have them, they pass for nothing else.
const ofTheirOwn =
  /[\u0393\u0394\u0398\u039b\u039e\u03a0\u03a3\u03a6\u03a8\u03a9\u03b4\u03b6\u03b8\u03bb\u03be\u03c2\u03c3\u03c6\u03c8]/gu;

/** Whether a word of a name has letters of two scripts that look like each other's; signs that stand for themselves are none. */
export function isMixedName(name: string): boolean {
  return isMixed(name.replaceAll(signs, "").replaceAll(ofTheirOwn, ""));
}

// The phonetic letters of Latin that are small capitals, and what Unicode has of ASCII in other styles: mathematical letters, those of the
// Letterlike Symbols, and those in circles and boxes. Full-width letters are none: East Asian names are written with them.
const styled =
  /[\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u1d00-\u1d2b\ua730\ua731\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u2139\u249c-\u24e9\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}]/gu;

/** One such letter is a sign, as in a formula; two of them spell a word. */
const fewestStyled = 2;

/** What a name reads as that is written in letters of a style, which programs do not take for the plain ones; null where it is not. */
export function plainOfStyled(name: string): string | null {
  if ((name.match(styled) ?? []).length < fewestStyled) return null;
  return name.replaceAll(styled, (letter) => lookalikeLetters.get(letter) ?? letter.normalize("NFKC"));
}

/** What Greek letters pass for in a word of Latin ones: by the table of confusables, and by the shapes that names play with. */
const greekLooks: ReadonlyMap<string, string> = new Map(
  Object.entries({ β: "b", γ: "y", ε: "e", ζ: "z", η: "n", κ: "k", μ: "u", π: "n", τ: "t", χ: "x", ω: "w" }),
);

/** Whether the words of a name that mix Greek letters with Latin ones imitate nobody but the name's own domain: they read as its label. */
export function isOwnName(name: string, label: string): boolean {
  if (label === "" || /\p{Script=Cyrillic}/u.test(name)) return false;
  const words = name.toLowerCase().split(/[^\p{L}\p{Nd}]+/u);
  const mixed = words.filter((word) => isMixedName(word));
  return plainOf(words.join("")) === label || mixed.every((word) => plainOf(word) === label);
}

function plainOf(word: string): string {
  return Array.from(word, (letter) => lookalikeLetters.get(letter) ?? greekLooks.get(letter) ?? letter).join("");
}

/** Whether two labels of domains differ in nothing but letters and digits that are drawn alike, such as `own` and `0wn`. */
export function areAlike(one: string, other: string): boolean {
  return one !== other && skeletonOf(one) === skeletonOf(other);
}

/** UTS #39 §4 compares by skeletons; whole pieces come first, since `cl` is a `d` before its `l` is anything. */
function skeletonOf(label: string): string {
  return sameShapes.reduce((text, [piece, shape]) => text.replaceAll(piece, shape), label);
}

/** Pieces of ASCII that pass for another one at a glance, whole pieces first, each with the one that all of its kind are told by. */
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

/** A domain that looks like another one. */
export interface DomainTrick {
  readonly kind: "domain-mixed-scripts" | "domain-lookalike";
  /** As programs show it that decode names. */
  readonly shown: string;
  /** What it looks like. */
  readonly plain: string;
}

/**
 * Whether a domain, in ASCII, is spelled with letters of other scripts that look like those of another domain. What is wholly written in
 * one script, and cannot be taken for ASCII, is none.
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

/** UTS #39 §5.2. Honest names join words of two scripts by a hyphen. */
function isMixedLabel(label: string): boolean {
  return isMixed(label) || label.split("-").some((part) => /[a-z]/.test(part) && hasForeign(part));
}

/** Whether a letter of another script is among those of a word that passes for one of ASCII. */
function hasForeign(word: string): boolean {
  return Array.from(word).some((letter) => lookalikeLetters.has(letter) && /(?!\p{Script=Latin})\p{L}/u.test(letter));
}

function likenessOf(letter: string): string | undefined {
  return lookalikeLetters.get(letter) ?? lookalikeStrokes.get(letter);
}

/** Whether a text passes for ASCII, and is not. Strokes alone are words of their own, and so is one at an end that would be a hyphen. */
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
