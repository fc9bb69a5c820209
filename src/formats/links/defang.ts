/** Characters of the text that are read. */
export const longestText = 64 * 1024;

/** How much the compatibility forms of a text may be longer than the text. */
const mostGrowth = 4;

/**
 * A message as its links would be written without disguise: no invisible characters, no full-width forms, full stops of East Asia
 * as dots, and what people write so that a link cannot be clicked (hxxp, [.], (dot)) undone. Linear in the length of the text.
 */
export function refang(text: string): string {
  const kept = text.slice(0, longestText);
  const plain = kept
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .slice(0, longestText * mostGrowth);
  return rules.reduce((written, [pattern, value]) => written.replace(pattern, value), plain);
}

// Each pattern begins with a character of its own and repeats nothing without a bound.
const rules: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/[\u3002\uff61]/g, "."],
  [/ ?[[({<] ?(?:\.|dot|d0t|점|닷|点) ?[\])}>] ?/gi, "."],
  [/[[({<] ?: ?(?<slashes>\/\/)? ?[\])}>]/g, ":$<slashes>"],
  [/[[({<] ?(?<slashes>\/{1,2}) ?[\])}>]/g, "$<slashes>"],
  [/[[({<] ?(?:at|@) ?[\])}>]/gi, "@"],
  [/\\\./g, "."],
  [/\b(?:h(?:xx|\*\*|__)p|hxtp|htxp|h\[tt\]p|h{tt}p|meow)(?<secure>s?) ?(?=[:[])/gi, "http$<secure>"],
  [/\b(?<scheme>https?) ?: ?[/\\] ?[/\\] ?/gi, "$<scheme>://"],
];
