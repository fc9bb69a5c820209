/** Maximum number of characters read. */
export const longestText = 64 * 1024;

/** Maximum growth factor by compatibility normalisation. */
const mostGrowth = 4;

/**
 * A message with its links restored: invisible characters removed, full-width forms and East Asian full stops normalised, and defanged spellings
 * (hxxp, [.], (dot)) undone. Linear.
 */
export function refang(text: string): string {
  const kept = text.slice(0, longestText);
  const plain = kept
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .slice(0, longestText * mostGrowth);
  return rules.reduce((written, [pattern, value]) => written.replace(pattern, value), plain);
}

// Each pattern starts with a distinct character and has bounded repetition.
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
