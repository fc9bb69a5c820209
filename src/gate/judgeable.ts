import type { SslProblemId } from "../checks/ssl/index.ts";
import { grades, meets, type Grade } from "../core/grade/grade.ts";
import { severities, type Severity, type Status } from "../core/result/interpretation.ts";
import { idOfDemand, type BaselineEntry, type Demand } from "../core/policy.ts";
import type { GateCheck, GateFinding } from "../core/result/result.ts";

type SslIssueId = `ssl.${SslProblemId}`;

/** Whether a baseline may contain a missed threshold. Never `days`, because the days run out anyway. */
export function isJudgeable({ id, status, actual }: GateCheck): boolean {
  return (status === "fail" || status === "warn") && id !== "days" && actual !== null;
}

/** Rules about expired certificates: time alone makes them match. */
const ofDays: ReadonlySet<string> = new Set<SslIssueId>(["ssl.expired", "ssl.intermediate-expired"]);

/** Rules about certificates that will expire. */
const ofDaysToCome: ReadonlySet<string> = new Set<SslIssueId>([
  "ssl.expires-soon",
  "ssl.expires-very-soon",
  "ssl.intermediate-expires-early",
]);

/**
 * Whether a baseline may contain a finding. Never one about expiry, and never one of the gate itself: that one is about the run, not about
 * the target.
 */
export function isJudgeableFinding({ id }: Pick<GateFinding, "id">): boolean {
  return !ofDays.has(id) && !ofDaysToCome.has(id) && !id.startsWith("gate.");
}

/** Rules about the expiry of certificates, signatures and registrations, in any check: `rdap.expires-7`, `golive.tls-expiring`. */
const ofExpiry = /[.-](?:expired|expires|expiring|pending-delete|redemption-period)(?:-|$)/;

/** Whether a finding can be held against a deployment because it is new. Never one that time alone brings, and never one of the gate itself. */
export function isForeseeable(finding: Pick<GateFinding, "id">): boolean {
  return isJudgeableFinding(finding) && !ofExpiry.test(finding.id);
}

/** Whether a missed threshold is no worse than in the baseline. A value that is unknown now but was known then counts as worse. */
export function isNoWorse(
  { actual, measured: seen = {} }: Pick<GateCheck, "actual" | "measured">,
  before: Pick<BaselineEntry, "actual" | "seen">,
): boolean {
  const was = before.seen ?? {};
  return (
    isValueNoWorse(actual, before.actual) &&
    isValueNoWorse(seen.grade, was.grade) &&
    isValueNoWorse(seen.score, was.score) &&
    isStatusNoWorse(seen.status, was.status)
  );
}

type Value = GateCheck["actual"] | undefined;

function isValueNoWorse(now: Value, before: Value): boolean {
  if (typeof now === "number" && typeof before === "number") return now >= before;
  if (isGrade(now) && isGrade(before)) return meets(now, before);
  return now === before;
}

function isGrade(value: unknown): value is Grade {
  return grades.some((grade) => grade === value);
}

const bestFirst = ["pass", "warn", "fail"] as const satisfies readonly Status[];

function isStatusNoWorse(now: Status | undefined, before: Status | undefined): boolean {
  if (now === before) return true;
  const [is, was] = [now, before].map((status) => bestFirst.findIndex((each) => each === status));
  return is !== undefined && was !== undefined && is >= 0 && is <= was;
}

/**
 * Rules that belong to the `https` threshold: plain HTTP, unsafe redirects, rejected certificates, and addresses with different answers.
 */
const ofHttps = /^http\.(?:redirect-|final-http$|invalid-certificate$|addresses-answers$)/;

/** Whether a new finding is by itself a reason to miss a threshold or a demand that was missed before. */
export function reopens(
  { id, severity }: Pick<GateFinding, "id" | "severity">,
  check: Pick<GateCheck, "id">,
  demands: Readonly<Record<string, Demand>>,
): boolean {
  if (check.id === "https") return ofHttps.test(id) && isAtLeast(severity, "medium");
  if (check.id === "ssl") return id.startsWith("ssl.") && lowers(id, severity);
  if (check.id === "headers") return id.startsWith("http.") && lowers(id, severity);
  const [of = check.id, demand] = Object.entries(demands).find(([each]) => idOfDemand(each) === check.id) ?? [];
  return id.startsWith(`${of}.`) && countsFor({ id, severity }, demand);
}

/**
 * Whether a finding alone breaks a demand: it exceeds `maxSeverity`, or it may lower a demanded grade or score. A demanded status breaks
 * from severity `medium`.
 */
function countsFor(
  { id, severity }: Pick<GateFinding, "id" | "severity">,
  { minGrade, minScore, maxSeverity }: Partial<Demand> = {},
): boolean {
  if (maxSeverity !== undefined && severities.indexOf(severity) < severities.indexOf(maxSeverity)) return true;
  if (minGrade !== undefined || minScore !== undefined) return lowers(id, severity);
  return maxSeverity === undefined && isAtLeast(severity, "medium");
}

/**
 * Whether a finding may explain a grade or a score that is too low. A coming expiry is left out: `min_days` decides about it, and a grade
 * that it lowers is worse than in the baseline anyway.
 */
function lowers(id: string, severity: Severity): boolean {
  return isAtLeast(severity, "medium") && !ofDaysToCome.has(id);
}

function isAtLeast(severity: Severity, limit: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(limit);
}
