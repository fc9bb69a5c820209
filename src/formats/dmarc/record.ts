import { holdsTag } from "./intended.ts";
import { parseReportUris, type ReportUri } from "./uris.ts";
import { readDmarcTags, repeatedPolicyTags, type DmarcNote, type DmarcTag } from "./tags.ts";

/** The requested handling of mail that fails, RFC 9989 §4.7. */
export type DmarcPolicy = "none" | "quarantine" | "reject";

/** A parsed DMARC record, RFC 9989 §4.7. Invalid values are replaced by defaults. */
export interface DmarcRecord {
  readonly text: string;
  /** `p`; null if missing or invalid. */
  readonly policy: DmarcPolicy | null;
  /** `sp` and `np`; null if missing. */
  readonly subdomains: DmarcPolicy | null;
  readonly nonexistent: DmarcPolicy | null;
  /** `adkim` and `aspf`: r relaxed, s strict. */
  readonly dkimAlignment: "r" | "s";
  readonly spfAlignment: "r" | "s";
  /** `psd`: whether the domain is a public suffix. */
  readonly suffix: "y" | "n" | "u";
  /** `t`: test mode, which lowers every policy by one level. */
  readonly isTest: boolean;
  /** `rua` and `ruf`. */
  readonly aggregate: readonly ReportUri[];
  readonly failures: readonly ReportUri[];
  /** `fo`. */
  readonly failureOptions: readonly string[];
  /** Whether `sp` or `np` is present but invalid: then no policy of the record counts. */
  readonly isBroken: boolean;
  /** Whether a tag that decides the policy is repeated, so that receivers differ or discard the record (RFC 6376 §3.2). */
  readonly isAmbiguous: boolean;
  /** Parts that receivers ignore or interpret differently. */
  readonly notes: readonly DmarcNote[];
}

/** The result of the texts at a `_dmarc` name, RFC 9989 §4.10. */
export type DmarcChoice =
  /** `lookalikes`: texts that were meant as records and are ignored. */
  | { readonly kind: "none"; readonly lookalikes: readonly string[] }
  | { readonly kind: "one"; readonly record: DmarcRecord; readonly lookalikes: readonly string[] }
  /** §4.10 step 2: all of them are discarded. */
  | { readonly kind: "several"; readonly texts: readonly string[]; readonly lookalikes: readonly string[] };

/** Finds the record among the texts of a name, each with the strings of one record joined. */
export function chooseDmarc(texts: readonly string[]): DmarcChoice {
  const records = texts.filter(isDmarc);
  const lookalikes = texts.filter((text) => !isDmarc(text) && isLookalike(text));
  const [only] = records;
  if (only === undefined) return { kind: "none", lookalikes };
  if (records.length > 1) return { kind: "several", texts: records, lookalikes };
  return { kind: "one", record: parseDmarc(only), lookalikes };
}

/** §4.8: the version is first and matches exactly. */
function isDmarc(text: string): boolean {
  return /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(text);
}

/** A version that is misspelt, misplaced, incomplete or surrounded by other text. */
function isLookalike(text: string): boolean {
  return /v\s{0,4}=\s{0,4}dmarc|^\W{0,4}dmarc1/i.test(text.slice(0, 512));
}

/** Parses a record from its version on: invalid parts are replaced by defaults and noted (§4.7). Bounded; never throws. */
export function parseDmarc(text: string): DmarcRecord {
  const { tags, notes } = readDmarcTags(text);
  const values = new Map(tags.map((tag) => [tag.name, tag]));
  const wrong: DmarcNote[] = [];

  function oneOf<const T extends string>(name: string, legal: readonly T[]): T | null {
    const tag = values.get(name);
    const found = legal.find((each) => each === tag?.value.toLowerCase()) ?? null;
    if (tag && found === null) wrong.push(invalid(tag));
    return found;
  }

  function uris(name: string): readonly ReportUri[] {
    const tag = values.get(name);
    if (!tag) return [];
    const read = parseReportUris(tag.value);
    wrong.push(...read.wrong.map((value) => ({ code: faultIn(value, "bad-uri"), tag: name, value })));
    const sized = read.uris.filter(({ size }) => size !== null);
    wrong.push(...sized.map(({ text: uri, size }) => ({ code: "size" as const, tag: name, value: `${uri}${size}` })));
    return read.uris;
  }

  const policies = ["none", "quarantine", "reject"] as const;
  const read = {
    policy: oneOf("p", policies),
    subdomains: oneOf("sp", policies),
    nonexistent: oneOf("np", policies),
    dkimAlignment: oneOf("adkim", ["r", "s"]) ?? ("r" as const),
    spfAlignment: oneOf("aspf", ["r", "s"]) ?? ("r" as const),
    suffix: oneOf("psd", ["y", "n", "u"]) ?? ("u" as const),
    isTest: oneOf("t", ["y", "n"]) === "y",
    aggregate: uris("rua"),
    failures: uris("ruf"),
    failureOptions: failureOptions(values, wrong),
  };
  const all = [...notes, ...wrong];
  const isBroken = all.some(({ code, tag }) => illegal.has(code) && (tag === "sp" || tag === "np"));
  return { text, ...read, isBroken, isAmbiguous: repeatedPolicyTags(notes).length > 0, notes: all.slice(0, mostNotes) };
}

