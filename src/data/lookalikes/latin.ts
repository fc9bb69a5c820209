/** Latin letters that look like ASCII letters without being one with a diacritic, by what they look like; chosen by hand, November 2026. */
const unmarked: Readonly<Record<string, string>> = {
  a: "əæ",
  b: "ƅƀßþ",
  c: "ƈ",
  d: "đð",
  e: "ɇə",
  f: "ƒ",
  g: "ǥ",
  h: "ħ",
  i: "ı",
  j: "ɉ",
  k: "ĸƙ",
  l: "łŀƚ",
  n: "ŋƞŉ",
  o: "øơœ",
  p: "þƿƥ",
  r: "ɍ",
  t: "ŧƫƭł",
  u: "ưŭ",
  y: "ƴɏỿ",
  z: "ƶʒ",
  "2": "ƻ",
  "5": "ƽ",
  "8": "ȣ",
  ae: "æ",
  oe: "œ",
  ce: "œ",
};

/** Non-ASCII Latin letters by the letter or digit that they look like: with a mark above, below or through them. */
export const latinLooks: ReadonlyMap<string, readonly string[]> = looks();

function looks(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (base: string, letter: string): void => {
    const known = found.get(base) ?? new Set();
    found.set(base, known.add(letter));
  };
  // Latin-1, Latin Extended-A and -B, and Latin Extended Additional contain every precomposed letter.
  for (const [from, to] of [
    [0xdf, 0x24f],
    [0x1e00, 0x1eff],
  ] as const) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCodePoint(code);
      const [base = "", ...marks] = letter.normalize("NFD");
      if (marks.length > 0 && /^[a-z]$/.test(base)) add(base, letter);
    }
  }
  for (const [base, letters] of Object.entries(unmarked)) for (const letter of letters) add(base, letter);
  return new Map([...found].map(([base, letters]) => [base, [...letters]]));
}
