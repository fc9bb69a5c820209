/**
 * Letters of other scripts that look like ASCII letters, by the confusables table of UTS #39 (Unicode 15, read through ICU 72), in lower
 * case, as in domain names. Letters that look alike only in some fonts are left out, such as \u0433 (r) and \u03b3 (y): legitimate names
 * contain whole words of them.
 */
export const lookalikeLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Cyrillic
    а: "a",
    е: "e",
    о: "o",
    р: "p",
    с: "c",
    у: "y",
    х: "x",
    ѕ: "s",
    і: "i",
    ј: "j",
    ѡ: "w",
    ѵ: "v",
    ү: "y",
    һ: "h",
    ҽ: "e",
    ӏ: "l",
    ԁ: "d",
    ԛ: "q",
    ԝ: "w",
    // Greek
    α: "a",
    ι: "i",
    ν: "v",
    ο: "o",
    ρ: "p",
    υ: "u",
    // Armenian
    ա: "w",
    գ: "q",
    զ: "q",
    հ: "h",
    ո: "n",
    ս: "u",
    ց: "g",
    ք: "f",
    օ: "o",
    // IPA letters, which ordinary names do not contain
    ɑ: "a",
    ɡ: "g",
    ɩ: "i",
    ʙ: "b",
    ɢ: "g",
    ʜ: "h",
    ɪ: "i",
    ʟ: "l",
    ɴ: "n",
    ʀ: "r",
    ʏ: "y",
    ᴀ: "a",
    ᴄ: "c",
    ᴅ: "d",
    ᴇ: "e",
    ᴊ: "j",
    ᴋ: "k",
    ᴍ: "m",
    ᴏ: "o",
    ᴘ: "p",
    ᴛ: "t",
    ᴜ: "u",
    ᴠ: "v",
    ᴡ: "w",
    ᴢ: "z",
    ꜰ: "f",
    ꜱ: "s",
    // A letter that Greenlandic no longer uses
    ĸ: "k",
    // Lisu, whose letters are all derived from Latin ones
    ꓐ: "b",
    ꓑ: "p",
    ꓓ: "d",
    ꓔ: "t",
    ꓖ: "g",
    ꓗ: "k",
    ꓙ: "j",
    ꓚ: "c",
    ꓜ: "z",
    ꓝ: "f",
    ꓟ: "m",
    ꓠ: "n",
    ꓡ: "l",
    ꓢ: "s",
    ꓣ: "r",
    ꓦ: "v",
    ꓧ: "h",
    ꓪ: "w",
    ꓫ: "x",
    ꓬ: "y",
    ꓮ: "a",
    ꓰ: "e",
    ꓲ: "i",
    ꓳ: "o",
    ꓴ: "u",
    // Round letters of Hebrew, Myanmar, Oriya and Malayalam
    ס: "o",
    ဝ: "o",
    ଠ: "o",
    ഠ: "o",
    // Signs that look like a slash
    "⁄": "/",
    "∕": "/",
  }),
);

/**
 * Hangul, Han and Katakana letters that resemble ASCII letters, or a hyphen, between ASCII letters: within words of their own scripts they
 * are not confusing.
 */
export const lookalikeStrokes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // As in domain names: UTS #46 maps compatibility jamo (ㅇ, ㅡ, ㅣ) to conjoining ones
    "\u110b": "o",
    "\u1173": "-",
    "\u1175": "l",
    一: "-",
    ー: "-",
  }),
);

/** Scripts with many confusable letters: no word of any language mixes two of them. */
export const lookalikeScripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Tifinagh}/u,
  /\p{Script=Canadian_Aboriginal}/u,
];

/** Scripts with top-level domains below which names are normally written in that script, besides those written in the script themselves. */
export const scriptHomes: readonly { readonly script: RegExp; readonly suffixes: readonly string[] }[] = [
  {
    script: /\p{Script=Cyrillic}/u,
    suffixes: ["ba", "bg", "by", "kg", "kz", "mk", "mn", "rs", "ru", "su", "tj", "ua", "uz"],
  },
  { script: /\p{Script=Greek}/u, suffixes: ["cy", "gr"] },
  { script: /\p{Script=Armenian}/u, suffixes: ["am"] },
];