/** Notes about invalid values of known tags. */
const illegal: ReadonlySet<DmarcNote["code"]> = new Set(["bad-value", "unparted", "bad-character", "empty"]);

/** Maximum number of notes kept. */
const mostNotes = 20;

function invalid({ name, value }: DmarcTag): DmarcNote {
  return { code: faultIn(value, "bad-value"), tag: name, value };
}

/** Reports the missing separator between two tags, rather than its consequences. */
function faultIn(value: string, other: "bad-value" | "bad-uri"): DmarcNote["code"] {
  return holdsTag(value) ? "unparted" : other;
}

/** §4.8 dmarc-fo: 0 or 1, d and s, each at most once; §4.7: ignored without `ruf`. */
function failureOptions(values: ReadonlyMap<string, DmarcTag>, wrong: DmarcNote[]): readonly string[] {
  const tag = values.get("fo");
  if (!tag) return ["0"];
  const options = tag.value.toLowerCase().split(":");
  const isLegal = options.every((each) => /^[01ds]$/.test(each)) && new Set(options).size === options.length;
  if (!isLegal) {
    wrong.push(invalid(tag));
    return ["0"];
  }
  // RFC 7489 §6.3 allowed both, and many records copy that; it does no harm.
  if (options.includes("0") && options.includes("1")) {
    wrong.push({ code: "both-levels", tag: "fo", value: tag.value });
    return ["0"];
  }
  if (!values.has("ruf")) wrong.push({ code: "without-ruf", tag: "fo", value: tag.value });
  return options;
}

/** The author domain relative to the record's domain: the same, an existing subdomain, or a nonexistent one. */
export type DmarcAuthor = "itself" | "existing" | "nonexistent";

/** A policy as published, with its tag, and as applied. */
export interface AppliedPolicy {
  readonly tag: "p" | "sp" | "np";
  readonly published: DmarcPolicy;
  readonly applied: DmarcPolicy;
}

/**
 * The policy of a record. RFC 9989 §4.10.1: without a valid `p`, or with an invalid `sp` or `np`, it is `none` if reports can be sent; otherwise
 * there is no DMARC, which is null. Test mode lowers it by one level (§4.7). An ambiguous record is null too: that is what its strictest readers see.
 */
export function policyOf(record: DmarcRecord, author: DmarcAuthor): AppliedPolicy | null {
  const { policy, subdomains, nonexistent } = record;
  if (record.isAmbiguous) return null;
  if (policy === null || record.isBroken) {
    return record.aggregate.length > 0 ? { tag: "p", published: "none", applied: "none" } : null;
  }
  if (author === "nonexistent" && nonexistent !== null) return applied("np", nonexistent, record);
  if (author !== "itself" && subdomains !== null) return applied("sp", subdomains, record);
  return applied("p", policy, record);
}

function applied(tag: AppliedPolicy["tag"], published: DmarcPolicy, { isTest }: DmarcRecord): AppliedPolicy {
  return { tag, published, applied: isTest ? lowered[published] : published };
}

/** The policy that receivers apply to the domain itself. */
export function appliedPolicy(record: DmarcRecord): DmarcPolicy | null {
  return policyOf(record, "itself")?.applied ?? null;
}

const lowered = { reject: "quarantine", quarantine: "none", none: "none" } as const;
