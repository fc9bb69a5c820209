/** Marks the boundary between strings of one record until its words are split: RFC 7208 §3.3 joins strings without a space. */
export const seam = "\ue000";

/** The beginning of a term that may follow another one without a space. */
const beginning = /^[-+~?]?(?:[a-z0-9]{1,10}[:=]|(?:a|mx|ptr)(?:\/|$)|al{1,3}[.,;]?$)/i;

/** The same without a string boundary as evidence; short names are not certain then. */
const within = /(?<=[a-z0-9.}])(?=[-+~?]?(?:include|exists|ip4|ip6):|(?:redirect|exp)=|[-+~?]all$)/i;

/**
 * Splits a word, with its string boundaries, into terms that lack a space between them, if each part is recognisable by itself. Returns the word
 * alone, without boundaries, if it is a valid term or does not look like several.
 */
export function unglued(
  word: string,
  isTerm: (text: string) => boolean,
  isMeant: (text: string) => boolean = isTerm,
): readonly string[] {
  const whole = word.replaceAll(seam, "");
  if (isTerm(whole)) return [whole];
  const byStrings = atSeams(word).flatMap((each) => (isTerm(each) ? [each] : each.split(within)));
  // A string may end inside a term.
  return [byStrings, whole.split(within)].find((parts) => isSeveral(parts) && parts.every(isMeant)) ?? [whole];
}

/** RFC 7208 §6.1: a redirect beside `all` is ignored, so that combination was not meant. */
function isSeveral(parts: readonly string[]): boolean {
  return parts.length > 1 && !parts.some((each) => /^redirect=/i.test(each));
}

function atSeams(word: string): readonly string[] {
  const parts: string[] = [];
  for (const piece of word.split(seam)) {
    const last = parts.pop() ?? "";
    parts.push(...(last === "" || !beginning.test(piece) ? [last + piece] : [last, piece]));
  }
  return parts;
}
