import { spfFault, type SpfFault } from "./errors.ts";
import { parseTerm, type SpfTerm } from "./terms.ts";

/** A parsed SPF record. A single fault makes it void: RFC 7208 §4.6 checks the syntax of the whole record first. */
export interface SpfRecord {
  readonly text: string;
  /** The valid terms, in order. */
  readonly terms: readonly SpfTerm[];
  /** The first {@link mostSpfFaults} faults, with their offsets in the record. */
  readonly faults: readonly SpfFault[];
}

/** Maximum number of faults kept; one is enough. */
export const mostSpfFaults = 10;

/** Maximum length of a DNS record. */
const longestRecord = 65_535;

/** The result of the texts at a name, RFC 7208 §4.5. */
export type SpfChoice =
  /** `lookalikes`: texts that were meant as records and are ignored. */
  | { readonly kind: "none"; readonly lookalikes: readonly string[] }
  | { readonly kind: "one"; readonly record: SpfRecord; readonly lookalikes: readonly string[] }
  /** §4.5: permerror, whatever they contain. */
  | { readonly kind: "several"; readonly texts: readonly string[]; readonly lookalikes: readonly string[] };

/** Finds the record among the texts of a name, each with the strings of one record joined (§3.3). */
export function chooseSpf(texts: readonly string[]): SpfChoice {
  const records = texts.filter(isSpf);
  const lookalikes = texts.filter((text) => !isSpf(text) && isLookalike(text));
  const [only] = records;
  if (only === undefined) return { kind: "none", lookalikes };
  if (records.length > 1) return { kind: "several", texts: records, lookalikes };
  return { kind: "one", record: parseSpf(only), lookalikes };
}

/** §4.5: the version comes first and is followed by a space or nothing; §12: case-insensitive. */
function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/** A misspelt version: preceded by spaces or quotes, not followed by a space, or without a number. Other numbers are other versions. */
function isLookalike(text: string): boolean {
  return /^[\s"'“”]*v\s*=\s*spf1?(?!\d)/i.test(text.slice(0, 40));
}

/** Parses a record from its version on. Bounded; never throws. */
export function parseSpf(text: string): SpfRecord {
  if (text.length > longestRecord) return { text, terms: [], faults: [spfFault("too-long", 0, "")] };
  // §3.1 with §12: only spaces and visible ASCII; a tab does not separate terms.
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

/** §6: redirect and exp occur at most once each. */
function repeated(terms: readonly SpfTerm[]): readonly SpfFault[] {
  return (["redirect", "exp"] as const).flatMap((name) =>
    terms
      .filter((term) => term.kind === "modifier" && term.modifier === name)
      .slice(1)
      .map(({ at }) => spfFault("repeated-modifier", at, name)),
  );
}
