import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Finding, FixRecord } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { dmarcReportFindings } from "./judge-reports.ts";
import {
  dmarcRecordFindings,
  firstFault,
  isSuffixByMistake,
  settled,
  withReports,
  type Draft,
} from "./judge-record.ts";
import { olderFindings } from "./judge-older.ts";
import { dmarcRecord, policies, suited, withPlaces, type DmarcTags } from "./repair.ts";
import type { DmarcPolicy } from "../../../formats/dmarc/record.ts";
import { repeatedPolicyTags } from "../../../formats/dmarc/tags.ts";
import { meantThere } from "./kept.ts";
import { findDmarc, type DmarcProblemId } from "./problems.ts";
import { isPercentTold } from "./raising.ts";
import { merged, understood } from "./understood.ts";
import type { DmarcRaw } from "./schema.ts";
import type { DmarcSurroundings } from "./surroundings.ts";
import type { Slice } from "../slice.ts";

/** Points of each aspect; together they are the weight of the part. */
const points = {
  valid: 8,
  policy: { reject: 11, quarantine: 9, none: 2 },
  existing: 1,
  nonexistent: 1,
  /** Whether all report addresses accept reports, or only some. */
  reports: { all: 3, some: 2 },
  path: 1,
} as const;

/** Maximum points if the name has several records, whatever record stands above. */
const mostOfSeveral = points.policy.none + points.existing + points.nonexistent + points.reports.all + points.path;

/** Judges DMARC of a domain. Unknown details of a known policy cost no points. */
export function dmarcSlice(
  raw: DmarcRaw,
  surroundings: DmarcSurroundings,
): Slice<DmarcProblemId, "dmarc-missing"> & { readonly points: { readonly dmarc: number | null } } {
  const { outcome } = raw;
  if (outcome === "unknown") {
    // A known fault must not score higher than its fix.
    const dmarc = raw.own.state === "several" ? mostOfSeveral : null;
    return { points: { dmarc }, ceilings: [], findings: publishable(raw, settled(raw, findingsOf(raw, surroundings))) };
  }
  const isMissing = outcome !== "found";
  return {
    points: { dmarc: isMissing ? 0 : pointsOf(raw, surroundings) },
    ceilings: isMissing ? ["dmarc-missing"] : [],
    findings: publishable(raw, settled(raw, findingsOf(raw, surroundings))),
  };
}

/** Removes offered records at a CNAME: its target belongs to another operator. */
function publishable(raw: DmarcRaw, findings: readonly Finding<DmarcProblemId>[]): readonly Finding<DmarcProblemId>[] {
  const { name } = raw;
  return findings.map(({ record, ...finding }) => {
    if (record && finding.id === "dmarc-reports-unauthorised") return { ...finding, record };
    const [, about] = /^_dmarc\.(?<about>.+)$/.exec(record?.name ?? "") ?? [];
    const isOwn = about !== undefined && (name === about || name.endsWith(`.${about}`));
    const own = record && isOwn ? suited(record, about, raw) : null;
    return own ? { ...finding, record: own } : finding;
  });
}

function pointsOf(raw: DmarcRaw, { isAligned }: DmarcSurroundings): number {
  const { policy, below, belowIsKnown } = raw;
  if (!policy) return 0;
  // Receivers by RFC 7489 (§6.6.3 step 5) stop at several records; only others look further up.
  const isSeveral = raw.own.state === "several";
  const isNotWeaker = (each: "existing" | "nonexistent"): boolean =>
    !belowIsKnown ||
    policy.tag === "np" ||
    (below !== null && policies.indexOf(below[each]) >= policies.indexOf(policy.published));
  return (
    (isSeveral ? points.policy.none : points.valid + policyPoints(raw, policy.applied)) +
    (isNotWeaker("existing") ? points.existing : 0) +
    (isNotWeaker("nonexistent") ? points.nonexistent : 0) +
    reportPoints(raw) +
    (isAligned === false || isSuffixByMistake(raw) ? 0 : points.path)
  );
}

/**
 * Points of the policy as the more lenient receivers apply it. RFC 9989 removed `pct`; receivers by RFC 7489 (§6.3) apply the policy to that
 * percentage of messages only, so `pct=0` scores like `none`.
 */
function policyPoints(raw: DmarcRaw, applied: DmarcPolicy): number {
  const full = points.policy[applied];
  if (!isPercentTold(raw)) return full;
  const share = (raw.older.percent ?? 100) / 100;
  const older = points.policy[raw.older.policy ?? applied] * share + points.policy.none * (1 - share);
  return Math.min(full, older);
}

/** Points for report addresses, counting unknown ones as good. Reports of a public suffix's record go to its registry. */
function reportPoints({ record }: DmarcRaw): number {
  const places = record && record.origin !== "suffix" ? record.reports.filter(({ tag }) => tag === "rua") : [];
  const bad = places.filter(({ state }) => state !== "usable" && state !== "unknown").length;
  if (places.length === bad) return 0;
  return bad > 0 ? points.reports.some : points.reports.all;
}

