import { adaptedFindings } from "../../../core/result/adapted.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { effectivePolicy } from "../../../topics/dmarc/facts.ts";
import { judgeDmarc } from "../../../topics/dmarc/judge.ts";
import { judgeMx } from "../../../topics/mx/judge.ts";
import { judgeSpf } from "../../../topics/spf/judge.ts";
import type { SpfProblemId } from "../../../topics/spf/problems.ts";
import { findRecord, type RecordProblemId } from "./problems.ts";
import type { RecordsRaw } from "./schema.ts";
import { dmarcHere, mxHere, spfHere } from "./severities.ts";

type Findings = readonly Finding<RecordProblemId>[];

/** Findings about the MX records. */
export function mxFindings({ mail, name }: RecordsRaw): Findings {
  return adaptedFindings(judgeMx(mail, name), mxHere);
}

/** Findings about the SPF record. The TXT records of a CNAME belong to the owner of its target. */
export function spfFindings(raw: RecordsRaw): Findings {
  const { spf, name, dmarc, references } = raw;
  const policy = effectivePolicy(dmarc);
  // An unknown policy counts as present.
  const { findings } = judgeSpf(spf, { hasDmarcPolicy: policy !== "none" && policy !== "missing" });
  const kept = findings.filter(({ id, subject = "" }) => {
    if (id === "spf-unknown") return spf.evaluation.state !== "one" || !isOwnDoubt(spf);
    return !hijacks.has(id) || !references.list.some((each) => each.name === subject);
  });
  const isAbsent = spf.evaluation.state === "none" && spf.evaluation.malformedRecords.length === 0;
  if (!isAbsent || takesMail(raw)) return adaptedFindings(kept, spfHere);
  const others = kept.filter(({ id }) => id !== "spf-missing");
  return [...(isApex(raw) ? [findRecord("spf-missing-unused", { name })] : []), ...adaptedFindings(others, spfHere)];
}

/** Names in unregistered domains have a finding about all records that refer to them. */
const hijacks: ReadonlySet<SpfProblemId> = new Set(["spf-hijack", "spf-hijack-possible"]);

/** Names that the record itself refers to have findings about servers and references if they do not answer. */
function isOwnDoubt({ name, evaluation: sight }: RecordsRaw["spf"]): boolean {
  return sight.undeterminedTerms[0]?.domain === name;
}

/** Findings about the DMARC record. Whether mail can pass depends on DKIM, which this check does not look at. */
export function dmarcFindings(raw: RecordsRaw): Findings {
  const { dmarc } = raw;
  const { findings } = judgeDmarc(dmarc, { isAligned: null });
  const all = adaptedFindings(findings, dmarcHere).filter((each) => !isElsewhere(raw, each));
  if (isPublished(raw) || isWanted(raw)) return all;
  // What applies to a host without mail is a matter of the name above.
  if (!isApex(raw) || dmarc.outcome === "found" || dmarc.outcome === "void") return [];
  return all.map((each) =>
    each.id === "dmarc-missing" ? findRecord("dmarc-missing-unused", { at: dmarc.ownRecord.name }) : each,
  );
}

/** Whether a finding about references tells the same. */
function isElsewhere({ dmarc, references }: RecordsRaw, { id, subject }: Finding): boolean {
  if (id !== "dmarc-reports-nowhere") return false;
  const host = dmarc.record?.reports.find(({ tag, uri }) => `${tag} ${uri}` === subject)?.host;
  const open = references.list.filter(
    ({ registration }) => registration === "unregistered" || registration === "undelegated",
  );
  return open.some(({ name }) => name === host);
}

/** Whether the name itself has a DMARC record, or a text meant as one. */
function isPublished({ name, dmarc: { ownRecord: own, repair: mending } }: RecordsRaw): boolean {
  return own.state !== "absent" || (mending.domain === name && mending.malformedRecords.length > 0);
}

/** Whether the name takes or sends mail, so that it needs a policy. */
function isWanted(raw: RecordsRaw): boolean {
  const { state } = raw.spf.evaluation;
  return takesMail(raw) || state === "one" || state === "several" || state === "faulty";
}

/** Whether the name has mail hosts; a null MX does not count. An alias uses its target's and cannot have its own. */
function takesMail({ spf, aliases }: RecordsRaw): boolean {
  return aliases.targets.length === 0 && spf.mxState === "hosts";
}

/** A host below the apex is not expected to have its own records. */
function isApex({ name, zone }: RecordsRaw): boolean {
  return name === zone;
}
