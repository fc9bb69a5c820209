import { meets, type Grade } from "../../core/grade.ts";
import type { GateCheck, GateResult, GateTarget, GateVerdict } from "../../core/result.ts";
import type { Input } from "./schema.ts";

/**
 * Whether a result that came from elsewhere answers this question and agrees with itself. What lies between may lose a parameter
 * or serve what somebody else asked for, and a pass that nothing bears out is the worst that could be believed.
 */
export function fits({ verdict, targets, totals }: GateResult, input: Input): boolean {
  const [target, ...others] = targets;
  if (!target || others.length > 0 || target.url !== input.url || target.verdict !== verdict) return false;
  const isCounted = Object.entries(totals).every(([name, count]) => name === "waived" || +(name === verdict) === count);
  return isCounted && isBorneOut(target) && wasAskedFor(target.checks, input);
}

const thresholds = ["ssl", "headers", "days", "https"] as const satisfies readonly GateCheck["id"][];

const worstFirst = ["fail", "unknown", "warn"] as const satisfies readonly GateVerdict[];

/** With every threshold off, what is left to tell is that there was no site. */
function isBorneOut({ verdict, checks, reason }: GateTarget): boolean {
  const isUnseen = reason !== undefined && checks.every(({ status }) => status === "off");
  return verdict === verdictOf(checks) || (isUnseen && verdict === "unknown");
}

function verdictOf(checks: readonly GateCheck[]): GateVerdict {
  return worstFirst.find((verdict) => checks.some(({ status }) => status === verdict)) ?? "pass";
}

function wasAskedFor(checks: readonly GateCheck[], input: Input): boolean {
  return thresholds.every((id) => {
    const [check, ...others] = checks.filter((each) => each.id === id);
    if (!check || others.length > 0) return false;
    const { status, expected } = check;
    const asked = askedOf(id, input);
    if (asked !== undefined && expected !== asked) return false;
    const isOff = expected === "off" || expected === false;
    return (status === "off") === isOff && (status !== "pass" || isMet(check));
  });
}

/** What was asked for as a result shows it; undefined where that depends on what was measured, or on a default. */
function askedOf(
  id: GateCheck["id"],
  { min_ssl, min_headers, min_days, require_https }: Input,
): GateCheck["expected"] | undefined {
  if (id === "ssl") return min_ssl;
  if (id === "headers") return min_headers;
  if (id === "https") return require_https;
  if (min_days?.kind === "off") return "off";
  return min_days?.kind === "days" ? min_days.value : undefined;
}

/** Whether what was measured bears out that a threshold is met. */
function isMet({ id, expected, actual }: GateCheck): boolean {
  if (id === "https") return actual === true;
  if (id === "days") return typeof actual === "number" && typeof expected === "number" && actual >= expected;
  return isLetter(actual) && isLetter(expected) && meets(actual, expected);
}

function isLetter(value: GateCheck["expected"]): value is Grade {
  return typeof value === "string" && value !== "off";
}