function findingsOf(raw: DmarcRaw, surroundings: DmarcSurroundings): readonly Draft[] {
  const { name, outcome } = raw;
  return [
    ...outcomeFindings(raw),
    ...dmarcRecordFindings(raw, surroundings),
    ...dmarcReportFindings(raw),
    ...olderFindings(raw, surroundings),
    ...(surroundings.isAligned === false && outcome === "found" ? [findDmarc("dmarc-no-path", { name })] : []),
  ];
}

/** Whether there is a policy, and why not. */
function outcomeFindings(raw: DmarcRaw): readonly Draft[] {
  const { name, outcome, own, record, mending, reason } = raw;
  const { at } = own;
  const several = own.state === "several" ? [severalFinding(raw)] : [];
  if (outcome === "unknown") {
    const seen = { evidence: `${raw.unknownAt ?? at} ${reason ?? ""}`.trim() };
    return [...several, findDmarc("dmarc-unknown", { name, reason: resolverWords(reason) }, seen)];
  }
  if (outcome === "void") return [...several, voidFinding(raw)];
  const [lookalike] = mending.lookalikes;
  if (outcome === "found") {
    const about = record?.about ?? name;
    return [
      ...several,
      ...(lookalike === undefined || own.state !== "absent" || mending.about !== name
        ? []
        : [findDmarc("dmarc-lookalike-idle", { at, about }, { evidence: lookalike })]),
      ...raw.misplaced
        .slice(0, 1)
        .map((text) => findDmarc("dmarc-misplaced-idle", { name: mending.about, about }, { evidence: text })),
      ...(record?.origin === "organisation" ? [findDmarc("dmarc-inherited", { name, about, at })] : []),
    ];
  }
  if (mending.total > 0) return [severalFinding(raw)];
  if (lookalike !== undefined) {
    return [
      findDmarc("dmarc-lookalike", { at: `_dmarc.${mending.about}` }, { evidence: lookalike, ...meantRecord(raw) }),
    ];
  }
  const [misplaced] = raw.misplaced;
  if (misplaced !== undefined && mending.at === `_dmarc.${mending.about}`) {
    const moved = { name: mending.about, at: mending.at };
    return [findDmarc("dmarc-misplaced", moved, { evidence: misplaced, ...movedRecord(raw) })];
  }
  if (own.alias !== null && mending.about === name) {
    return [findDmarc("dmarc-dangling", { at, target: own.alias }, { record: dmarcRecord(at, firstRecord(raw)) })];
  }
  return [findDmarc("dmarc-missing", { name, at: mending.at }, { record: dmarcRecord(mending.at, firstRecord(raw)) })];
}

function severalFinding(raw: DmarcRaw): Finding<DmarcProblemId> {
  const { about, total } = raw.mending;
  return findDmarc("dmarc-several", { at: `_dmarc.${about}`, count: total }, meantRecord(raw));
}

/** One record to replace all texts that were meant as one; none if their meaning is unclear. */
function meantRecord(raw: DmarcRaw): { readonly record?: FixRecord } {
  const tags = meantThere(raw.mending);
  return tags === null ? {} : { record: dmarcRecord(raw.mending.at, withReports(tags, raw.mending.rua)) };
}

/** The misplaced record, moved to the name where receivers look for it. */
function movedRecord({ misplaced, mending }: DmarcRaw): { readonly record?: FixRecord } {
  const records = misplaced.map(understood);
  if (records.includes(null)) return {};
  const tags = withReports(merged(records.filter((each) => each !== null)), mending.rua);
  return { record: dmarcRecord(mending.at, tags) };
}

/** RFC 9989 §5.1: start with monitoring (p=none), except for a domain that declares it has no mail. */
function firstRecord({ mending }: DmarcRaw): DmarcTags {
  if (mending.isSilent) return [{ name: "p", value: "reject" }];
  return withPlaces([{ name: "p", value: "none" }], "rua", mending.rua === null ? [] : [mending.rua]);
}

function voidFinding({ record, mending, name }: DmarcRaw): Draft {
  const at = record?.at ?? mending.at;
  const mend = (tags: DmarcTags): DmarcTags => withReports(tags, mending.rua);
  const repeated = repeatedPolicyTags(record?.notes ?? []).join(", ");
  if (repeated !== "") {
    return { ...findDmarc("dmarc-repeated", { at, tags: repeated }, { evidence: record?.text ?? "" }), mend };
  }
  const fault = record && firstFault(record);
  const words: Text = { en: fault ? ` (${fault.en})` : "", ko: fault ? `(${fault.ko})` : "" };
  const found = findDmarc("dmarc-void", { name, at, words }, { evidence: record?.text ?? "" });
  return { ...found, mend };
}
