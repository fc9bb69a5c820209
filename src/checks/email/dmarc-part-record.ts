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

type Findings = readonly Finding<DmarcProblemId>[];
type Counting = NonNullable<DmarcRaw["record"]>;

/** Notes that harm nobody: what receivers pass over by design. */
const idle: ReadonlySet<DmarcNoteCode> = new Set(["unknown", "historic", "size", "without-ruf", "both-levels"]);

/** What there is to say of the record that counts, and of its policies. */
export function dmarcRecordFindings(raw: DmarcRaw, { isAligned }: DmarcSurroundings): Findings {
  const { record } = raw;
  if (!record) return [];
  if (record.origin === "suffix") return suffixFindings(raw, record);
  return [
    ...noteFindings(raw, record),
    ...policyFindings(raw, record, isAligned === true),
    ...belowFindings(raw, record),
    ...(record.suffix === "y" && raw.older.organisation !== null && record.origin === "own"
      ? [
          findDmarc(
            "dmarc-psd",
            { name: raw.name },
            mendedBy(record, (tags) => withTag(tags, "psd", "n")),
          ),
        ]
      : []),
  ];
}

/** A record in the place of one that counts; none where that is not known as a whole. */
export function mendedBy(record: Counting, mend: (tags: DmarcTags) => DmarcTags): Seen {
  const seen = { evidence: record.text };
  const tags = tagsWithin(record);
  return tags === null ? seen : { ...seen, record: dmarcRecord(record.at, mend(tags)) };
}

/** What of a record a better one keeps; null where that is not known. */
export function tagsWithin({ isWhole, tags, notes }: Counting): DmarcTags | null {
  const strays = notes.filter(({ code, value }) => code === "no-tag" && value.includes("@")).map(({ value }) => value);
  return isWhole ? mendable(tags, strays) : null;
}

/** The registry's policy is all there is: an own one, and reports, are for the organisation to publish. */
function suffixFindings({ name, policy, mending }: DmarcRaw, { about, text }: Counting): Findings {
  if (!policy) return [];
  const tags = withPlaces([{ name: "p", value: policy.published }], "rua", mending.rua === null ? [] : [mending.rua]);
  const seen = { evidence: text, record: dmarcRecord(mending.at, tags) };
  return [findDmarc("dmarc-of-suffix", { name, about, at: mending.at }, seen)];
}

function noteFindings(raw: DmarcRaw, record: Counting): Findings {
  // Of a record that does nothing the void is told, and a sound one in its place.
  if (raw.outcome === "void") return [];
  const findings = record.notes.map(({ code, tag, value }) => {
    const fault = filled(dmarcNoteWords[code], { tag, value });
    const subject = `${code} ${tag}`.trim();
    const fix = mendedBy(record, (tags) => withReports(code === "historic" ? withoutHistory(tags) : tags, raw));
    return findDmarc(idle.has(code) ? "dmarc-idle" : "dmarc-syntax", { at: record.at, fault }, { subject, ...fix });
  });
  // A tag may be repeated often; once is enough to tell of it.
  return [...new Map(findings.map((each) => [`${each.id} ${each.subject}`, each])).values()];
}

function filled(words: Text, params: { readonly tag: string; readonly value: string }): Text {
  return { en: fill(words, params, "en"), ko: fill(words, params, "ko") };
}

function withReports(tags: DmarcTags, { mending }: DmarcRaw): DmarcTags {
  return placesIn(tags, "rua").length > 0 || mending.rua === null ? tags : withPlaces(tags, "rua", [mending.rua]);
}

/** Whoever asks for more to be refused must know that mail of the domain can pass, and hear from receivers that it does. */
function policyFindings({ name, policy }: DmarcRaw, record: Counting, canPass: boolean): Findings {
  if (!policy) return [];
  const { tag, published } = policy;
  const isHeard = record.reports.some((each) => each.tag === "rua" && each.state === "usable");
  const raising = (mend: (tags: DmarcTags) => DmarcTags): Seen =>
    canPass && isHeard ? mendedBy(record, mend) : { evidence: record.text };
  if (published === "none") {
    return [
      findDmarc(
        "dmarc-policy-none",
        { name, tag },
        raising((tags) => raised(tags, tag)),
      ),
    ];
  }
  if (!record.isTest) {
    return published === "quarantine" ? [findDmarc("dmarc-policy-quarantine", { name, tag })] : [];
  }
  return [
    findDmarc(
      "dmarc-test",
      { published },
      raising((tags) => withTag(tags, "t", null)),
    ),
  ];
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
function belowFindings({ name, policy, below, belowIsKnown }: DmarcRaw, record: Counting): Findings {
  // RFC 8020: below a name that does not exist there is none that does.
  if (!policy || policy.tag === "np") return [];
  if (!belowIsKnown) return [findDmarc("dmarc-below-unknown", { name })];
  if (!below) return [findDmarc("dmarc-below-none", { name })];
  const isWeaker = (each: "existing" | "nonexistent"): boolean =>
    policies.indexOf(below[each]) < policies.indexOf(policy.published);
  // Another record than the one that counts here: what else depends on it is not known here.
  const mend = (tag: string): Seen =>
    below.about === record.about ? mendedBy(record, (tags) => withTag(tags, tag, null)) : {};
  const shown = { name, about: below.about, published: policy.published };
  if (isWeaker("existing")) {
    return [findDmarc("dmarc-below-weaker", { ...shown, weaker: below.existing }, mend("sp"))];
  }
  return isWeaker("nonexistent")
    ? [findDmarc("dmarc-nonexistent-weaker", { ...shown, weaker: below.nonexistent }, mend("np"))]
    : [];
}
