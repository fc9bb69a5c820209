import { holdsTag } from "./meant.ts";
import { parseReportUris, type ReportUri } from "./uris.ts";
import { readTags, type DmarcNote, type DmarcTag } from "./tags.ts";

/** What receivers are asked to do with mail that fails, RFC 9989 §4.7. */
export type DmarcPolicy = "none" | "quarantine" | "reject";

/** A DMARC record as it was read, RFC 9989 §4.7. Values that are not legal have been replaced by the defaults. */
export interface DmarcRecord {
  readonly text: string;
  /** `p`; null where there is none, or none that is legal. */
  readonly policy: DmarcPolicy | null;
  /** `sp` and `np`; null where there are none. */
  readonly subdomains: DmarcPolicy | null;
  readonly nonexistent: DmarcPolicy | null;
  /** `adkim` and `aspf`: r relaxed, s strict. */
  readonly dkimAlignment: "r" | "s";
  readonly spfAlignment: "r" | "s";
  /** `psd`: whether the domain is one below which others register theirs. */
  readonly suffix: "y" | "n" | "u";
  /** `t`: policies count one level less. */
  readonly isTest: boolean;
  /** `rua` and `ruf`. */
  readonly aggregate: readonly ReportUri[];
  readonly failures: readonly ReportUri[];
  /** `fo`. */
  readonly failureOptions: readonly string[];
  /** Whether `sp` or `np` stands there and is none that is legal: then no policy of the record counts. */
  readonly isBroken: boolean;
  /** What of the record receivers pass over, or not all read alike. */
  readonly notes: readonly DmarcNote[];
}

/** What the texts at a `_dmarc` name say, RFC 9989 §4.10. */
export type DmarcChoice =
  /** `lookalikes`: texts that were meant to be records, and that nobody reads. */
  | { readonly kind: "none"; readonly lookalikes: readonly string[] }
  | { readonly kind: "one"; readonly record: DmarcRecord; readonly lookalikes: readonly string[] }
  /** §4.10 step 2: all of them are discarded. */
  | { readonly kind: "several"; readonly texts: readonly string[]; readonly lookalikes: readonly string[] };

/** Finds the record among the texts of a name, each of them the strings of one record joined. */
export function chooseDmarc(texts: readonly string[]): DmarcChoice {
  const records = texts.filter(isDmarc);
  const lookalikes = texts.filter((text) => !isDmarc(text) && isLookalike(text));
  const [only] = records;
  if (only === undefined) return { kind: "none", lookalikes };
  if (records.length > 1) return { kind: "several", texts: records, lookalikes };
  return { kind: "one", record: parseDmarc(only), lookalikes };
}

/** §4.8: the version is first, and its value is written exactly so. */
function isDmarc(text: string): boolean {
  return /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(text);
}

/** A version in other letters, in another place, without its name, or with something around it. */
function isLookalike(text: string): boolean {
  return /v\s{0,4}=\s{0,4}dmarc|^\W{0,4}dmarc1/i.test(text.slice(0, 512));
}

/** Reads a record, from its version on: what is wrong in it gives way to the default and is noted (§4.7). Bounded; never throws. */
export function parseDmarc(text: string): DmarcRecord {
  const { tags, notes } = readTags(text);
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
  return { text, ...read, isBroken, notes: all.slice(0, mostNotes) };
}

/** Notes of values that are none, of tags which receivers know. */
const illegal: ReadonlySet<DmarcNote["code"]> = new Set(["bad-value", "unparted", "bad-character", "empty"]);

/** So many notes of a record are told. */
const mostNotes = 20;

function invalid({ name, value }: DmarcTag): DmarcNote {
  return { code: faultIn(value, "bad-value"), tag: name, value };
}

/** What two tags in one value lack is told, and not what the second one makes of the first. */
function faultIn(value: string, other: "bad-value" | "bad-uri"): DmarcNote["code"] {
  return holdsTag(value) ? "unparted" : other;
}

/** §4.8 dmarc-fo: 0 or 1, d and s, each at most once; §4.7: without `ruf` they mean nothing. */
function failureOptions(values: ReadonlyMap<string, DmarcTag>, wrong: DmarcNote[]): readonly string[] {
  const tag = values.get("fo");
  if (!tag) return ["0"];
  const options = tag.value.toLowerCase().split(":");
  const isLegal = options.every((each) => /^[01ds]$/.test(each)) && new Set(options).size === options.length;
  if (!isLegal) {
    wrong.push(invalid(tag));
    return ["0"];
  }
  // RFC 7489 §6.3 allowed both, and many copy that; it costs nobody anything.
  if (options.includes("0") && options.includes("1")) {
    wrong.push({ code: "both-levels", tag: "fo", value: tag.value });
    return ["0"];
  }
  if (!values.has("ruf")) wrong.push({ code: "without-ruf", tag: "fo", value: tag.value });
  return options;
}

/** Whom mail claims to come from: the domain that the record is for, or a name below it that exists or does not. */
export type DmarcAuthor = "itself" | "existing" | "nonexistent";

/** A policy as it is written, by which tag, and as receivers apply it. */
export interface AppliedPolicy {
  readonly tag: "p" | "sp" | "np";
  readonly published: DmarcPolicy;
  readonly applied: DmarcPolicy;
}

/**
 * The policy of a record. RFC 9989 §4.10.1: without a legal `p`, or with an illegal `sp` or `np`, it counts as `none` where reports can
 * be sent, and there is no DMARC at all where they cannot, which is null. Test mode lowers it by one (§4.7).
 */
export function policyOf(record: DmarcRecord, author: DmarcAuthor): AppliedPolicy | null {
  const { policy, subdomains, nonexistent } = record;
  if (policy === null || record.isBroken) {
    return record.aggregate.length > 0 ? { tag: "p", published: "none", applied: "none" } : null;
  }
  const [tag, published] =
    author === "nonexistent" && nonexistent !== null
      ? (["np", nonexistent] as const)
      : author !== "itself" && subdomains !== null
        ? (["sp", subdomains] as const)
        : (["p", policy] as const);
  return { tag, published, applied: record.isTest ? lowered[published] : published };
}

/** The policy that receivers apply to the domain itself. */
export function appliedPolicy(record: DmarcRecord): DmarcPolicy | null {
  return policyOf(record, "itself")?.applied ?? null;
}

const lowered = { reject: "quarantine", quarantine: "none", none: "none" } as const;
