import type { Finding, Seen } from "../../core/interpretation.ts";
import { fill, type Text } from "../../core/text.ts";
import { dmarcNoteWords, type DmarcNoteCode } from "../../formats/dmarc-tags.ts";
import {
  dmarcRecord,
  mendable,
  placesIn,
  policies,
  withPlaces,
  withTag,
  withoutHistory,
  type DmarcTags,
} from "./dmarc-fix.ts";
import { findDmarc, type DmarcProblemId } from "./dmarc-problems.ts";
import type { DmarcRaw } from "./dmarc-schema.ts";
import type { DmarcSurroundings } from "./dmarc-surroundings.ts";

type Mend = (tags: DmarcTags) => DmarcTags;

/** A finding, and what a record without it has in another way, where that can be known. */
export type Draft = Finding<DmarcProblemId> & { readonly mend?: Mend | undefined };

type Drafts = readonly Draft[];
type Counting = NonNullable<DmarcRaw["record"]>;

/** Notes that harm nobody: what receivers pass over by design. */
const idle: ReadonlySet<DmarcNoteCode> = new Set(["unknown", "historic", "size", "without-ruf", "both-levels"]);

/** What there is to say of the record that counts, and of its policies. */
export function dmarcRecordFindings(raw: DmarcRaw, { isAligned }: DmarcSurroundings): Drafts {
  const { record } = raw;
  if (!record) return [];
  if (record.origin === "suffix") return suffixFindings(raw, record);
  return [
    ...noteFindings(raw, record),
    ...policyFindings(raw, record, isAligned === true),
    ...belowFindings(raw, record),
    ...(record.suffix === "y" && raw.older.organisation !== null && record.origin === "own"
      ? [
          {
            ...findDmarc("dmarc-psd", { name: raw.name }, evidenceOf(record)),
            mend: (tags: DmarcTags) => withTag(tags, "psd", "n"),
          },
        ]
      : []),
  ];
}

/** The record as it stands. */
export function evidenceOf({ text }: Counting): Seen {
  return { evidence: text };
}

/**
 * The findings, each that can be mended with the same record in the place of the one that counts: a name has one record, and so it mends all
 * of them. None where the present one is not known as a whole.
 */
export function settled({ record }: DmarcRaw, drafts: Drafts): readonly Finding<DmarcProblemId>[] {
  const tags = record && record.origin !== "suffix" ? tagsWithin(record) : null;
  const whole = tags && drafts.reduce((all, { mend }) => mend?.(all) ?? all, tags);
  return drafts.map(({ mend, ...finding }) =>
    mend && record && whole ? { ...finding, record: dmarcRecord(record.at, whole) } : finding,
  );
}

/** Places where it is not known whether reports to them are wanted; the others take them, or nobody does. */
const doubtful: ReadonlySet<string> = new Set(["unauthorised", "unknown"]);

/** What of a record a better one keeps; null where that is not known. */
export function tagsWithin({ isWhole, tags, notes, repeated }: Counting): DmarcTags | null {
  const strays = notes.filter(({ code, value }) => code === "no-tag" && value.includes("@")).map(({ value }) => value);
  const isKnown = repeated.isWhole && !repeated.reports.some(({ state }) => doubtful.has(state));
  const clean = isWhole && isKnown ? mendable(tags, strays) : null;
  const back = repeated.reports.filter(({ state }) => state === "usable");
  return clean && back.reduce((all, { tag, uri }) => withPlaces(all, tag, [...placesIn(all, tag), uri]), clean);
}

/** The registry's policy is all there is: an own one, and reports, are for the organisation to publish. */
function suffixFindings({ name, policy, mending }: DmarcRaw, { about, text }: Counting): Drafts {
  if (!policy) return [];
  const tags = withPlaces([{ name: "p", value: policy.published }], "rua", mending.rua === null ? [] : [mending.rua]);
  const seen = { evidence: text, record: dmarcRecord(mending.at, tags) };
  return [findDmarc("dmarc-of-suffix", { name, about, at: mending.at }, seen)];
}

