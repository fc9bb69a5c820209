/**
 * Letters of other scripts that are drawn as ones of ASCII are, by the table of confusables of UTS #39 (Unicode 15, read through ICU 72),
 * in lower case, as domain names have them. Left out are those that only look alike in some fonts, such as \u0433 (r) and \u03b3 (y): whole
 * words of honest names are made of them.
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
    // Letters of the phonetic alphabet, which no name of a language needs
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
    // A letter that Greenlandic has given up
    ĸ: "k",
    // Lisu, all letters of which were made of Latin ones
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
 * Letters of Hangul, Han and Katakana that pass for ones of ASCII, or for a hyphen, where all around them is ASCII: beside words of
 * their own scripts nobody takes them for anything else.
 */
export const lookalikeStrokes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // As domain names have them: UTS #46 writes the letters of a keyboard (ㅇ, ㅡ, ㅣ) as those that join
    "\u110b": "o",
    "\u1173": "-",
    "\u1175": "l",
    一: "-",
    ー: "-",
  }),
);

/** Scripts many letters of which look like those of others: no word of any language has letters of two of them. */
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

/** Scripts with top-level domains below which names are written in them as a matter of course, beside those written in them themselves. */
export const scriptHomes: readonly { readonly script: RegExp; readonly suffixes: readonly string[] }[] = [
  {
    script: /\p{Script=Cyrillic}/u,
    suffixes: ["ba", "bg", "by", "kg", "kz", "mk", "mn", "rs", "ru", "su", "tj", "ua", "uz"],
  },
  { script: /\p{Script=Greek}/u, suffixes: ["cy", "gr"] },
  { script: /\p{Script=Armenian}/u, suffixes: ["am"] },
];
