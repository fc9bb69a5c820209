import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";
import { placeholderWords } from "../core/template.ts";
import type { Problem, Severity } from "../core/result/interpretation.ts";
import { weightsOf } from "../core/grade/score.ts";
import type { Language, Params, Text } from "../core/text.ts";
import type { Rule } from "../report/place.ts";
import { gateRules } from "./gate-rules.ts";
import { toRule } from "./rules.ts";

/** One effect of a rule on the grade of its check. */
interface Grading {
  readonly kind: "part" | "capped" | "scoredCapped" | "open" | "nothing" | "unscored" | "ungraded";
  readonly params: Params;
}

/** The explanation of a rule, independent of any target. */
export interface Explanation extends Rule {
  readonly id: string;
  readonly severity: Severity;
  /** Its effects on the grade of its check; empty for a rule of the gate. */
  readonly grading: readonly Grading[];
  /** How it affects the verdict of a gate; null if it does so like every finding. */
  readonly verdict: string | null;
}

/** Returns the explanation of every rule: those of the gate first, then the problems of every check. */
export async function explanations(language: Language): Promise<readonly Explanation[]> {
  const checks = await Promise.all(registry.filter(({ id }) => id !== "gate").map((entry) => entry.load()));
  const own = [...gateRules()].map(([id, { severity, cause, action, verdict }]): Explanation => {
    return { id, severity, grading: [], ...inWords({ cause, action }, language), verdict: verdict[language] };
  });
  return [...own, ...checks.flatMap((check) => problemsOf(check, language))];
}

function inWords(problem: Parameters<typeof toRule>[0], language: Language): Rule {
  return toRule(problem, language, (hole) => placeholderWords(hole, language));
}

function problemsOf(check: AnyCheck, language: Language): readonly Explanation[] {
  const problems: readonly (readonly [string, Problem])[] = Object.entries(check.words.problems);
  return problems.map(([name, problem]) => ({
    id: `${check.id}.${name}`,
    ...inWords(problem, language),
    severity: problem.severity,
    grading: gradingOf(check, name, language),
    verdict: null,
  }));
}

function gradingOf({ id, words, ...check }: AnyCheck, problem: string, language: Language): Explanation["grading"] {
  const grading = check.grading ?? check.scoring;
  if (!grading) return [{ kind: "ungraded", params: { check: id } }];
  const { part, cap, isOpen } = grading.effects[problem] ?? {};
  const share = part === undefined ? [] : weightsOf(part, grading);
  const max = cap === undefined ? undefined : grading.ceilings[cap];
  const reason = cap === undefined ? "" : (words.caps[cap]?.[language] ?? cap);
  const facts: readonly (Grading | null)[] = [
    part === undefined
      ? null
      : {
          kind: "part",
          params: { check: id, part: words.parts[part]?.[language] ?? part, weight: inWordsOf(share) },
        },
    max === undefined
      ? null
      : {
          kind: check.grading ? "capped" : "scoredCapped",
          params: { check: id, max, reason: reason.replace(/\.$/, "") },
        },
    isOpen ? { kind: "open", params: { check: id } } : null,
  ];
  const told = facts.filter((each) => each !== null);
  return told.length > 0 ? told : [{ kind: check.grading ? "nothing" : "unscored", params: { check: id } }];
}

/** A part may have another weight for another kind of target. */
function inWordsOf(weights: readonly number[]): Text {
  const [last = 0, ...others] = weights.toReversed();
  if (others.length === 0) return { en: `${last}`, ko: `${last}` };
  const rest = others.toReversed();
  return { en: `${rest.join(" %, ")} % or ${last}`, ko: `${rest.join("%, ")}% 또는 ${last}` };
}