function noteFindings(raw: DmarcRaw, record: Counting): Drafts {
  // Of a record that does nothing the void is told, and a sound one in its place.
  if (raw.outcome === "void") return [];
  const findings = record.notes.map(({ code, tag, value }) => {
    const fault = filled(dmarcNoteWords[code], { tag, value });
    const subject = `${code} ${tag}`.trim();
    const seen = { subject, ...evidenceOf(record) };
    return {
      ...findDmarc(idle.has(code) ? "dmarc-idle" : "dmarc-syntax", { at: record.at, fault }, seen),
      mend: (tags: DmarcTags) => withReports(code === "historic" ? withoutHistory(tags) : tags, raw.mending.rua),
    };
  });
  // A tag may be repeated often; once is enough to tell of it.
  return [...new Map(findings.map((each) => [`${each.id} ${each.subject}`, each])).values()];
}

function filled(words: Text, params: { readonly tag: string; readonly value: string }): Text {
  return { en: fill(words, params, "en"), ko: fill(words, params, "ko") };
}

/** Places for reports, where there are none and one is known. */
export function withReports(tags: DmarcTags, place: string | null): DmarcTags {
  return placesIn(tags, "rua").length > 0 || place === null ? tags : withPlaces(tags, "rua", [place]);
}

/** Whoever asks for more to be refused must know that mail of the domain can pass, and hear from receivers that it does. */
function policyFindings({ name, policy }: DmarcRaw, record: Counting, canPass: boolean): Drafts {
  if (!policy) return [];
  const { tag, published } = policy;
  const isHeard = record.reports.some((each) => each.tag === "rua" && each.state === "usable");
  const mayRaise = canPass && isHeard;
  const seen = evidenceOf(record);
  if (published === "none") {
    const mend = mayRaise ? (tags: DmarcTags) => raised(tags, tag) : undefined;
    return [{ ...findDmarc("dmarc-policy-none", { name, tag }, seen), mend }];
  }
  if (!record.isTest) {
    return published === "quarantine" ? [findDmarc("dmarc-policy-quarantine", { name, tag })] : [];
  }
  const mend = mayRaise ? (tags: DmarcTags) => withTag(tags, "t", null) : undefined;
  return [{ ...findDmarc("dmarc-test", { published }, seen), mend }];
}

/** One step up, for names below as well: nobody who has only begun to look has meant to leave them out. */
function raised(tags: DmarcTags, tag: string): DmarcTags {
  // In test mode it would count for nothing.
  const changed = withTag(withTag(tags, "t", null), tag, "quarantine");
  return changed.map((each) =>
    /^[sn]p$/.test(each.name) && each.value === "none" ? { ...each, value: "quarantine" } : each,
  );
}

/** Names below that exist, and those that somebody made up. */
function belowFindings({ name, policy, below, belowIsKnown }: DmarcRaw, record: Counting): Drafts {
  // RFC 8020: below a name that does not exist there is none that does.
  if (!policy || policy.tag === "np") return [];
  if (!belowIsKnown) return [findDmarc("dmarc-below-unknown", { name })];
  if (!below) return [findDmarc("dmarc-below-none", { name })];
  const isWeaker = (each: "existing" | "nonexistent"): boolean =>
    policies.indexOf(below[each]) < policies.indexOf(policy.published);
  // Another record than the one that counts here: what else depends on it is not known here.
  const isHere = below.about === record.about;
  const mend = (tag: string): Mend | undefined => (isHere ? (tags) => withTag(tags, tag, null) : undefined);
  const seen = isHere ? evidenceOf(record) : {};
  const shown = { name, about: below.about, published: policy.published };
  if (isWeaker("existing")) {
    return [{ ...findDmarc("dmarc-below-weaker", { ...shown, weaker: below.existing }, seen), mend: mend("sp") }];
  }
  if (!isWeaker("nonexistent")) return [];
  const found = findDmarc("dmarc-nonexistent-weaker", { ...shown, weaker: below.nonexistent }, seen);
  return [{ ...found, mend: mend("np") }];
}
