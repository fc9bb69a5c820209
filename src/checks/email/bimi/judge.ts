import type { Finding, FixRecord } from "../../../core/result/interpretation.ts";
import { chooseBimi } from "../../../formats/bimi/bimi.ts";
import { findBimi, type BimiProblemId } from "./problems.ts";
import type { BimiRaw } from "./schema.ts";
import { evidenceWords, fetchWords, logoFaultWords, recordWords } from "./words.ts";
import type { Slice } from "../slice.ts";
import { pointsFor } from "../score/table.ts";

type Finds = readonly Finding<BimiProblemId>[];
type BimiSlice = Slice<BimiProblemId, never>;

/** The policy that receivers apply to unauthenticated mail of the domain: `missing` without DMARC, `partial` for quarantine with `pct` below 100. */
export type EffectivePolicy = "reject" | "quarantine" | "partial" | "none" | "missing" | "unknown";

/** Judges whether mail clients can show a BIMI logo for the domain. */
export function bimiPart(raw: BimiRaw, policy: EffectivePolicy): BimiSlice {
  const { name, state, reason } = raw;
  if (state === "unknown") return slice(null, [unknown(name, reason)]);
  if (state === "declined") return slice(0, [findBimi("bimi-declined", { name })]);
  if (state !== "found") return slice(0, [notFound(raw)]);
  const findings = [...logoFindings(raw), ...evidenceFindings(raw)];
  const isWrong = [raw.logo, raw.evidence].some((each) => each?.state === "invalid" || each?.state === "missing");
  const isUntold = [raw.logo, raw.evidence].some((each) => each?.state === "unknown");
  if (policy === "none" || policy === "missing") return slice(0, [findBimi("bimi-without-dmarc"), ...findings]);
  if (policy === "partial") return slice(0, [findBimi("bimi-partial-dmarc"), ...findings]);
  if (isWrong) return slice(0, findings);
  if (policy === "unknown") return slice(null, [...findings, unknown(`_dmarc.${raw.domain}`, null)]);
  return slice(isUntold ? null : pointsFor("bimi", "shown"), findings);
}

function slice(points: number | null, findings: Finds): BimiSlice {
  return { points: { bimi: points }, ceilings: [], findings };
}

function unknown(at: string, reason: string | null): Finding<BimiProblemId> {
  return findBimi(
    "bimi-unknown",
    { at, reason: fetchWords(reason) },
    { subject: at, ...(reason !== null && { evidence: reason }) },
  );
}

function notFound({
  name,
  isAlias,
  state,
  total,
  fault,
  text,
  malformedRecords: lookalikes,
}: BimiRaw): Finding<BimiProblemId> {
  if (state === "several") return findBimi("bimi-several", { name, count: total });
  const seen = text === null ? {} : { evidence: text };
  if (state === "invalid") {
    return findBimi("bimi-invalid", { name, fault: recordWords[fault?.code ?? "no-tag"] }, seen);
  }
  const [lookalike] = lookalikes;
  if (lookalike !== undefined) {
    const record = isAlias ? null : meantBy(name, lookalike);
    return findBimi("bimi-lookalike", { name }, { evidence: lookalike, ...(record && { record }) });
  }
  // We cannot know the domain's logo URL, so no record is offered.
  return findBimi("bimi-missing", { name });
}

function logoFindings({ logo }: BimiRaw): Finds {
  if (!logo) return [];
  const { url, state, reason, problems } = logo;
  if (state === "unknown") return [unknown(url, reason)];
  if (state === "missing") return [findBimi("bimi-logo-missing", { url, reason: fetchWords(reason) })];
  return problems.map(({ code, value }) =>
    findBimi(
      "bimi-logo",
      { fault: logoFaultWords({ code, value }) },
      { subject: code, ...(value !== "" && { evidence: value }) },
    ),
  );
}

function evidenceFindings({ evidence }: BimiRaw): Finds {
  if (!evidence) return [findBimi("bimi-self-asserted")];
  const { url, state, reason, faults, names, issuer } = evidence;
  if (state === "unknown") return [unknown(url, reason)];
  if (state === "missing") return [findBimi("bimi-evidence-missing", { url, reason: fetchWords(reason) })];
  if (faults.length === 0 && state === "invalid") {
    return [findBimi("bimi-evidence", { fault: evidenceWords.unreadable }, { subject: "unreadable" })];
  }
  // Unlike web roots (Mozilla's list), the trusted roots for mark certificates have no public list.
  if (faults.length === 0) return issuer === null ? [] : [findBimi("bimi-issuer", { issuer })];
  return faults.map((fault) =>
    findBimi(
      "bimi-evidence",
      { fault: evidenceWords[fault] },
      { subject: fault, ...(fault === "names" && { evidence: names.join(" ") }) },
    ),
  );
}

/** The corrected record for a text whose only fault is the spelling of its version. */
function meantBy(name: string, text: string): FixRecord | null {
  const value = text.replace(/^[\s"]{0,8}v\s{0,4}=\s{0,4}bimi1?\s{0,4}(?:;|$)/i, "v=BIMI1;");
  const { kind } = chooseBimi([value]);
  return kind === "one" || kind === "declined" ? { name, type: "TXT", value } : null;
}
