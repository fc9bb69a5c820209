import type { AnyCheck, Answer } from "../../../src/core/check.ts";
import type { Severity } from "../../../src/core/result/interpretation.ts";
import type { Failure } from "../../../src/core/failure.ts";
import type { Language } from "../../../src/core/text.ts";
import type { Difference } from "./difference.ts";
import type { Moment } from "./moments.ts";
import type { ReportTarget } from "./target.ts";

/** One check of a report and its state. */
export interface Section {
  readonly check: AnyCheck;
  readonly seen:
    | { readonly state: "absent" | "running" }
    /** Waiting for the visitor's rate limit, until a time in milliseconds since 1970. */
    | { readonly state: "limited"; readonly until: number }
    | { readonly state: "failed"; readonly failure: Failure }
    | {
        readonly state: "done";
        readonly data: Answer;
        readonly observedAt: number;
        /** The difference from an earlier result; null if there is none. */
        readonly difference: Difference | null;
      };
}

/** The contents of a report. */
export interface Report {
  readonly target: ReportTarget;
  readonly sections: readonly Section[];
  /** Whether it is being measured. */
  readonly isRunning: boolean;
  /** The report's past moments, the newest first; absent where the visitor may not see them. */
  readonly moments?: readonly Moment[];
  /** Whether everything is unfolded, for a print of the whole report. */
  readonly isFull?: boolean;
  /** The severity to which the visitor limits the problems. */
  readonly only?: Severity;
}

/** A report in one language, for its components. */
export interface Shown {
  readonly report: Report;
  readonly language: Language;
}

/** The most characters of a name that are shown. */
export const longestName = 300;

/** Whether there is neither a result nor a running check. */
export function isEmpty({ sections, isRunning }: Report): boolean {
  return !isRunning && sections.every(({ seen }) => seen.state === "absent");
}

/** Whether every check that contacts the host says that its name does not exist. */
export function isNonexistent({ sections, isRunning }: Report): boolean {
  const contacting = sections.filter(({ check: { id } }) => contactingChecks.includes(id));
  return (
    !isRunning &&
    contacting.length > 0 &&
    contacting.every(({ seen }) => seen.state === "failed" && seen.failure.reason === "dns.nxdomain")
  );
}

/** The checks that connect to the host itself. */
const contactingChecks: readonly string[] = ["ssl", "http"];

/** The sections with a result. */
export function doneOf(sections: readonly Section[]): readonly Done[] {
  return sections.flatMap(({ check, seen }) => (seen.state === "done" ? [{ check, ...seen }] : []));
}

/** A section with a result. */
export interface Done extends Extract<Section["seen"], { readonly state: "done" }> {
  readonly check: AnyCheck;
}
