import { reasonWords } from "../../core/reason-words.ts";
import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { categoryWords, find, problems, type KpiId, type ProblemId } from "./problems.ts";
import { mostHosts, type ExposureRaw, type HostSeen } from "./schema.ts";

type Match = HostSeen["matches"][number];

/** Maximum number of names in a finding; the observation has all of them. */
const mostShown = 6;

/** Judges the public pages of a domain's hosts. Never throws. */
export function judge(raw: ExposureRaw): Verdict<ProblemId> {
  const findings = [...raw.hosts.flatMap(hostFindings), ...gapFindings(raw)];
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  // An unopened host may be the important one.
  return isWhole(raw) || verdict.status !== "pass" ? verdict : { ...verdict, status: "unknown" };
}

function isWhole({ names, hosts, truncated }: ExposureRaw): boolean {
  return (
    names.certificates === "complete" &&
    names.total === hosts.length &&
    !truncated &&
    hosts.some(({ state }) => state === "answered") &&
    hosts.every(({ state }) => state !== "failed")
  );
}

function hostFindings(seen: HostSeen): readonly Finding<ProblemId>[] {
  const { host, state, address } = seen;
  if (state === "private") return [find("private-address", { host, address: address ?? "?" }, { subject: host })];
  const products = seen.matches.flatMap((match) => productFindings(seen, match));
  return products.length > 0 ? products : stagingFindings(seen);
}

const prefixes = { open: "open", login: "login", unknown: "unclear" } as const;

function productFindings(
  { host, url }: HostSeen,
  { product, category, access, severity }: Match,
): readonly Finding<ProblemId>[] {
  if (severity === "info") return [];
  const params = { host, product, category: categoryWords[category] };
  return [find(`${prefixes[access]}-${severity}`, params, { subject: `${host} ${product}`, evidence: url ?? "" })];
}

function stagingFindings({ host, category, purpose: use, url }: HostSeen): readonly Finding<ProblemId>[] {
  if (category !== "staging") return [];
  const id = use === "development" ? "staging-open" : "hidden-open";
  return [find(id, { host }, { subject: host, evidence: url ?? "" })];
}

/** Why the status is unknown where no page says otherwise. */
function gapFindings({ domain, names, hosts }: ExposureRaw): readonly Finding<ProblemId>[] {
  const failed = hosts.filter(({ state }) => state === "failed").map(({ host }) => host);
  const late = hosts.filter(({ state }) => state === "out-of-time").length;
  const isSilent = hosts.length > late && !hosts.some(({ state }) => state === "answered");
  const beyond = names.total - hosts.length;
  return [
    ...(names.certificates === "failed" ? [find("names-unknown", { domain, reason: reasonWords(names.reason) })] : []),
    ...(names.certificates === "partial" ? [find("names-partial", { domain })] : []),
    ...(beyond > 0 ? [find("not-opened", { domain, count: beyond, most: mostHosts })] : []),
    ...(isSilent ? [find("none-answered", { domain, count: hosts.length })] : []),
    ...(failed.length > 0 && !isSilent ? [find("hosts-failed", { count: failed.length, names: listed(failed) })] : []),
    ...(late > 0 ? [find("out-of-time", { count: late })] : []),
  ];
}

function listed(names: readonly string[]): string {
  return [...names.slice(0, mostShown), ...(names.length > mostShown ? ["…"] : [])].join(", ");
}

function kpisOf({ names, hosts }: ExposureRaw): readonly Kpi<KpiId>[] {
  const count = (is: (seen: HostSeen) => boolean): number => hosts.filter(is).length;
  return [
    { id: "hosts", value: names.total },
    { id: "answered", value: count(({ state }) => state === "answered") },
    { id: "open", value: count(shows("open")) },
    { id: "login", value: count(({ access }) => access === "login") },
    { id: "private", value: count(({ state }) => state === "private") },
    { id: "unopened", value: names.total - count(({ state }) => state === "answered") },
  ];
}

function shows(access: Match["access"]): (seen: HostSeen) => boolean {
  return (seen) => seen.matches.some((match) => match.access === access);
}
