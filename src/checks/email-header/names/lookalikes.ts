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

/** Whether a word of a name has letters of two scripts that look like each other's; signs that stand for themselves are none. */
export function isMixedName(name: string): boolean {
  return isMixed(name.replaceAll(signs, ""));
}

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
