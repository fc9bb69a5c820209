/** How a variant is made. */
export const variantKinds = [
  "homoglyph",
  "omission",
  "transposition",
  "repetition",
  "hyphenation",
  "tld-swap",
  "bitsquatting",
  "combosquat",
  "insertion",
  "replacement",
  "vowel-swap",
  "plural",
  "idn-homoglyph",
  "mixed-script",
  "numeral-swap",
  "subdomain",
] as const;

/** The name of one of these ways. */
export type VariantKind = (typeof variantKinds)[number];

/**
 * How deceptive the variants of one kind are, 0–100: the order in which variants are generated, and their weight in findings and grades.
 * Set by hand: visual confusion first, then typing errors, then added words.
 */
export const laneRisks = {
  nearHomoglyph: 95,
  wholeScript: 92,
  likeShape: 90,
  firstSuffix: 88,
  mistypedTop: 87,
  plainSpelling: 86,
  latinLetter: 82,
  omission: 80,
  likeSound: 79,
  transposition: 78,
  repetition: 76,
  hyphenation: 74,
  commonBait: 72,
  languageBait: 71,
  plural: 70,
  likelyHomoglyph: 68,
  suffixInLabel: 66,
  numeral: 65,
  replacement: 64,
  vowelSwap: 60,
  mixedScript: 58,
  insertion: 55,
  otherSuffix: 52,
  typoAtFirstSuffix: 48,
  insertedDot: 46,
  farHomoglyph: 45,
  bitFlip: 42,
  addition: 40,
  innerPlural: 38,
  otherBait: 36,
  wholeScriptRest: 34,
  twoLatinLetters: 32,
  doubleNearHomoglyph: 30,
  foreignBait: 28,
  baitAtFirstSuffix: 26,
  doubleHomoglyph: 20,
  typoAtOtherSuffix: 12,
  anyTwoLatinLetters: 10,
  letterAndShape: 8,
} as const;
