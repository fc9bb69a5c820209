import { meets, type Grade } from "../../core/grade/grade.ts";
import type { GateCheck, GateResult, GateTarget, GateThreshold, GateVerdict } from "../../core/result/result.ts";
import { bracketed, hostOf, portOf } from "../../core/target/target.ts";
import { areAddressesFit } from "./addresses/fits.ts";
import type { DaysThreshold, Input } from "./input.ts";
import { defaults, sourceOf } from "./thresholds.ts";

/**
 * Whether a remote result answers this request and is consistent. A proxy may drop or add a parameter or serve a cached answer to another request. An
 * unjustified pass must never be accepted.
 */
export function fits(result: GateResult, input: Input): boolean {
  const { verdict, targets, totals } = result;
  const [target, ...others] = targets;
  if (excuses(result) || !target || others.length > 0 || target.url !== input.url || target.verdict !== verdict)
    return false;
  const isCounted = Object.entries(totals).every(([name, count]) => name === "waived" || +(name === verdict) === count);
  if (!isCounted || !isBorneOut(target) || !isOfUrl(target) || !tellsWhatIsOpen(target)) return false;
  return wasAskedFor(target, input) && areAddressesFit(target, input);
}

const thresholds = ["ssl", "headers", "days", "https"] as const satisfies readonly GateThreshold[];

/** The statuses that a server can report. Waivers, levels and baselines are applied locally. */
const measurable: ReadonlySet<GateCheck["status"]> = new Set(["pass", "fail", "unknown", "off"]);

/** Whether a result waives a finding or contains other decisions that only the caller makes. */
function excuses({ targets, totals, notices }: GateResult): boolean {
  if (totals.waived > 0 || notices !== undefined) return true;
  return targets.some(
    ({ name, suppressedCount: off, checks, findings }) =>
      (name ?? off) !== undefined ||
      checks.some(
        ({ status, waived, baselineState }) => !measurable.has(status) || (waived ?? baselineState) !== undefined,
      ) ||
      findings.some(({ level, waived, baselineState }) => (level ?? waived ?? baselineState) !== undefined),
  );
}

const worstFirst = ["fail", "unknown", "warn"] as const satisfies readonly GateVerdict[];

function verdictOf(checks: readonly GateCheck[]): GateVerdict {
  return worstFirst.find((verdict) => checks.some(({ status }) => status === verdict)) ?? "pass";
}

/** With every threshold off, the result can only report a missing site; with all of them met nothing needs an explanation. */
function isBorneOut({ verdict, checks, reason }: GateTarget): boolean {
  const isUnseen = reason !== undefined && checks.every(({ status }) => status === "off");
  if (reason !== undefined && checks.every(({ status }) => status === "pass")) return false;
  return verdict === verdictOf(checks) || (isUnseen && verdict === "unknown");
}

/** Whether every check without a grade is listed as open, because rules may depend on that. */
function tellsWhatIsOpen({ checks, origins, incompleteChecks: open = [] }: GateTarget): boolean {
  const isTold = (id: string): boolean => open.some(({ check }) => check === id);
  const isTlsKnown = origins.length > 0 && origins.every(({ grade }) => grade !== null);
  const isPageKnown = checks.find(({ id }) => id === "headers")?.actual !== null;
  return (isTlsKnown || isTold("ssl")) && (isPageKnown || isTold("http"));
}

/** Whether the first origin belongs to the https URL, and the final https origin is among the measured ones. */
function isOfUrl({ url, finalUrl, origins }: GateTarget): boolean {
  const [first] = origins;
  const asked = originOf(url);
  const final = finalUrl === null ? null : originOf(finalUrl);
  const isFirst = !first || asked === null || first.origin === asked;
  return isFirst && (final === null || origins.some(({ origin }) => origin === final));
}

/** An https origin as results write it; null for other URLs. */
function originOf(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== "https:") return null;
  const port = portOf(parsed);
  const host = bracketed(hostOf(parsed));
  return port === 443 ? host : `${host}:${port}`;
}

function wasAskedFor(target: GateTarget, input: Input): boolean {
  if (target.checks.length !== thresholds.length) return false;
  return thresholds.every((id) => {
    const [check, ...others] = target.checks.filter((each) => each.id === id);
    if (!check || others.length > 0) return false;
    const { status, expected } = check;
    if (check.source !== sourceFor(id, input) || !isExpected(check, target, input)) return false;
    const isOff = expected === "off" || expected === false;
    return (status === "off") === isOff && (status !== "pass" || isMet(check, target));
  });
}

function sourceFor(id: GateThreshold, input: Input): string {
  if (id === "days") return sourceOf(input.min_days, "default auto");
  return sourceOf({ ssl: input.min_ssl, headers: input.min_headers, https: input.require_https }[id]);
}

/** Whether a threshold has the requested or default value. */
function isExpected(check: GateCheck, target: GateTarget, input: Input): boolean {
  const { min_ssl, min_headers, require_https } = { ...defaults, ...input };
  if (check.id === "ssl") return check.expected === min_ssl;
  if (check.id === "headers") return check.expected === min_headers;
  return check.id === "https" ? check.expected === require_https : areDaysExpected(check, target, input);
}

/** Whether the expected days fit a percentage: at least that share of the days that are left. */
function areDaysExpected({ expected, actual }: GateCheck, { origins }: GateTarget, { min_days }: Input): boolean {
  const asked: DaysThreshold = min_days ?? defaults.min_days;
  if (asked.kind === "off") return expected === "off";
  if (asked.kind === "days") return isAbout(expected, asked.value);
  if (typeof expected !== "number") return asked.kind === "percent" && expected === null && actual === null;
  if (asked.kind === "auto" && expected > enough + 1) return false;
  const share = asked.kind === "percent" ? asked.value / 100 : 1 / 3;
  const isCapped = asked.kind === "auto" && expected >= enough;
  // A certificate that is not valid yet may have more time left than its lifetime; its grade is F.
  if (origins.some(({ grade }) => grade === "F")) return true;
  return isCapped || typeof actual !== "number" || actual * share <= expected + 1;
}

/** The maximum that `auto` requires. */
const enough = 14;

/** Whether the days match a threshold. They are shown whole or with two decimals; whole thresholds are exact. */
function isAbout(expected: GateCheck["expected"], days: number): boolean {
  return typeof expected === "number" && Math.abs(expected - days) < 0.01;
}

/** Whether the measured values meet the threshold. */
function isMet({ id, expected, actual }: GateCheck, { finalUrl, origins, addresses = [] }: GateTarget): boolean {
  if (id === "https") return actual === true && (finalUrl?.startsWith("https:") ?? false);
  if (id === "days") {
    const isOver = [...origins, ...addresses].some(({ daysLeft }) => daysLeft !== null && daysLeft < 0);
    const isMeasured = origins.length > 0 && typeof actual === "number" && typeof expected === "number";
    return isMeasured && actual >= expected && !isOver;
  }
  if (!isLetter(actual) || !isLetter(expected) || !meets(actual, expected)) return false;
  const isBelow = (grade: Grade | null): boolean => grade !== null && !meets(grade, actual);
  if (id === "headers") return !addresses.some(({ headers }) => isBelow(headers));
  if (addresses.some(({ grade }) => isBelow(grade))) return false;
  return origins.length > 0 && origins.every(({ grade }) => grade !== null && meets(grade, actual));
}

function isLetter(value: GateCheck["expected"]): value is Grade {
  return typeof value === "string" && value !== "off";
}
