import type { AnyCheck, Answer } from "../../../src/core/check.ts";
import type { Failure } from "../../../src/core/failure.ts";
import type { Language } from "../../../src/core/text.ts";
import type { Difference } from "./difference.ts";
import type { ReportTarget } from "./target.ts";

/** One check of a report and its state. */
export interface Section {
  readonly check: AnyCheck;
  readonly seen:
    | { readonly state: "absent" | "running" }
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

/** The sections with a result. */
export function doneOf(sections: readonly Section[]): readonly Done[] {
  return sections.flatMap(({ check, seen }) => (seen.state === "done" ? [{ check, ...seen }] : []));
}

/** A section with a result. */
export interface Done extends Extract<Section["seen"], { readonly state: "done" }> {
  readonly check: AnyCheck;
}
