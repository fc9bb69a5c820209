import type { Outcome } from "../core/policy.ts";
import type { GateResult, GateTarget } from "../core/result/result.ts";

/** How a run ends, as its exit code shows. */
export type Ending = "pass" | "fail" | "unknown" | "bug";

/** The exit code for each ending. */
export const codeOfEnding = { pass: 0, fail: 1, unknown: 3, bug: 4 } as const satisfies Record<Ending, number>;

/**
 * Returns how a run ends. A bug of ours beats a failure, and a failure beats an unknown result. If the settings ignore one of these, the
 * next one counts.
 */
export function endingOf({ verdict, targets }: GateResult, { failOn, onError }: Outcome): Ending {
  if (targets.some(({ reason }) => reason === "internal")) return "bug";
  const verdicts = [verdict, ...targets.map((target) => target.verdict)];
  const isUnknown =
    verdicts.includes("unknown") || targets.some(({ checks }) => checks.some(({ status }) => status === "unknown"));
  const isWarned = verdicts.includes("warn") || targets.some(warns) || (isUnknown && onError === "warn");
  if (failOn !== "never" && verdicts.includes("fail")) return "fail";
  if (failOn === "warn" && isWarned) return "fail";
  return isUnknown && onError === "fail" ? "unknown" : "pass";
}

/** Whether something about a target warns. If warnings fail the run, they do so beside what could not be measured too. */
function warns({ checks, findings }: GateTarget): boolean {
  return (
    checks.some(({ status, baselineState }) => status === "warn" && baselineState === undefined) ||
    findings.some(({ level, waived, baselineState }) => level === "warn" && !waived && baselineState !== "unchanged")
  );
}
