import { letterHomes, regions, topTypos, type Region } from "../../data/lookalikes/regions.ts";
import { firstSuffixes, otherSuffixes } from "../../data/lookalikes/suffixes.ts";
import { baitsByHome, baitsByLanguage } from "../../data/lookalikes/words.ts";

/** The suffixes and words that imitations of a domain use, by its own region. */
export interface LookalikeSurroundings {
  /** Those that people try, the most usual first. */
  readonly first: readonly string[];
  readonly other: readonly string[];
  /** Top levels in place of the domain's own by a typing error. */
  readonly mistyped: readonly string[];
  /** Baits in the language of the region; empty where it is English. */
  readonly baits: readonly string[];
}

/** Suffixes that are tried before those of the region's neighbours. */
const mostUsual = ["com", "net", "org"];

/** What surrounds a domain: its region is told by its suffix, or by the letters of its label where the suffix is generic. */
export function lookalikeSurroundingsOf(label: string, suffix: string): LookalikeSurroundings {
  const top = suffix.slice(suffix.lastIndexOf(".") + 1);
  const home = letterHomes.find(([letters]) => letters.test(label))?.[1] ?? null;
  const region = regionOf(top) ?? (home === null ? null : regionOf(home));
  const parent = suffix.includes(".") ? [suffix.slice(suffix.indexOf(".") + 1)] : [];
  const siblings = region?.suffixes.filter((each) => isAt(each, top)) ?? [];
  const neighbours = region?.suffixes.filter((each) => !isAt(each, top)) ?? [];
  // Elsewhere than in Korea, the Korean suffixes are as good as any other.
  const generic = region === null ? firstSuffixes : firstSuffixes.filter((each) => !isAt(each, "kr"));
  const first = distinct([...parent, ...siblings, ...mostUsual, ...neighbours, ...generic], suffix);
  const mistyped = distinct(topTypos.get(suffix) ?? [], suffix);
  return {
    first,
    mistyped,
    other: distinct([...firstSuffixes, ...otherSuffixes], suffix).filter((each) => !first.includes(each)),
    baits: [...(baitsByHome[home ?? ""] ?? []), ...(baitsByLanguage[region?.language ?? ""] ?? [])],
  };
}

function regionOf(top: string): Region | null {
  return regions.find(({ tops }) => tops.includes(top)) ?? null;
}

function isAt(suffix: string, top: string): boolean {
  return suffix === top || suffix.endsWith(`.${top}`);
}

function distinct(suffixes: readonly string[], own: string): readonly string[] {
  return [...new Set(suffixes)].filter((each) => each !== own);
}
