import { domainToASCII, domainToUnicode } from "node:url";
import { laneRisks, type VariantKind } from "../../data/lookalikes/lanes.ts";
import { hasMixedNames } from "../../data/lookalikes/repertoires.ts";
import { commonBaits, foreignBaits, otherBaits } from "../../data/lookalikes/words.ts";
import {
  additions,
  bitFlips,
  combinations,
  hangulVowelSwaps,
  hyphenations,
  innerPlurals,
  insertedDots,
  insertions,
  numeralSwaps,
  omissions,
  plurals,
  repetitions,
  replacements,
  transpositions,
  vowelSwaps,
} from "./edits.ts";
import { isIdnaLabel } from "./idna.ts";
import { canExist, type OwnDomain } from "./repertoire.ts";
import {
  allWholeHomoglyphs,
  anyTwoLatinHomoglyphs,
  doubleHomoglyphs,
  homoglyphs,
  latinHomoglyphs,
  mixedHomoglyphs,
  plainSpellings,
  shapedLatinHomoglyphs,
  strokeHomoglyphs,
  twoLatinHomoglyphs,
  wholeHomoglyphs,
} from "./shapes.ts";
import { lookalikeSurroundingsOf } from "./surroundings.ts";

/** A name that can be mistaken for another one. */
export interface Variant {
  /** Lower-case ASCII. */
  readonly name: string;
  /** Its public suffix. */
  readonly suffix: string;
  readonly kind: VariantKind;
  /** 0–100; see the table of lanes. */
  readonly risk: number;
}

/** A registrable domain in two parts, in ASCII. */
export interface Domain {
  readonly label: string;
  readonly suffix: string;
}

/**
 * Consecutive candidates of a lane that are invalid or repeated before the lane ends. Ordinary names stay below 1500; a label with long runs of
 * one letter has millions, which would block the process for minutes.
 */
const mostFruitless = 3000;

/** Generates the distinct names that can be mistaken for a domain, riskiest first, on demand. */
export function* variantsOf({ label: ascii, suffix }: Domain): Iterable<Variant> {
  // A label of digits alone would be read as an IPv4 address.
  const label = ascii.startsWith("xn--") ? domainToUnicode(ascii) : ascii;
  const seen = new Set([`${ascii}.${suffix}`]);
  const own = { label, suffix };
  for (const lane of lanesOf(label, suffix)) yield* newOnes(lane, own, seen);
}

/** The variants of a lane that are not among the seen names; adds them there. */
function* newOnes({ kind, risk, at, labels }: Lane, own: OwnDomain, seen: Set<string>): Iterable<Variant> {
  let fruitless = 0;
  for (const each of labels) {
    for (const below of at ?? [own.suffix]) {
      const name = nameOf(each, below, { kind, own });
      if (name !== null && !seen.has(name)) {
        fruitless = 0;
        seen.add(name);
        yield { name, suffix: below, kind, risk };
      } else if (++fruitless === mostFruitless) return;
    }
  }
}

/** Variants of one kind and risk: labels, each with one or more suffixes. */
interface Lane {
  readonly kind: VariantKind;
  readonly risk: number;
  readonly labels: Iterable<string>;
  /** Defaults to the domain's own suffix. */
  readonly at?: readonly string[];
}

