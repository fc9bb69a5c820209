/** What stands between the strings of one record until its words are told apart: RFC 7208 §3.3 joins them with nothing between them. */
export const seam = "\ue000";

/** How a term begins that may stand behind another one without a blank. */
const beginning = /^[-+~?]?(?:[a-z0-9]{1,10}[:=]|(?:a|mx|ptr)(?:\/|$)|al{1,3}[.,;]?$)/i;

/** The same where nothing but the letters tells it: of the short names none is certain. */
const within = /(?<=[a-z0-9.}])(?=[-+~?]?(?:include|exists|ip4|ip6):|(?:redirect|exp)=|[-+~?]all$)/i;

/**
 * The terms of a word that were meant to have a blank between them, with the seams of its strings in it: those of
 * which each shows by itself what it was meant to be. The word alone, without seams, where it is a term as it is, or where it does not look like several.
 */
export function unglued(
  word: string,
  isTerm: (text: string) => boolean,
  isMeant: (text: string) => boolean = isTerm,
): readonly string[] {
  const whole = word.replaceAll(seam, "");
  if (isTerm(whole)) return [whole];
  const byStrings = atSeams(word).flatMap((each) => (isTerm(each) ? [each] : each.split(within)));
  // A string may end anywhere within a term.
  return [byStrings, whole.split(within)].find((parts) => isSeveral(parts) && parts.every(isMeant)) ?? [whole];
}

/** RFC 7208 §6.1: beside `all` a redirect is not looked at, which nobody meant. */
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
