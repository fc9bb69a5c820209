import { worst, type Grade } from "../core/grade/grade.ts";
import { isComplete, type GateCheck, type GateResult } from "../core/result/result.ts";

/** Every output with its description, in the order of `action.yml`. */
export const outputs = {
  verdict:
    "pass, warn, fail or unknown; fail beats unknown, unknown beats warn. Empty if an input was invalid or there was nothing to measure yet",
  "ssl-grade": "Worst grade of certificate and TLS over all targets; empty if a target has none",
  "headers-grade": "Worst grade of the security headers over all targets; empty if a target has none",
  "days-left": "Fewest days until a certificate expires; empty if it is unknown for a target",
  url: "The measured URLs, one per line",
  passed: "true or false: whether the step passes, by its verdict, fail-on and on-error",
  "failed-count": "Number of targets that failed",
  "unknown-count": "Number of targets with an unknown verdict",
  complete:
    "true or false: whether everything was measured. Do not upload the SARIF report of an incomplete run: code scanning would close alerts that were not looked at",
  "waived-count": "Number of waived findings",
  "results-file": "Path of the result object, JSON",
} as const satisfies Readonly<Record<string, string>>;

/** The value of every output, as text. */
export type Outputs = Readonly<Record<keyof typeof outputs, string>>;

/** The outputs of a result for later steps. */
export function outputsOf(result: GateResult, resultsFile: string, passes: boolean): Outputs {
  const { verdict, targets, totals } = result;
  return {
    verdict,
    "ssl-grade": worstOf(actuals(result, "ssl") as readonly (Grade | null)[]),
    "headers-grade": worstOf(actuals(result, "headers") as readonly (Grade | null)[]),
    "days-left": leastOf(actuals(result, "days") as readonly (number | null)[]),
    url: targets.map(({ url }) => url).join("\n"),
    passed: String(passes),
    "failed-count": String(totals.fail),
    "unknown-count": String(totals.unknown),
    complete: String(isComplete(result)),
    "waived-count": String(totals.waived),
    "results-file": resultsFile,
  };
}

function actuals({ targets }: GateResult, id: GateCheck["id"]): readonly GateCheck["actual"][] {
  return targets.map(({ checks }) => checks.find((check) => check.id === id)?.actual ?? null);
}

/** The worst grade; unknown if any target has none. */
function worstOf(grades: readonly (Grade | null)[]): string {
  const [first, ...others] = known(grades);
  return first === undefined ? "" : worst([first, ...others]);
}

function leastOf(days: readonly (number | null)[]): string {
  const all = known(days);
  return all.length === 0 ? "" : String(Math.min(...all));
}

function known<T>(values: readonly (T | null)[]): readonly T[] {
  return values.includes(null) ? [] : (values as readonly T[]);
}
