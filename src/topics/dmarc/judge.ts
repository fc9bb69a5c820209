import { resolverWords } from "../../probes/dns/resolver-words.ts";
import type { Finding, FixRecord } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { dmarcReportFindings } from "./judge-reports.ts";
import { dmarcRecordFindings, firstFault, settled, withReports, type Draft } from "./judge-record.ts";
import { rfc7489Findings } from "./judge-rfc7489.ts";
import { dmarcRecord, suited, withPlaces, type DmarcTags } from "./repair.ts";
import { repeatedPolicyTags } from "../../formats/dmarc/tags.ts";
import { dmarcFactsOf, type DmarcFacts } from "./facts.ts";
import { findDmarc, type DmarcProblemId } from "./problems.ts";
import type { DmarcRaw } from "./schema.ts";
import type { DmarcSurroundings } from "./surroundings.ts";

/** The findings about DMARC, and the facts that a score needs. */
export interface DmarcJudged {
  readonly facts: DmarcFacts;
  readonly findings: readonly Finding<DmarcProblemId>[];
}

/** Judges DMARC of a domain. */
export function judgeDmarc(raw: DmarcRaw, surroundings: DmarcSurroundings): DmarcJudged {
  const drafts = findingsOf(raw, surroundings);
  return { facts: dmarcFactsOf(raw, surroundings), findings: publishable(raw, settled(raw, drafts)) };
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

function findingsOf(raw: DmarcRaw, surroundings: DmarcSurroundings): readonly Draft[] {
  const { name, outcome } = raw;
  return [
    ...outcomeFindings(raw),
    ...dmarcRecordFindings(raw, surroundings),
    ...dmarcReportFindings(raw),
    ...rfc7489Findings(raw, surroundings),
    ...(surroundings.isAligned === false && outcome === "found" ? [findDmarc("dmarc-no-path", { name })] : []),
  ];
}

/** Whether there is a policy, and why not. */
function outcomeFindings(raw: DmarcRaw): readonly Draft[] {
  const { name, outcome, ownRecord: own, record, repair: mending, reason } = raw;
  const { name: at } = own;
  const several = own.state === "several" ? [severalFinding(raw)] : [];
  if (outcome === "unknown") {
    const seen = { evidence: `${raw.unknownAt ?? at} ${reason ?? ""}`.trim() };
    return [...several, findDmarc("dmarc-unknown", { name, reason: resolverWords(reason) }, seen)];
  }
  if (outcome === "void") return [...several, voidFinding(raw)];
  const [lookalike] = mending.malformedRecords;
  if (outcome === "found") {
    const about = record?.domain ?? name;
    return [
      ...several,
      ...(lookalike === undefined || own.state !== "absent" || mending.domain !== name
        ? []
        : [findDmarc("dmarc-lookalike-idle", { at, about }, { evidence: lookalike })]),
      ...raw.misplacedRecords
        .slice(0, 1)
        .map((text) => findDmarc("dmarc-misplaced-idle", { name: mending.domain, about }, { evidence: text })),
      ...(record?.origin === "organisation" ? [findDmarc("dmarc-inherited", { name, about, at })] : []),
    ];
  }
  if (mending.total > 0) return [severalFinding(raw)];
  if (lookalike !== undefined) {
    return [
      findDmarc("dmarc-lookalike", { at: `_dmarc.${mending.domain}` }, { evidence: lookalike, ...meantRecord(raw) }),
    ];
  }
  const [misplaced] = raw.misplacedRecords;
  if (misplaced !== undefined && mending.name === `_dmarc.${mending.domain}`) {
    const moved = { name: mending.domain, at: mending.name };
    return [findDmarc("dmarc-misplaced", moved, { evidence: misplaced, ...movedRecord(raw) })];
  }
  if (own.alias !== null && mending.domain === name) {
    return [findDmarc("dmarc-dangling", { at, target: own.alias }, { record: dmarcRecord(at, firstRecord(raw)) })];
  }
  return [
    findDmarc("dmarc-missing", { name, at: mending.name }, { record: dmarcRecord(mending.name, firstRecord(raw)) }),
  ];
}

function severalFinding(raw: DmarcRaw): Finding<DmarcProblemId> {
  const { domain: about, total } = raw.repair;
  return findDmarc("dmarc-several", { at: `_dmarc.${about}`, count: total }, meantRecord(raw));
}

/** One record to replace all texts that were meant as one; none if their meaning is unclear. */
function meantRecord(raw: DmarcRaw): { readonly record?: FixRecord } {
  const tags = raw.repair.intendedTags;
  return tags === null ? {} : { record: dmarcRecord(raw.repair.name, withReports(tags, raw.repair.rua)) };
}

/** The misplaced record, moved to the name where receivers look for it. */
function movedRecord({ misplacedTags: moved, repair: mending }: DmarcRaw): { readonly record?: FixRecord } {
  return moved === null ? {} : { record: dmarcRecord(mending.name, withReports(moved, mending.rua)) };
}

/** RFC 9989 §5.1: start with monitoring (p=none), except for a domain that declares it has no mail. */
function firstRecord({ repair: mending }: DmarcRaw): DmarcTags {
  if (mending.declaresNoMail) return [{ name: "p", value: "reject" }];
  return withPlaces([{ name: "p", value: "none" }], "rua", mending.rua === null ? [] : [mending.rua]);
}

function voidFinding({ record, repair: mending, name }: DmarcRaw): Draft {
  const at = record?.name ?? mending.name;
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
