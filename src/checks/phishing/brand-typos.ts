import { brands } from "../../data/phishing/brands.ts";
import type { Brand } from "../../data/phishing/brand.ts";
import { omissions, repetitions, transpositions } from "../../formats/lookalike/edits.ts";

/** A brand whose spelling a word almost has. */
export interface BrandTypo {
  readonly brand: Brand;
  /** Whether only letters of a like shape differ: readers see the brand itself. */
  readonly isLikeShape: boolean;
}

/** Shorter spellings have other words next to them. */
const shortest = 6;

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

let typos: ReadonlyMap<string, BrandTypo> | null = null;

/** The brand whose spelling differs from a word by one letter; null without one. */
export function brandTypoOf(word: string): BrandTypo | null {
  typos ??= allTypos();
  return typos.get(word) ?? null;
}

function allTypos(): ReadonlyMap<string, BrandTypo> {
  const found = new Map<string, BrandTypo>();
  for (const brand of brands) {
    for (const spelling of brand.words) {
      if (spelling.length < shortest || !/^[a-z]+$/.test(spelling)) continue;
      for (const word of likeShaped(spelling)) found.set(word, { brand, isLikeShape: true });
      for (const word of mistyped(spelling, brand)) {
        if (!found.has(word)) found.set(word, { brand, isLikeShape: false });
      }
    }
  }
  for (const word of [...others, ...brands.flatMap(({ words }) => words)]) found.delete(word);
  return found;
}

function* likeShaped(spelling: string): Iterable<string> {
  for (const [from, to] of shapes) {
    for (let at = spelling.indexOf(from); at >= 0; at = spelling.indexOf(from, at + 1))
      yield spelling.slice(0, at) + to + spelling.slice(at + from.length);
  }
}

function mistyped(spelling: string, { ordinary }: Brand): readonly string[] {
  // A letter less makes a word of a word: Ledger, Leder.
  const edits = [transpositions, repetitions, ...(ordinary.has(spelling) ? [] : [omissions])];
  // People see a wrong beginning.
  return edits.flatMap((edit) => [...edit(spelling)]).filter((word) => word[0] === spelling[0]);
}
