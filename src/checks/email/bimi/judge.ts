import type { Finding, FixRecord } from "../../../core/result/interpretation.ts";
import { chooseBimi } from "../../../formats/bimi/bimi.ts";
import { findBimi, type BimiProblemId } from "./problems.ts";
import type { BimiRaw } from "./schema.ts";
import { evidenceWords, fetchWords, logoWords, recordWords } from "./words.ts";
import type { Slice } from "../slice.ts";
import { weights } from "../weights.ts";

type Finds = readonly Finding<BimiProblemId>[];
type BimiSlice = Slice<BimiProblemId, never>;

/**
 * What receivers apply to mail that only claims to come from the domain: `missing` where there is no DMARC, `partial` where it is quarantine
 * for a share of the messages (`pct`).
 */
export type EffectivePolicy = "reject" | "quarantine" | "partial" | "none" | "missing" | "unknown";

/** Whether a logo is shown beside mail. */
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
  return slice(isUntold ? null : weights.bimi, findings);
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

function notFound({ name, isAlias, state, total, fault, text, lookalikes }: BimiRaw): Finding<BimiProblemId> {
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
  // Which logo a domain has nobody else can know, so that no record is offered.
  return findBimi("bimi-missing", { name });
}

function logoFindings({ logo }: BimiRaw): Finds {
  if (!logo) return [];
  const { url, state, reason, problems } = logo;
  if (state === "unknown") return [unknown(url, reason)];
  if (state === "missing") return [findBimi("bimi-logo-missing", { url, reason: fetchWords(reason) })];
  return problems.map(({ code, value }) =>
    findBimi("bimi-logo", { fault: logoWords[code] }, { subject: code, ...(value !== "" && { evidence: value }) }),
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
  // Which roots receivers take for logos is in no list that is public, as Mozilla's is for web sites.
  if (faults.length === 0) return issuer === null ? [] : [findBimi("bimi-issuer", { issuer })];
  return faults.map((fault) =>
    findBimi(
      "bimi-evidence",
      { fault: evidenceWords[fault] },
      { subject: fault, ...(fault === "names" && { evidence: names.join(" ") }) },
    ),
  );
}

/** The record that a text was meant to be, where only its version is written in another way. */
function meantBy(name: string, text: string): FixRecord | null {
  const value = text.replace(/^[\s"]{0,8}v\s{0,4}=\s{0,4}bimi1?\s{0,4}(?:;|$)/i, "v=BIMI1;");
  const { kind } = chooseBimi([value]);
  return kind === "one" || kind === "declined" ? { name, type: "TXT", value } : null;
}
