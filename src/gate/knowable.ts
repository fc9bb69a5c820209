import { grades, meets, type Grade } from "../core/grade/grade.ts";
import { severities, type Severity, type Status } from "../core/result/interpretation.ts";
import { idOfDemand, type BaselineEntry, type Demand } from "../core/policy.ts";
import type { GateCheck, GateFinding } from "../core/result/result.ts";

/** Whether a baseline may know a threshold that is missed: never days, which run out anyway. */
export function isKnowable({ id, status, actual }: GateCheck): boolean {
  return (status === "fail" || status === "warn") && id !== "days" && actual !== null;
}

/** What days bring about: the rules that come true by waiting. */
const ofDays: ReadonlySet<string> = new Set(["ssl.expired", "ssl.intermediate-expired"]);

/** The same as long as it has not come about. */
const ofDaysToCome: ReadonlySet<string> = new Set([
  "ssl.expires-soon",
  "ssl.expires-very-soon",
  "ssl.intermediate-expires-early",
]);

/** The same of what was found. What the gate says of its own bookkeeping is about a run, and no problem of a target. */
export function isKnowableFinding({ id }: Pick<GateFinding, "id">): boolean {
  return !ofDays.has(id) && !ofDaysToCome.has(id) && !id.startsWith("gate.");
}

/** Whether a threshold is missed by no more than it was. What was known then and is not now may be anything. */
export function isNoWorse(
  { actual, seen = {} }: Pick<GateCheck, "actual" | "seen">,
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

/** The rules that say how a site can be had without https, or its way to a page be led astray. */
const ofHttps = /^http\.(?:redirect-|final-http$|invalid-certificate$|addresses-answers$)/;

/** Whether a new finding is a reason of its own for a threshold or a demand that was missed before. */
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

/** Whatever is worse than what is accepted breaks that by itself, and a status falls by what is medium or worse. */
function countsFor(
  { id, severity }: Pick<GateFinding, "id" | "severity">,
  { minGrade, minScore, maxSeverity }: Partial<Demand> = {},
): boolean {
  if (maxSeverity !== undefined && severities.indexOf(severity) < severities.indexOf(maxSeverity)) return true;
  if (minGrade !== undefined || minScore !== undefined) return lowers(id, severity);
  return maxSeverity === undefined && isAtLeast(severity, "medium");
}

/**
 * Whether something may be why a letter or a score is too low. Days that are left cost little, and a letter that falls by them is
 * worse than it was; whether they are enough is for `min_days` to say.
 */
function lowers(id: string, severity: Severity): boolean {
  return isAtLeast(severity, "medium") && !ofDaysToCome.has(id);
}

function isAtLeast(severity: Severity, limit: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(limit);
}
