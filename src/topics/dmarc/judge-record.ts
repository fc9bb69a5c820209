import type { Finding, FindingDetails } from "../../core/result/interpretation.ts";
import { fill, type Text } from "../../core/text.ts";
import { dmarcNoteWords, type DmarcNoteCode } from "../../formats/dmarc/tags.ts";
import { dmarcRecord, placesIn, policies, withPlaces, withTag, type DmarcTags } from "./repair.ts";
import { adviceOn } from "./advice.ts";
import { findDmarc, type DmarcProblemId } from "./problems.ts";
import { isPercentTold, isSparing, mayRaise, raised } from "./stricter.ts";
import type { DmarcRaw } from "./schema.ts";
import type { DmarcSurroundings } from "./surroundings.ts";

/** A finding, and the change to the tags that fixes it, where it is known. */
export type Draft = Finding<DmarcProblemId> & { readonly mend?: ((tags: DmarcTags) => DmarcTags) | undefined };

type Drafts = readonly Draft[];
type Counting = NonNullable<DmarcRaw["record"]>;

/** Harmless notes: tags that receivers ignore by design. */
const idle: ReadonlySet<DmarcNoteCode> = new Set(["unknown", "historic", "size", "without-ruf", "both-levels"]);

/** Findings about the DMARC record that applies, and its policies. */
export function dmarcRecordFindings(raw: DmarcRaw, surroundings: DmarcSurroundings): Drafts {
  const { record } = raw;
  if (!record) return [];
  if (record.origin === "suffix") return suffixFindings(raw, record);
  const mayTighten = mayRaise(raw, surroundings);
  return [
    ...noteFindings(raw, record, mayTighten),
    ...policyFindings(raw, record, mayTighten),
    ...belowFindings(raw, record, mayTighten),
    ...(isSuffixByMistake(raw)
      ? [
          {
            ...findDmarc("dmarc-psd", { name: raw.name }, evidenceOf(record)),
            mend: (tags: DmarcTags) => withTag(tags, "psd", "n"),
          },
        ]
      : []),
  ];
}

/** Whether the record says psd=y although the public suffix list does not contain the domain. */
export function isSuffixByMistake({ record, rfc7489Result: older }: DmarcRaw): boolean {
  return record?.origin === "own" && record.psd === "y" && older.organizationalDomain !== null;
}

/** The published record as evidence. */
export function evidenceOf({ text }: Counting): FindingDetails {
  return { evidence: text };
}

/**
 * The findings with one corrected record for all of them, because a name can have only one DMARC record. Without a record if the present text could
 * not be read completely.
 */
export function settled({ record }: DmarcRaw, drafts: Drafts): readonly Finding<DmarcProblemId>[] {
  const tags = record && record.origin !== "suffix" ? record.retainedTags : null;
  const whole = tags && drafts.reduce((all, { mend }) => mend?.(all) ?? all, tags);
  return drafts.map(({ mend, ...finding }) =>
    mend && record && whole ? { ...finding, record: dmarcRecord(record.name, whole) } : finding,
  );
}

/** Only the registry's policy applies. The organisation should publish its own record. */
function suffixFindings(
  { name, policy, repair: mending }: DmarcRaw,
  { domain: about, text, isTest }: Counting,
): Drafts {
  if (!policy) return [];
  const same = withTag([{ name: "p", value: policy.published }], "t", isTest ? "y" : null);
  const tags = withPlaces(same, "rua", mending.rua === null ? [] : [mending.rua]);
  const seen = { evidence: text, record: dmarcRecord(mending.name, tags) };
  return [findDmarc("dmarc-of-suffix", { name, about, at: mending.name }, seen)];
}

function noteFindings(raw: DmarcRaw, record: Counting, mayTighten: boolean): Drafts {
  // A record without effect has its own finding, with a valid record to copy.
  if (raw.outcome === "void") return [];
  const isSpared = isSparing(record.tags);
  const told = record.notes.filter(({ code, tag }) => !(code === "historic" && tag === "pct" && isPercentTold(raw)));
  const drafts = told.map(({ code, tag, value }) => {
    const isKept = code === "historic" && tag === "pct" && isSpared && !mayTighten;
    const mend = (tags: DmarcTags): DmarcTags =>
      withReports(code === "historic" ? withTag(tags, tag, null) : tags, raw.repair.rua);
    const fault = faultOf({ code, tag, value });
    const isRepeated = code === "repeated";
    return {
      isIdle: idle.has(code),
      isRepeated,
      subject: `${code} ${tag}`.trim(),
      fault,
      advice: adviceOn({ code, tag, value }),
      mend: isKept ? undefined : mend,
    };
  });
  // Report a repeated tag once.
  const notes = [...new Map(drafts.map((each) => [each.subject, each])).values()];
  const harmless = notes.filter(({ isIdle }) => isIdle);
  return [
    ...notes
      .filter(({ isIdle }) => !isIdle)
      .map((each) => noteFinding(each.isRepeated ? "dmarc-repeated-tag" : "dmarc-syntax", record, [each])),
    ...(harmless.length > 0 ? [noteFinding("dmarc-idle", record, harmless)] : []),
  ];
}