function lanesOf(label: string, suffix: string): readonly Lane[] {
  const { first, other, mistyped, baits } = lookalikeSurroundingsOf(label, suffix);
  const parent = suffix.includes(".") ? suffix.slice(suffix.indexOf(".") + 1) : null;
  const lanes: readonly (readonly [
    lane: keyof typeof laneRisks,
    kind: VariantKind,
    Iterable<string>,
    at?: readonly string[],
  ])[] = [
    ["nearHomoglyph", "homoglyph", homoglyphs(label, [3])],
    ["wholeScript", "idn-homoglyph", wholeHomoglyphs(label)],
    ["likeShape", "homoglyph", strokeHomoglyphs(label)],
    ["firstSuffix", "tld-swap", [label], first],
    ["mistypedTop", "tld-swap", [label], mistyped],
    ["plainSpelling", "idn-homoglyph", plainSpellings(label)],
    ["latinLetter", "idn-homoglyph", latinHomoglyphs(label, suffix)],
    ["omission", "omission", omissions(label)],
    ["likeSound", "vowel-swap", hangulVowelSwaps(label)],
    ["transposition", "transposition", transpositions(label)],
    ["repetition", "repetition", repetitions(label)],
    ["hyphenation", "hyphenation", hyphenations(label)],
    ["commonBait", "combosquat", combinations(label, commonBaits)],
    ["languageBait", "combosquat", combinations(label, baits)],
    ["plural", "plural", plurals(label)],
    ["likelyHomoglyph", "homoglyph", homoglyphs(label, [2])],
    ["suffixInLabel", "combosquat", withSuffix(label, suffix), [...new Set([suffix, parent ?? suffix, "com"])]],
    ["numeral", "numeral-swap", numeralSwaps(label)],
    ["replacement", "replacement", replacements(label)],
    ["vowelSwap", "vowel-swap", vowelSwaps(label)],
    ["mixedScript", "mixed-script", mixedHomoglyphs(label)],
    ["insertion", "insertion", insertions(label)],
    ["otherSuffix", "tld-swap", [label], other],
    ["typoAtFirstSuffix", "homoglyph", homoglyphs(label, [3]), first],
    ["typoAtFirstSuffix", "omission", omissions(label), first],
    ["typoAtFirstSuffix", "transposition", transpositions(label), first],
    ["typoAtFirstSuffix", "repetition", repetitions(label), first],
    ["typoAtFirstSuffix", "hyphenation", hyphenations(label), first],
    ["insertedDot", "subdomain", insertedDots(label)],
    ["farHomoglyph", "homoglyph", homoglyphs(label, [1])],
    ["bitFlip", "bitsquatting", bitFlips(label)],
    ["addition", "insertion", additions(label)],
    ["innerPlural", "plural", innerPlurals(label)],
    ["otherBait", "combosquat", combinations(label, otherBaits)],
    ["wholeScriptRest", "idn-homoglyph", allWholeHomoglyphs(label)],
    ["twoLatinLetters", "idn-homoglyph", twoLatinHomoglyphs(label, suffix)],
    ["doubleNearHomoglyph", "homoglyph", doubleHomoglyphs(label, [3])],
    ["foreignBait", "combosquat", combinations(label, foreignBaits)],
    ["baitAtFirstSuffix", "combosquat", combinations(label, commonBaits), first],
    ["doubleHomoglyph", "homoglyph", doubleHomoglyphs(label, [3, 2, 1])],
    ["typoAtOtherSuffix", "homoglyph", homoglyphs(label, [3]), other],
    ["typoAtOtherSuffix", "omission", omissions(label), other],
    ["typoAtOtherSuffix", "transposition", transpositions(label), other],
    ["anyTwoLatinLetters", "idn-homoglyph", anyTwoLatinHomoglyphs(label, suffix)],
    ["letterAndShape", "idn-homoglyph", shapedLatinHomoglyphs(label, suffix)],
  ];
  return lanes.map(([lane, kind, labels, at]) => ({ kind, risk: laneRisks[lane], labels, ...(at && { at }) }));
}

/** A domain with a dot omitted or typed as a hyphen: `examplecouk`, `example-com`, `exampleco` (under `uk`). */
function withSuffix(label: string, suffix: string): readonly string[] {
  const readable = domainToUnicode(suffix);
  const [first = "", ...others] = readable.split(".");
  const whole = [
    label + readable.replaceAll(".", ""),
    `${label}-${readable.replaceAll(".", "-")}`,
    `www${label}`,
    `www-${label}`,
  ];
  return others.length > 0 ? [label + first, ...whole] : whole;
}

/** RFC 1035 §2.3.4 and RFC 5891 §4.2.3.1: valid labels; hyphens in third and fourth place are reserved. */
const asciiLabel = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A label under a suffix, in ASCII; null if the name is invalid, or its registry does not accept it. */
function nameOf(
  label: string,
  suffix: string,
  { kind, own }: { readonly kind: VariantKind; readonly own: OwnDomain },
): string | null {
  if (kind === "subdomain") return dottedName(label, suffix, own);
  const isPossible =
    kind === "mixed-script" ? hasMixedNames(suffix) && isIdnaLabel(label) : canExist(label, suffix, own);
  if (!isPossible) return null;
  if (asciiLabel.test(label)) return `${label}.${suffix}`;
  // oxlint-disable-next-line no-control-regex -- everything in ASCII
  if (/^[\u0000-\u007f]*$/.test(label)) return null;
  // The native conversion is ten times as fast as one in JavaScript.
  const ascii = domainToASCII(label);
  // UTS #46 maps some letters to ASCII, which removes the likeness.
  return ascii.startsWith("xn--") && ascii.length <= 63 ? `${ascii}.${suffix}` : null;
}

/** A label with a dot: each part is a label of its own, and the last one is registered. */
function dottedName(label: string, suffix: string, own: OwnDomain): string | null {
  const parts = label.split(".").map((part) => nameOf(part, suffix, { kind: "omission", own }));
  const [first, last] = parts;
  if (!first || !last) return null;
  return `${first.slice(0, -suffix.length - 1)}.${last}`;
}
