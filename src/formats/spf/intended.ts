import { nearest } from "../../core/nearest.ts";

/** Typographic replacements of the hyphen: other hyphens, dashes, and the minus sign. */
export const dashes = /[\u2010-\u2015\u2212]/gu;

/** Whether a word without its qualifier is `all`, or a misspelling of it. */
export function intendsAll(word: string): boolean {
  return nearest(word, ["all"]) !== null;
}

/** Words that people use for "no sender". */
const nobody = /^(?:no|none|nobody|nothing|null|exp(?:=.*)?)$/i;

/**
 * Whether an invalid record was meant to allow a sender, by a possibly misspelt term that passes. A failing qualifier, `all` and words for "no
 * sender" do not count, whatever their spelling. Unclear text may be a sender. Takes a record or what was meant as one, also with escaped characters.
 */
export function namesSenders(text: string): boolean {
  const words = text
    .replace(/\\x[0-9a-f]{2}|\\u\{[0-9a-f]{1,6}\}/gi, " ")
    .replace(dashes, "-")
    .replace(/^[\s"'“”]*v\s*=\s*spf1?/i, "")
    .split(/[\s,;"'`“”„]+/)
    .map((word) => word.replace(/^\++|[.!]+$/g, ""));
  return words.some((word) => /^[^-~?]/.test(word) && !/^v=spf1$/i.test(word) && !isNobody(word));
}

function isNobody(word: string): boolean {
  return nobody.test(word) || intendsAll(word.replace(/[-~?+]+$/, ""));
}
