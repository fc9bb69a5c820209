import type { Failure, FailureCode } from "../core/failure.ts";
import type { Status } from "../core/result/interpretation.ts";
import { usualOutcome, type FailOn, type Outcome } from "../core/policy.ts";
import type { GateResult } from "../core/result/result.ts";
import { codeOfEnding, endingOf } from "../gate/outcome.ts";

/** The exit codes by ending. */
export const exitCodes = { ...codeOfEnding, usage: 2 } as const;

/** An exit code; the documentation explains each one. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit code of a gate: a bug outranks a failure, a failure outranks an unknown result. */
export function exitOf(result: GateResult, outcome: Outcome = usualOutcome): ExitCode {
  return exitCodes[endingOf(result, outcome)];
}

/** The exit code of a single check. */
export function exitOfStatus(status: Status, failOn: FailOn): ExitCode {
  if (status === "unknown") return exitCodes.unknown;
  const isFailing = status === "fail" ? failOn !== "never" : status === "warn" && failOn === "warn";
  return isFailing ? exitCodes.fail : exitCodes.pass;
}

/** Faults of the request or the key, not of the target. */
const refusing: ReadonlySet<FailureCode> = new Set(["INVALID_INPUT", "INVALID_API_KEY", "API_KEY_REQUIRED"]);

/** The exit code of a check that failed to measure, also because of a server's bug. */
export function exitOfFailure({ code, reason }: Pick<Failure, "code" | "reason">): ExitCode {
  if (refusing.has(code)) return exitCodes.usage;
  return reason === "internal" ? exitCodes.bug : exitCodes.unknown;
}

/** The exit codes by how much they say: a usage error outranks a bug, a bug a failure, and a failure an unknown result. */
const byRank: readonly ExitCode[] = [exitCodes.usage, exitCodes.bug, exitCodes.fail, exitCodes.unknown, exitCodes.pass];

/** The exit code of several results. */
export function worstExit(codes: Iterable<ExitCode>): ExitCode {
  const all = new Set(codes);
  return byRank.find((code) => all.has(code)) ?? exitCodes.pass;
}

/** The exit code of a command that failed before it had a result. What does not exist is a fault of the request, too. */
export function exitOfCommand(error: Failure): ExitCode {
  return error.code === "NOT_FOUND" ? exitCodes.usage : exitOfFailure(error);
}
