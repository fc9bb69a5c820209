import type { Outcome } from "../core/policy.ts";
import type { GateResult } from "../core/result/result.ts";

/** How a run ends: what the exit code says. */
export type Ending = "pass" | "fail" | "unknown" | "bug";

/** What a process tells its caller. */
export const codeOfEnding = { pass: 0, fail: 1, unknown: 3, bug: 4 } as const satisfies Record<Ending, number>;

/** What was decided where nothing was. */
export const usualOutcome: Outcome = { failOn: "error", onError: "fail" };

/**
 * How a run ends. A bug of ours beats a failure, a failure what could not be measured; where one of them is let off, the next counts.
 */
export function endingOf({ verdict, targets }: GateResult, { failOn, onError }: Outcome): Ending {
  if (targets.some(({ reason }) => reason === "internal")) return "bug";
  const verdicts = [verdict, ...targets.map((target) => target.verdict)];
  const isUnknown =
    verdicts.includes("unknown") || targets.some(({ checks }) => checks.some(({ status }) => status === "unknown"));
  const isWarned = verdicts.includes("warn") || (isUnknown && onError === "warn");
  if (failOn !== "never" && verdicts.includes("fail")) return "fail";
  if (failOn === "warn" && isWarned) return "fail";
  return isUnknown && onError === "fail" ? "unknown" : "pass";
}
