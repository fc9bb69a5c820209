import { grades, type Grade } from "../core/grade/grade.ts";
import { severities } from "../core/result/interpretation.ts";
import type { GateAddress, GateCheck, GateFinding, GateOrigin, GateTarget } from "../core/result/result.ts";
import { worstVerdict } from "./totals.ts";

/** One measurement before and after rules, waivers and the baseline are applied. */
export interface Judged {
  readonly measured: GateTarget;
  readonly judged: GateTarget;
}

/**
 * Combines two measurements of one target in one run, before the policy is applied. Every answer counts: the worse value of each threshold
 * stands, and so do the findings of both. What only one of them could measure counts as that one measured it. Cost and tries are left to
 * the caller.
 */
export function combined(first: Judged, second: Judged): GateTarget {
  const [was, is] = [first.measured, second.measured];
  const checks = was.checks.map((check) => worseCheck(check, { first, second }));
  const more = is.checks.filter(({ id }) => was.checks.every((check) => check.id !== id));
  const all = [...checks, ...more];
  const { reason: _reason, message: _message, incompleteChecks: _open, addresses: _addresses, ...rest } = was;
  const open = (was.incompleteChecks ?? []).filter(({ check }) =>
    is.incompleteChecks?.some((each) => each.check === check),
  );
  const addresses = joined(was.addresses ?? [], is.addresses ?? [], ({ origin, address }) => `${origin} ${address}`);
  return {
    ...rest,
    finalUrl: was.finalUrl ?? is.finalUrl,
    address: was.address ?? is.address,
    verdict: verdictOf(was, is, all),
    ...reasonOf(was, is, all),
    checks: all,
    origins: joined(was.origins, is.origins, ({ origin }) => origin),
    ...(addresses.length > 0 && { addresses }),
    findings: bothOf(was.findings, is.findings),
    ...(open.length > 0 && { incompleteChecks: open }),
    unknowns: unknownsOf(was, is),
    ...((was.versions ?? is.versions) && { versions: { ...is.versions, ...was.versions } }),
  };
}

/** What neither measurement could determine. A measurement without any origin has determined nothing. */
function unknownsOf(was: GateTarget, is: GateTarget): readonly string[] {
  if (was.origins.length === 0) return is.unknowns;
  return is.origins.length === 0 ? was.unknowns : was.unknowns.filter((part) => is.unknowns.includes(part));
}

/** Both lists, worst first, without the findings of the second that the first has. */
function bothOf(first: readonly GateFinding[], second: readonly GateFinding[]): readonly GateFinding[] {
  const told = new Set(first.map(keyOf));
  const all = [...first, ...second.filter((finding) => !told.has(keyOf(finding)))];
  return all.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

function keyOf({ id, fingerprint }: GateFinding): string {
  return `${id} ${fingerprint}`;
}

/** From the best to the worst; `unknown` is no answer, so any answer replaces it. */
const worstLast = [
  "off",
  "unknown",
  "pass",
  "waived",
  "warn",
  "fail",
] as const satisfies readonly GateCheck["status"][];

/** The worse of two measurements of a threshold: first by what the policy makes of it, then by the measured value. */
function worseCheck(was: GateCheck, { first, second }: Readonly<Record<"first" | "second", Judged>>): GateCheck {
  const is = second.measured.checks.find(({ id }) => id === was.id);
  if (!is) return was;
  const before = ranksOf(was, first.judged);
  const after = ranksOf(is, second.judged);
  for (const [at, rank] of after.entries()) {
    const other = before[at] ?? 0;
    if (rank !== other) return rank > other ? is : was;
  }
  return isWorse(is.actual, was.actual) ? is : was;
}

/** How bad the status of a threshold is, as measured and as the policy counts it. What the baseline has counts least. */
function ranksOf({ id, status }: GateCheck, judged: GateTarget): readonly number[] {
  const counted = judged.checks.find((check) => check.id === id);
  return [worstLast.indexOf(status), counted?.baselineState ? 0 : worstLast.indexOf(counted?.status ?? status)];
}

/** Whether a value is worse than another one; a missing value is never worse. */
function isWorse(now: GateCheck["actual"], before: GateCheck["actual"]): boolean {
  if (now === null || before === null) return now !== null && before === null;
  if (typeof now === "number" && typeof before === "number") return now < before;
  if (typeof now === "boolean" && typeof before === "boolean") return !now && before;
  return grades.indexOf(now as Grade) > grades.indexOf(before as Grade);
}

/** A failure in either measurement stands. What one of them could not measure is unknown only if the other one could not either. */
function verdictOf(was: GateTarget, is: GateTarget, checks: readonly GateCheck[]): GateTarget["verdict"] {
  const both = [was.verdict, is.verdict];
  if (both.includes("fail")) return "fail";
  const isOpen = checks.some(({ status }) => status === "unknown");
  if (isOpen || both.every((verdict) => verdict === "unknown")) return "unknown";
  return worstVerdict(both.filter((verdict) => verdict !== "unknown"));
}

/** Why something is still unknown. A bug of ours is told in any case. */
function reasonOf(
  was: GateTarget,
  is: GateTarget,
  checks: readonly GateCheck[],
): Pick<GateTarget, "reason" | "message"> {
  const isOpen = verdictOf(was, is, checks) === "unknown" || checks.some(({ status }) => status === "unknown");
  const bug = [was, is].find(({ reason }) => reason === "internal");
  if (!bug && !isOpen) return {};
  const by = bug ?? (was.reason ? was : is);
  const { reason, message } = by;
  return { ...(reason !== undefined && { reason }), ...(message !== undefined && { message }) };
}

type Place = GateOrigin | GateAddress;

/** The places of both measurements, each with its worse values. */
function joined<T extends Place>(first: readonly T[], second: readonly T[], idOf: (place: T) => string): readonly T[] {
  const others = new Map(second.map((place) => [idOf(place), place]));
  const own = first.map((place) => {
    const other = others.get(idOf(place));
    return other ? worsePlace(place, other) : place;
  });
  const known = new Set(first.map(idOf));
  return [...own, ...second.filter((place) => !known.has(idOf(place)))];
}

function worse<T extends Grade | number | null>(one: T, other: T): T {
  return isWorse(other, one) ? other : one;
}

function worsePlace<T extends Place>(was: T, is: T): T {
  // An address that failed once and answered once is described by its answer.
  const base = "state" in was && was.state === "failed" && "state" in is && is.state !== "failed" ? is : was;
  return {
    ...base,
    grade: worse(was.grade, is.grade),
    daysLeft: worse(was.daysLeft, is.daysLeft),
    ...("headers" in was && "headers" in is && { headers: worse(was.headers, is.headers) }),
  };
}
