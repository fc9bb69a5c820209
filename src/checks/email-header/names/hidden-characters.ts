// Control characters but tabs and ends of lines, the empty Braille pattern, and what is drawn as nothing (UAX #44): soft hyphens, joiners,
// fillers, directional marks, embeddings, isolates and overrides, tags.
const hidden =
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2800\ufff9-\ufffb]|(?![\u200c\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u;

// Joiners shape the letters of Arabic and Indic scripts, and make one sign of several emoji. Beside others they show nothing, and
// neither do variation selectors behind letters of which there is one form only.
const needless =
  /(?:^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Nd}\p{P}\s])[\u0300-\u036f]{0,4}[\u200c\u200d]|[\u200c\u200d]{2}|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}][\ufe00-\ufe0f]/u;

/** UTS #51: the flags of parts of a country are a black flag with letters that are not drawn. */
const flags = /\u{1f3f4}[\u{e0030}-\u{e007a}]{1,8}\u{e007f}/gu;

/** Whether a text holds characters that cannot be seen, or turn it around, and that nothing in it needs. */
export function hasHidden(text: string): boolean {
  const plain = text.replaceAll(flags, "");
  return hidden.test(plain) || needless.test(plain);
}

// UAX #9: letters of the classes R and AL, and those of L.
const fromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const fromLeft =
  /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}])\p{L}/u;

// Overrides are none of these: they turn letters around, of whatever script.
const leftward = /^[\u061c\u200f\u202b\u2067\u2068]{1,4}|[\u061c\u200f\u202c\u2069]{1,4}$/gu;
const rightward = /^[\u200e\u202a\u2066\u2068]{1,4}|[\u200e\u202c\u2069]{1,4}$/gu;

/**
 * A text without marks of direction around it that turn nothing around, as address books paste them: all its letters run that way
 * anyhow. Within a text they split words, which nothing honest needs.
 */
export function withoutIdleMarks(text: string): string {
  const [isFromRight, isFromLeft] = [fromRight.test(text), fromLeft.test(text)];
  if (isFromRight === isFromLeft) return text;
  return text.trim().replaceAll(isFromRight ? leftward : rightward, "");
}

/** A text with those of these characters spelled out that a terminal shows as nothing, or as a blank. */
export function withHiddenShown(text: string): string {
  return text.replaceAll(
    /[\u2800\p{Default_Ignorable_Code_Point}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
