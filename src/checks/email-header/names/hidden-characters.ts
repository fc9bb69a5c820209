// Control characters except tabs and line ends, the blank Braille pattern, and invisible characters (UAX #44): soft hyphens, joiners, fillers,
// directional marks, embeddings, isolates, overrides and tags.
const hidden =
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2800\ufff9-\ufffb]|(?![\u200c\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u;

// Joiners shape Arabic and Indic letters and combine emoji. Beside other characters they are invisible, and so are variation selectors after letters
// without variants.
const needless =
  /(?:^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Nd}\p{P}\s])[\u0300-\u036f]{0,4}[\u200c\u200d]|[\u200c\u200d]{2}|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}][\ufe00-\ufe0f]/u;

/** UTS #51: regional flags are a black flag followed by invisible tag letters. */
const flags = /\u{1f3f4}[\u{e0030}-\u{e007a}]{1,8}\u{e007f}/gu;

/** Whether a text has invisible or direction-changing characters that its script does not need. */
export function hasHidden(text: string): boolean {
  const plain = text.replaceAll(flags, "");
  return hidden.test(plain) || needless.test(plain);
}

// UAX #9: letters with right-to-left direction (R, AL), and those with left-to-right direction (L).
const fromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const fromLeft =
  /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}])\p{L}/u;

// Overrides are excluded: they reverse letters of any script.
const leftward = /^[\u061c\u200f\u202b\u2067\u2068]{1,4}|[\u061c\u200f\u202c\u2069]{1,4}$/gu;
const rightward = /^[\u200e\u202a\u2066\u2068]{1,4}|[\u200e\u202c\u2069]{1,4}$/gu;

/**
 * Removes directional marks around a text that do not change its direction, as address books paste them. Marks inside a text split words and are
 * kept.
 */
export function withoutIdleMarks(text: string): string {
  const [isFromRight, isFromLeft] = [fromRight.test(text), fromLeft.test(text)];
  if (isFromRight === isFromLeft) return text;
  return text.trim().replaceAll(isFromRight ? leftward : rightward, "");
}

/** Escapes the characters that terminals show as nothing or as a space. */
export function withHiddenShown(text: string): string {
  return text.replaceAll(
    /[\u2800\p{Default_Ignorable_Code_Point}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
