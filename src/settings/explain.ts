import { problems } from "../checks/gate/problems.ts";
import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";
import type { Problem, Severity } from "../core/interpretation.ts";
import type { Language, Params } from "../core/text.ts";
import type { Rule } from "../report/place.ts";
import { thresholdWords, toRule } from "./rules.ts";

/** What there is to say of a rule, whatever the target. */
export interface Explanation extends Rule {
  readonly id: string;
  readonly severity: Severity;
  /** What it does to a grade. */
  readonly grading: {
    readonly kind: "capped" | "parts" | "ungraded" | "threshold" | "verdict";
    readonly params: Params;
  };
}

/** Every rule in words: the thresholds first, then measuring twice, then the problems of every check. */
export async function explanations(language: Language): Promise<readonly Explanation[]> {
  const checks = await Promise.all(registry.filter(({ id }) => id !== "gate").map((entry) => entry.load()));
  const thresholds = [...thresholdWords(language)].map(([id, rule]): Explanation => {
    return { id, ...rule, severity: "high", grading: { kind: "threshold", params: {} } };
  });
  const { unstable } = problems;
  const ofRun: Explanation = {
    id: "gate.unstable",
    ...toRule(unstable, language),
    severity: unstable.severity,
    grading: { kind: "verdict", params: {} },
  };
  return [...thresholds, ofRun, ...checks.flatMap((check) => problemsOf(check, language))];
}

function problemsOf(check: AnyCheck, language: Language): readonly Explanation[] {
  const problems: readonly (readonly [string, Problem])[] = Object.entries(check.words.problems);
  return problems.map(([name, problem]) => ({
    id: `${check.id}.${name}`,
    ...toRule(problem, language),
    severity: problem.severity,
    grading: gradingOf(check, name, language),
  }));
}

function gradingOf({ id, grading, words }: AnyCheck, problem: string, language: Language): Explanation["grading"] {
  if (!grading) return { kind: "ungraded", params: { check: id } };
  // A ceiling that bears the name of a problem is there because of it.
  const max = Object.hasOwn(grading.ceilings, problem) ? grading.ceilings[problem] : undefined;
  if (max !== undefined) return { kind: "capped", params: { check: id, max } };
  const parts = Object.entries(grading.weights).map(
    ([part, weight]) => `${words.parts[part]?.[language] ?? part} ${weight} %`,
  );
  return { kind: "parts", params: { check: id, parts: parts.join(", ") } };
}
