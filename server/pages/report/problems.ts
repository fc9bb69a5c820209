import type { AnyCheck } from "../../../src/core/check.ts";
import { severities, type Issue, type Severity } from "../../../src/core/result/interpretation.ts";
import { byCause, checkOf, type MergedFinding } from "../../../src/report/causes.ts";
import { doneOf, type Section } from "./report.ts";
import { undetermined } from "./undetermined.ts";

/** A problem to fix, and the checks that report it or its effects. */
export interface Problem {
  readonly issue: MergedFinding<Issue>;
  readonly check: AnyCheck;
  readonly others: readonly AnyCheck[];
}

/** The problems of a report, each once, worst first. What this server could not look up is not a problem of the target. */
export function problemsOf(sections: readonly Section[]): readonly Problem[] {
  const done = doneOf(sections);
  const checks = new Map(done.map(({ check }) => [check.id, check]));
  const issues = done
    .flatMap(({ data }) => data.interpretation.issues)
    .filter(({ id, severity }) => severity !== "info" && !undetermined.has(id))
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return byCause(issues).flatMap((issue) => {
    const [check, ...others] = new Set([issue, ...issue.also].flatMap((each) => checks.get(checkOf(each)) ?? []));
    return check ? [{ issue, check, others }] : [];
  });
}

/** The number of problems of each severity that occurs, worst first. */
export function countsOf(problems: readonly Problem[]): readonly (readonly [severity: Severity, count: number])[] {
  return severities.flatMap((severity) => {
    const count = problems.filter(({ issue }) => issue.severity === severity).length;
    return count === 0 ? [] : [[severity, count] as const];
  });
}

/** The findings that say what could not be looked up, by check. */
export function undeterminedOf(sections: readonly Section[]): readonly (readonly [check: AnyCheck, issue: Issue])[] {
  return doneOf(sections).flatMap(({ check, data }) =>
    data.interpretation.issues.flatMap((issue) => (undetermined.has(issue.id) ? [[check, issue] as const] : [])),
  );
}
