import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";
import type { Problem, Severity } from "../core/interpretation.ts";
import type { Language, Params } from "../core/text.ts";
import type { Rule } from "../report/place.ts";
import { gateRules } from "./gate-rules.ts";
import { toRule } from "./rules.ts";

/** What there is to say of a rule, whatever the target. */
export interface Explanation extends Rule {
  readonly id: string;
  readonly severity: Severity;
  /** What it does to a grade. */
  readonly grading: { readonly kind: "capped" | "parts" | "ungraded"; readonly params: Params } | null;
  /** How the verdict of a gate follows from it; null where it is as for every finding. */
  readonly verdict: string | null;
}

/** Every rule in words: those of the gate first, then the problems of every check. */
export async function explanations(language: Language): Promise<readonly Explanation[]> {
  const checks = await Promise.all(registry.filter(({ id }) => id !== "gate").map((entry) => entry.load()));
  const own = [...gateRules()].map(([id, { severity, cause, action, verdict }]): Explanation => {
    const words = { cause: cause[language], action: action[language], verdict: verdict[language] };
    return { id, severity, grading: null, ...words };
  });
  return [...own, ...checks.flatMap((check) => problemsOf(check, language))];
}

function problemsOf(check: AnyCheck, language: Language): readonly Explanation[] {
  const problems: readonly (readonly [string, Problem])[] = Object.entries(check.words.problems);
  return problems.map(([name, problem]) => ({
    id: `${check.id}.${name}`,
    ...toRule(problem, language),
    severity: problem.severity,
    grading: gradingOf(check, name, language),
    verdict: null,
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
