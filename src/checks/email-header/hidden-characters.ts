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

/** A text with those of these characters spelled out that a terminal shows as nothing, or as a blank. */
export function withHiddenShown(text: string): string {
  return text.replaceAll(
    /[\u2800\p{Default_Ignorable_Code_Point}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
