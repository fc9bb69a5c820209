import { brands } from "../../data/phishing/brands.ts";
import type { Brand } from "../../data/phishing/brand.ts";
import { omissions, transpositions } from "../../formats/lookalike/edits.ts";

/** A brand whose spelling a word almost has. */
export interface BrandTypo {
  readonly brand: Brand;
  /** Whether only letters of a like shape differ: readers see the brand itself. */
  readonly isLikeShape: boolean;
}

/** Shorter spellings have other words next to them. */
const shortest = 6;
/** Longer words are not looked up. */
const longest = 40;

/** ASCII letters that look alike in the fonts of address bars. */
const shapes: readonly (readonly [from: string, to: string])[] = [
  ["m", "rn"],
  ["w", "vv"],
  ["d", "cl"],
  ["l", "i"],
  ["i", "l"],
];

/** Words and names that lie one letter beside a brand's. */
const others = new Set("payal revolt barclay trust applied".split(" "));

/** The first brand of each spelling. */
const bySpelling: ReadonlyMap<string, Brand> = new Map(
  brands.toReversed().flatMap((brand) => brand.words.map((spelling) => [spelling, brand] as const)),
);

/** The brand whose spelling differs from a word by one letter; null without one. */
export function brandTypoOf(word: string): BrandTypo | null {
  if (word.length < shortest - 1 || word.length > longest || others.has(word) || bySpelling.has(word)) return null;
  const likeShape = brandOf(likeShaped(word));
  if (likeShape !== null) return { brand: likeShape, isLikeShape: true };
  // People see a wrong beginning.
  const mistyped = brandOf([...transpositions(word), ...singled(word)], word[0]) ?? shortened.get(word) ?? null;
  return mistyped === null ? null : { brand: mistyped, isLikeShape: false };
}

function brandOf(candidates: Iterable<string>, first?: string): Brand | null {
  for (const each of candidates) {
    const brand =
      each.length < shortest || (first !== undefined && each[0] !== first) ? undefined : bySpelling.get(each);
    if (brand !== undefined) return brand;
  }
  return null;
}

/** The words that look like a word. */
function* likeShaped(word: string): Iterable<string> {
  for (const [from, to] of shapes) {
    for (let at = word.indexOf(to); at >= 0; at = word.indexOf(to, at + 1))
      yield word.slice(0, at) + from + word.slice(at + to.length);
  }
}

/** The word without one of two equal letters side by side. */
function* singled(word: string): Iterable<string> {
  for (let at = 1; at < word.length; at += 1)
    if (word[at] === word[at - 1]) yield word.slice(0, at) + word.slice(at + 1);
}

/** The spellings without one of their letters. A letter less makes a word of a word, so ordinary ones are left out: Ledger, Leder. */
const shortened: ReadonlyMap<string, Brand> = new Map(
  [...bySpelling].flatMap(([spelling, brand]) =>
    spelling.length < shortest || brand.ordinary.has(spelling)
      ? []
      : [...omissions(spelling)].filter((each) => each[0] === spelling[0]).map((each) => [each, brand] as const),
  ),
);
