import type { Finding, FixRecord, FindingDetails } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Slice } from "../slice.ts";
import { findTlsRpt, type TlsRptProblemId } from "./problems.ts";
import type { TlsRptRaw } from "./schema.ts";
import { pointsFor } from "../score/table.ts";

type Finds = readonly Finding<TlsRptProblemId>[];

/** Whether TLS reports are requested, and whether their addresses accept them. */
export function tlsRptPart(raw: TlsRptRaw): Slice<TlsRptProblemId, never> {
  const { state, rua: places } = raw;
  if (state === "unknown") return slice(null, [unknown(raw.reason)]);
  if (state !== "found") return slice(0, [notFound(raw)]);
  const isThere = places.some((each) => each.state === "there");
  const doubt = places.find((each) => each.state === "unknown");
  if (isThere) return slice(pointsFor("reports", "wanted"), lost(raw));
  return doubt ? slice(null, [...lost(raw), unknown(doubt.reason)]) : slice(0, lost(raw));
}

function slice(points: number | null, findings: Finds): Slice<TlsRptProblemId, never> {
  return { points: { reports: points }, ceilings: [], findings };
}

function unknown(reason: string | null): Finding<TlsRptProblemId> {
  return findTlsRpt("tls-rpt-unknown", { reason: resolverWords(reason) }, reason === null ? {} : { evidence: reason });
}

function notFound(raw: TlsRptRaw): Finding<TlsRptProblemId> {
  const { name, state, total, text, malformedRecords: lookalikes } = raw;
  const seen = withFix(raw, raw.retainedRua);
  if (state === "several") return findTlsRpt("tls-rpt-several", { name, count: total }, seen);
  if (state === "invalid")
    return findTlsRpt("tls-rpt-invalid", { name }, { ...seen, ...(text !== null && { evidence: text }) });
  const [lookalike] = lookalikes;
  if (lookalike !== undefined) return findTlsRpt("tls-rpt-lookalike", { name }, { ...seen, evidence: lookalike });
  return findTlsRpt("tls-rpt-missing", { name }, seen);
}

/** Report addresses that do not accept reports. */
function lost(raw: TlsRptRaw): Finds {
  const gone = raw.rua.filter(({ state }) => state === "missing");
  const seen = withFix(raw, raw.retainedRua);
  return [
    ...raw.invalidFields.map((place) => findTlsRpt("tls-rpt-place", { place }, { subject: place, ...seen })),
    ...gone.map(({ text, host }) => findTlsRpt("tls-rpt-nowhere", { place: text, host }, { subject: text, ...seen })),
  ];
}

/** Maximum length of a record that fits into every answer. */
const longest = 1000;

/** Keeps valid report addresses; without any, uses postmaster, which every domain with mail has (RFC 5321 §4.5.1). */
function withFix(
  { name, domain, isAlias, receivesMail: takesMail }: TlsRptRaw,
  good: readonly string[],
): FindingDetails {
  const usual = takesMail === "there" ? [`mailto:postmaster@${domain}`] : [];
  const places = good.length > 0 ? good : usual;
  const value = `v=TLSRPTv1; rua=${places.join(",")}`;
  const record: FixRecord = { name, type: "TXT", value };
  return isAlias || places.length === 0 || value.length > longest ? {} : { record };
}
