import { domainToUnicode } from "node:url";
import { lookalikeLetters } from "../../data/lookalikes/letters.ts";
import { commonBaits, otherBaits } from "../../data/lookalikes/words.ts";
import type { Brand } from "../../data/phishing/brand.ts";
import { brands } from "../../data/phishing/brands.ts";
import { lurePieces, lureWords } from "../../data/phishing/lures.ts";
import { brandTypoOf } from "./brand-typos.ts";

/** A brand that a name spells. */
export interface BrandWord {
  readonly brand: Brand;
  /** `claim`: the name poses as the brand's; `word`: the spelling is also an ordinary word, and nothing beside it asks for anything. */
  readonly kind: "claim" | "word";
}

/** The brand that a label or a path spells; null without one. A claim comes before a word. */
export function brandIn(text: string): BrandWord | null {
  const plain = skeletonOf(text);
  const seen = new Set([
    plain,
    ...digits.map((letters) => plain.replace(/[01345]/g, (digit) => letters[digit] ?? digit)),
  ]);
  let word: BrandWord | null = null;
  for (const each of seen) {
    const tokens = each.split(/[^a-z]+/).filter((token) => token !== "");
    for (const { brand, spelling, isOrdinary } of spellings) {
      if (!each.includes(spelling)) continue;
      const isDisguised = spelling.length >= shortest && !plain.includes(spelling);
      const kind = kindOf({ spelling, isOrdinary: isOrdinary && !isDisguised, whole: each, tokens });
      if (kind === "claim") return { brand, kind };
      if (kind === "word") word ??= { brand, kind };
    }
  }
  const disguised = [...seen].map(disguisedIn).find((brand) => brand !== null);
  return disguised ? { brand: disguised, kind: "claim" } : word;
}

/** A brand that a name spells with hyphens in it, or with a wrong letter. */
function disguisedIn(name: string): Brand | null {
  for (const part of name.split(/[^a-z-]+/)) {
    const tokens = part
      .split("-")
      .filter((token) => token !== "")
      .slice(0, mostTokens);
    const joined = tokens.flatMap((_, at) => [2, 3, 4].map((count) => tokens.slice(at, at + count).join("")));
    const hyphenated = tokens.length < 2 ? undefined : joined.find((word) => hyphenable.has(word));
    if (hyphenated !== undefined) return hyphenable.get(hyphenated) ?? null;
    for (const token of tokens) {
      const typo = brandTypoOf(token);
      const asks = tokens.some((other) => other !== token && (lureWords.has(other) || isBait(other)));
      if (typo && (typo.isLikeShape || asks)) return typo.brand;
    }
  }
  return null;
}

const mostTokens = 8;

const spellings = brands.flatMap((brand) =>
  brand.words.map((spelling) => ({
    brand,
    spelling,
    // Three letters are the initials of many others.
    isOrdinary: brand.ordinary.has(spelling) || spelling.length <= 3,
  })),
);

const exact: ReadonlySet<string> = new Set(spellings.map(({ spelling }) => spelling));

/** Whether a label is just the spelling of a brand. */
export function isSpelling(label: string): boolean {
  return exact.has(label);
}

/** Digits that imitate letters. */
const digits: readonly Readonly<Record<string, string>>[] = [
  { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s" },
  { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s" },
];

/** Spellings that a hyphen splits: pay-pal. Shorter ones are words side by side. */
const shortestHyphenated = 6;
const hyphenable: ReadonlyMap<string, Brand> = new Map(
  spellings
    .filter(({ spelling, isOrdinary }) => !isOrdinary && spelling.length >= shortestHyphenated)
    .map(({ spelling, brand }) => [spelling, brand]),
);

/** Shorter spellings count as a whole word only; shorter than `unmistakable` ones at the beginning of a word, or between bait words. */
const shortest = 5;
const unmistakable = 8;
const shortestRunTogether = 4;

interface Spelt {
  readonly spelling: string;
  readonly isOrdinary: boolean;
  readonly whole: string;
  readonly tokens: readonly string[];
}

function kindOf({ spelling, isOrdinary, whole, tokens }: Spelt): BrandWord["kind"] | null {
  if (/[^a-z]/.test(spelling)) return isAlone(whole, spelling) ? "claim" : null;
  if (!isOrdinary) return tokens.some((token) => claims(token, spelling)) ? "claim" : null;
  const alone = tokens.includes(spelling);
  const asks = tokens.some((token) => token !== spelling && (lureWords.has(token) || isBait(token)));
  if (alone && asks) return "claim";
  if (tokens.some((token) => token !== spelling && isBetweenBaits(token, spelling))) return "claim";
  return alone ? "word" : null;
}

function claims(token: string, spelling: string): boolean {
  const at = token.indexOf(spelling);
  if (at < 0) return false;
  if (token === spelling) return true;
  if (spelling.length < shortest) return isBetweenBaits(token, spelling);
  if (ordinary.test(token)) return false;
  return at === 0 || spelling.length >= unmistakable || isBetweenBaits(token, spelling);
}

/** Ordinary words that begin with a spelling. */
const ordinary =
  /^(?:pineapple|snapple|grapple|resonan|resonat|amazonas|telegraph|monexch|interac[^c]|opensearch|revolution|[a-z]{1,20}bankers)/;

/** Whether what stands around a spelling consists of words that phishing adds: myamazonlogin. */
function isBetweenBaits(token: string, spelling: string): boolean {
  const at = token.indexOf(spelling);
  if (at < 0 || spelling.length < shortestRunTogether) return false;
  const [before, after] = [token.slice(0, at), token.slice(at + spelling.length)];
  return [before, after].every((rest) => rest === "" || (rest.length > 1 && isBait(rest)));
}

const baits: ReadonlySet<string> = new Set([
  ...commonBaits,
  ...otherBaits,
  ...lureWords,
  ..."jp de fr it es pl br".split(" "),
]);

function isBait(text: string): boolean {
  if (baits.has(text)) return true;
  return lurePieces.some((piece) => text.startsWith(piece) && text.length - piece.length <= 3);
}

function isAlone(text: string, spelling: string): boolean {
  const at = text.indexOf(spelling);
  return !/[a-z]/.test(text.charAt(at - 1)) && !/[a-z]/.test(text.charAt(at + spelling.length));
}

/** A label as readers see it: A-labels decoded, look-alike letters of other scripts replaced by ASCII. */
export function skeletonOf(text: string): string {
  const shown = text.includes("xn--") ? domainToUnicode(text) || text : text;
  return Array.from(
    shown.normalize("NFD").replace(/\p{M}+/gu, ""),
    (letter) => lookalikeLetters.get(letter) ?? letter,
  ).join("");
}
