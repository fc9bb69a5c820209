/** Named character references (HTML §13.5) that can occur in a URL or a content value; others stay unchanged. */
const named: Readonly<Record<string, string>> = {
  Tab: "\t",
  NewLine: "\n",
  excl: "!",
  quot: '"',
  QUOT: '"',
  num: "#",
  dollar: "$",
  percnt: "%",
  amp: "&",
  AMP: "&",
  apos: "'",
  lpar: "(",
  rpar: ")",
  ast: "*",
  midast: "*",
  plus: "+",
  comma: ",",
  period: ".",
  sol: "/",
  colon: ":",
  semi: ";",
  lt: "<",
  LT: "<",
  equals: "=",
  gt: ">",
  GT: ">",
  quest: "?",
  commat: "@",
  lsqb: "[",
  lbrack: "[",
  bsol: "\\",
  rsqb: "]",
  rbrack: "]",
  Hat: "^",
  lowbar: "_",
  UnderBar: "_",
  grave: "`",
  DiacriticalGrave: "`",
  lcub: "{",
  lbrace: "{",
  verbar: "|",
  vert: "|",
  VerticalLine: "|",
  rcub: "}",
  rbrace: "}",
  nbsp: "\u00a0",
  NonBreakingSpace: "\u00a0",
  shy: "\u00ad",
  hyphen: "\u2010",
  dash: "\u2010",
  tilde: "\u02dc",
};

// HTML §13.2.5.73: without a semicolon these count too, but not in an attribute before a letter, a digit or an equals sign.
const reference =
  /&(?:#(?<decimal>\d+);?|#x(?<hex>[0-9a-f]+);?|(?<name>[a-z]{2,20});|(?<bare>quot|QUOT|amp|AMP|lt|LT|gt|GT|nbsp|shy)(?![=0-9a-z;]))/gi;

/** Resolves the character references in an attribute value. */
export function resolveReferences(value: string): string {
  return value.replace(reference, (whole, decimal?: string, hex?: string, name?: string, bare?: string) => {
    const word = name ?? bare;
    if (word !== undefined) return Object.hasOwn(named, word) ? (named[word] ?? whole) : whole;
    return characterOf(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal));
  });
}

// HTML §13.2.5.80: invalid code points become U+FFFD, and C1 controls are read as windows-1252.
function characterOf(code: number): string {
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  if (isNone) return "\ufffd";
  if (code < 0x80 || code > 0x9f) return String.fromCodePoint(code);
  return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
}
