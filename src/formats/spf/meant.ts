import { nearest } from "../../core/near.ts";

/** What programs for writing make of a hyphen: hyphens and dashes of other widths, and the sign for minus. */
export const dashes = /[\u2010-\u2015\u2212]/gu;

/** Whether a word without its sign is `all`, or that with a typing error. */
export function meansAll(word: string): boolean {
  return nearest(word, ["all"]) !== null;
}

/** Words that people write who know of no others for nobody. */
const nobody = /^(?:no|none|nobody|nothing|null|exp(?:=.*)?)$/i;

/**
 * Whether a text that nobody can evaluate as a record names anybody who was meant to send: by a term, be it misspelt, that lets pass. A
 * sign in front says that it doesn't, and `all` or one word for nobody, with whatever typing error, names none. What shows neither may
 * be a sender. Takes a record, or what was meant to be one, also after unprintable characters were escaped.
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
  return nobody.test(word) || meansAll(word.replace(/[-~?+]+$/, ""));
}