type Note = Pick<Draft, "mend"> & { readonly subject: string; readonly fault: Text; readonly advice: Text };

/** One note, or several harmless ones, in one finding. */
function noteFinding(
  id: "dmarc-idle" | "dmarc-syntax" | "dmarc-repeated-tag",
  record: Counting,
  notes: readonly Note[],
): Draft {
  const fault = {
    en: notes.map((each) => each.fault.en).join("; "),
    ko: notes.map((each) => each.fault.ko).join("; "),
  };
  const advice = {
    en: notes.map((each) => each.advice.en).join(" "),
    ko: notes.map((each) => each.advice.ko).join(" "),
  };
  const mends = notes.flatMap(({ mend }) => mend ?? []);
  const subject = notes.map((each) => each.subject).join(", ");
  return {
    ...findDmarc(id, { at: record.name, fault, advice }, { subject, ...evidenceOf(record) }),
    mend: mends.length === 0 ? undefined : (tags) => mends.reduce((all, mend) => mend(all), tags),
  };
}

/** Describes the first serious syntax error; null if there is none. */
export function firstFault({ notes }: Counting): Text | null {
  const note = notes.find(({ code }) => !idle.has(code));
  return note ? faultOf(note) : null;
}

function faultOf({ code, tag, value }: Counting["notes"][number]): Text {
  const words = dmarcNoteWords[code];
  return { en: fill(words, { tag, value }, "en"), ko: fill(words, { tag, value }, "ko") };
}

/** Adds a report address if the record has none and one is known. */
export function withReports(tags: DmarcTags, place: string | null): DmarcTags {
  return placesIn(tags, "rua").length > 0 || place === null ? tags : withPlaces(tags, "rua", [place]);
}

function policyFindings({ name, policy }: DmarcRaw, record: Counting, mayTighten: boolean): Drafts {
  if (!policy) return [];
  const { tag, published } = policy;
  const seen = evidenceOf(record);
  if (published === "none") {
    return [{ ...findDmarc("dmarc-policy-none", { name, tag }, seen), mend: mayTighten ? raised : undefined }];
  }
  if (!record.isTest) {
    return published === "quarantine" ? [findDmarc("dmarc-policy-quarantine", { name, tag })] : [];
  }
  const mend = mayTighten ? (tags: DmarcTags) => withTag(tags, "t", null) : undefined;
  return [{ ...findDmarc("dmarc-test", { published }, seen), mend }];
}

/** Existing and nonexistent subdomains. */
function belowFindings(
  { name, policy, subdomainPolicies: below, isSubdomainPolicyKnown: belowIsKnown }: DmarcRaw,
  record: Counting,
  mayTighten: boolean,
): Drafts {
  // RFC 8020: no name exists below a name that does not exist.
  if (!policy || policy.tag === "np") return [];
  if (!belowIsKnown) return [findDmarc("dmarc-below-unknown", { name })];
  if (!below) return [findDmarc("dmarc-below-none", { name })];
  const isWeaker = (each: "existing" | "nonexistent"): boolean =>
    policies.indexOf(below[each]) < policies.indexOf(policy.published);
  const seen = below.domain === record.domain ? evidenceOf(record) : {};
  const shown = { name, about: below.domain, published: policy.published };
  // A weaker `sp` may be deliberate, and we do not know whether mail of existing subdomains can pass.
  if (isWeaker("existing")) return [findDmarc("dmarc-below-weaker", { ...shown, weaker: below.existing }, seen)];
  if (!isWeaker("nonexistent")) return [];
  const mend =
    mayTighten && below.domain === record.domain ? (tags: DmarcTags) => withTag(tags, "np", null) : undefined;
  return [{ ...findDmarc("dmarc-nonexistent-weaker", { ...shown, weaker: below.nonexistent }, seen), mend }];
}
