import { spfFault, type SpfFault } from "./errors.ts";
import { parseTerm, type SpfTerm } from "./terms.ts";

/** A record of RFC 7208 as it was read. With a single fault it says nothing at all: §4.6 checks the whole of it first. */
export interface SpfRecord {
  readonly text: string;
  /** Those that can be read, in their order. */
  readonly terms: readonly SpfTerm[];
  /** The first {@link mostSpfFaults} of them, each at its offset in the record. */
  readonly faults: readonly SpfFault[];
}

/** So many faults of a record are told; one is enough. */
export const mostSpfFaults = 10;

/** As long as a record of the DNS can be. */
const longestRecord = 65_535;

/** What the texts of a name say of SPF, RFC 7208 §4.5. */
export type SpfChoice =
  /** `lookalikes`: texts that were meant to be records, and that nobody reads. */
  | { readonly kind: "none"; readonly lookalikes: readonly string[] }
  | { readonly kind: "one"; readonly record: SpfRecord; readonly lookalikes: readonly string[] }
  /** §4.5: an error, whatever they say. */
  | { readonly kind: "several"; readonly texts: readonly string[]; readonly lookalikes: readonly string[] };

/** Finds the record among the texts of a name, each of them the strings of one record joined without anything between them (§3.3). */
export function chooseSpf(texts: readonly string[]): SpfChoice {
  const records = texts.filter(isSpf);
  const lookalikes = texts.filter((text) => !isSpf(text) && isLookalike(text));
  const [only] = records;
  if (only === undefined) return { kind: "none", lookalikes };
  if (records.length > 1) return { kind: "several", texts: records, lookalikes };
  return { kind: "one", record: parseSpf(only), lookalikes };
}

/** §4.5: the version is followed by a blank or by nothing, and nothing stands in front of it; §12: letters have no case. */
function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/** Blanks or quotes in front of the version, anything but a blank behind it, no number at all. Other numbers are other versions. */
function isLookalike(text: string): boolean {
  return /^[\s"'“”]*v\s*=\s*spf1?(?!\d)/i.test(text.slice(0, 40));
}

/** Reads a record, from its version on. Bounded; never throws. */
export function parseSpf(text: string): SpfRecord {
  if (text.length > longestRecord) return { text, terms: [], faults: [spfFault("too-long", 0, "")] };
  // §3.1 with §12: nothing but blanks and what can be seen of ASCII; a tab does not part terms either.
  const strange = text.search(/[^ -~]/);
  if (strange >= 0)
    return { text, terms: [], faults: [spfFault("bad-character", strange, text.slice(strange, strange + 1))] };
  const terms: SpfTerm[] = [];
  const faults: SpfFault[] = [];
  for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
    if (index === 0) continue;
    const read = parseTerm(word);
    if ("code" in read) faults.push({ ...read, at: read.at + index });
    else terms.push({ ...read, at: index, text: word });
  }
  faults.push(...repeated(terms));
  return { text, terms, faults: faults.toSorted((one, other) => one.at - other.at).slice(0, mostSpfFaults) };
}

/** §6: redirect and exp at most once each. */
function repeated(terms: readonly SpfTerm[]): readonly SpfFault[] {
  return (["redirect", "exp"] as const).flatMap((name) =>
    terms
      .filter((term) => term.kind === "modifier" && term.modifier === name)
      .slice(1)
      .map(({ at }) => spfFault("repeated-modifier", at, name)),
  );
}
