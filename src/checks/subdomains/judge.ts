import { concludeGrade } from "../../core/grade/conclude.ts";
import { reasonWords } from "../../core/reason-words.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { isIssuerAllowed } from "./caa.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { SubdomainsRaw } from "./schema.ts";
import { isIndex } from "./sources/table.ts";

type Findings = readonly Finding<ProblemId>[];

/** The number of names in a finding; the observation has all of them. */
const mostShown = 6;

/** Judges the names of a domain in the logs. Never throws. */
export function judge(raw: SubdomainsRaw): Verdict<ProblemId> {
  const findings = [...systemFindings(raw), ...wildcardFindings(raw), ...issuerFindings(raw), ...sourceFindings(raw)];
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  return areNamesKnown(raw) || verdict.status !== "pass" ? verdict : { ...verdict, status: "unknown" };
}

/**
 * Whether the names may be judged. One complete source is enough; an empty list counts only if no other source failed, because crt.sh returns
 * one when its database fails.
 */
export function areNamesKnown({ sources, total, wildcards }: SubdomainsRaw): boolean {
  const indexes = sources.filter(isIndex);
  const complete = indexes.filter(({ status, stale }) => status === "complete" && !stale);
  return total + wildcards.total > 0 ? complete.length > 0 : complete.length === indexes.length;
}

function systemFindings({ domain, internalSystems: systems }: SubdomainsRaw): Findings {
  const legacy = systems.names.filter(({ purpose: use }) => use === "legacy");
  const others = systems.names.filter(({ purpose: use }) => use !== "legacy");
  return [
    ...(others.length > 0 ? [find("systems-named", listing(domain, others))] : []),
    ...(legacy.length > 0 ? [find("systems-forgotten", listing(domain, legacy))] : []),
  ];
}

function listing(domain: string, seen: readonly { readonly name: string }[], count = seen.length) {
  const names = seen.slice(0, mostShown).map(({ name }) => name);
  const all = count > names.length ? [...names, "…"] : names;
  return { domain, count, names: all.join(", ") };
}

function wildcardFindings({ domain, wildcards }: SubdomainsRaw): Findings {
  const listed = wildcards.names.filter(({ isValid }) => isValid);
  // The caller's limit does not change the number of valid wildcards.
  return wildcards.valid > 0 ? [find("wildcard", listing(domain, listed, wildcards.valid))] : [];
}

function issuerFindings({ recent }: SubdomainsRaw): Findings {
  const strays = recent.filter((certificate) => isIssuerAllowed(certificate) === false);
  const byIssuer = Map.groupBy(strays, ({ issuer, caa }) => `${issuer} ${caa.at}`);
  return [...byIssuer.values()].flatMap((certificates) => {
    const [first] = certificates;
    if (!first) return [];
    const { issuer, notBefore, caa } = first;
    const names = [...new Set(certificates.map(({ name }) => name))].slice(0, mostShown).join(", ");
    const params = { issuer, names, date: notBefore.slice(0, 10), at: caa.at ?? "?" };
    return [find("issuer-not-allowed", params, { subject: issuer, evidence: evidenceOf(caa.authorities) })];
  });
}

function evidenceOf(authorities: readonly string[]): string {
  return `CAA issue: ${authorities.length === 0 ? ";" : authorities.join(", ")}`;
}

function sourceFindings({ sources, total }: SubdomainsRaw): Findings {
  const stale = sources.find((source) => source.stale);
  if (stale) {
    const failures = (language: keyof Text): string =>
      sources.map(({ name, ...said }) => `${name}: ${reasonOf(said)[language]}`).join("; ");
    const params = { date: stale.observedAt.slice(0, 10), sources: { en: failures("en"), ko: failures("ko") } };
    return [find("sources-stale", params)];
  }
  return sources.filter(isIndex).flatMap(({ id, name, status, reason, detail, truncated }): Findings => {
    const seen = { subject: id, ...(detail !== null && { evidence: `${reason} ${detail}` }) };
    if (truncated) return [find("source-truncated", { source: name, total }, seen)];
    if (status === "complete") return [];
    return [find("source-incomplete", { source: name, reason: reasonOf({ reason, detail }) }, seen)];
  });
}

const empty: Text = {
  en: "its list is empty, but another source has names",
  ko: "다른 출처에는 이름이 있는데 빈 목록을 응답함",
};

function reasonOf({ reason, detail }: Pick<SubdomainsRaw["sources"][number], "reason" | "detail">): Text {
  return detail === "empty" ? empty : reasonWords(reason);
}

function kpisOf({
  total,
  valid,
  wildcards,
  internalSystems: systems,
  names,
  sources,
}: SubdomainsRaw): readonly Kpi<KpiId>[] {
  const answered = sources.filter(({ status, stale }) => !stale && status !== "failed" && status !== "pending");
  return [
    { id: "total", value: total },
    { id: "valid", value: valid },
    { id: "wildcards", value: wildcards.total },
    { id: "systems", value: systems.total },
    { id: "newest", value: names[0]?.lastSeen.slice(0, 10) ?? false },
    { id: "sources", value: answered.map(({ name }) => name).join(", ") || false },
  ];
}
