import {
  enoughCoverage,
  grades,
  ifPerfect,
  meets,
  observedOf,
  type Grade,
  type Grading,
  type ScorePart,
} from "./grade.ts";

/** What a verdict, in words or not, says about its grade or score. */
export interface Graded {
  readonly grade?: Grade;
  readonly atLeast?: Grade;
  readonly score?: number;
  readonly parts?: readonly ScorePart[];
  /** Limits of the grade; of the score for a check without grades. */
  readonly caps?: readonly { readonly id: string; readonly max: Grade | number }[];
}

/** The rules of a grading that say what else the grade could be. */
export type GradeRange = Pick<Grading, "ladder" | "unobservedCaps">;

/** Whether a verdict reaches a minimum. */
export interface MinimumComparison<Value> {
  /** Null if it depends on what was not observed. */
  readonly isMet: boolean | null;
  /** The best that is possible, if everything that was not observed is perfect. */
  readonly best: Value;
}

/** The parts without a score and the caps that stand for something unknown, by id. */
export interface Unobserved {
  readonly parts: readonly string[];
  readonly caps: readonly string[];
}

/**
 * Compares a grade with a minimum. What was not observed neither blocks nor lowers: the grade of the rest reaches the minimum by itself, and
 * misses it only if it would with perfect results for everything that is missing.
 */
export function compareGrade(found: Graded, minimum: Grade, rules: GradeRange): MinimumComparison<Grade> {
  const best = bestGrade(found, rules);
  const certain = found.grade ?? found.atLeast;
  if (certain !== undefined && meets(certain, minimum)) return { isMet: true, best };
  return { isMet: meets(best, minimum) ? null : false, best };
}

/** Compares a score with a minimum by the same rule. */
export function compareScore(found: Graded, minimum: number): MinimumComparison<number> {
  const best = bestScore(found);
  if (found.score !== undefined && found.score >= minimum) return { isMet: true, best };
  return { isMet: best >= minimum ? null : false, best };
}

/** What a verdict does not know of its target. */
export function unobservedIn(
  { parts = [], caps = [] }: Graded,
  { unobservedCaps = [] }: Partial<GradeRange>,
): Unobserved {
  return {
    parts: parts.filter(({ score }) => score === null).map(({ id }) => id),
    caps: caps.filter(({ id }) => unobservedCaps.includes(id)).map(({ id }) => id),
  };
}

/** The best possible grade: that of what was observed, if everything that was not is perfect. */
export function bestGrade(found: Graded, rules: GradeRange): Grade {
  const { parts, caps } = unobservedIn(found, rules);
  if (found.grade !== undefined && parts.length + caps.length === 0) return found.grade;
  const held = (found.caps ?? []).flatMap(({ id, max }) => (isGrade(max) && !caps.includes(id) ? [{ id, max }] : []));
  return ifPerfect({ caps: held, ...(found.parts && { parts: found.parts }) }, rules.ladder);
}

function bestScore({ score, parts = [], caps = [] }: Graded): number {
  if (score !== undefined && parts.every((part) => part.score !== null)) return score;
  const { score: mean, coverage } = observedOf(parts.map((part) => ({ ...part, score: part.score ?? 100 })));
  const limits = caps.flatMap(({ max }) => (isGrade(max) ? [] : [max]));
  return Math.min(mean === null || coverage < enoughCoverage ? 100 : mean, ...limits);
}

function isGrade(max: Grade | number): max is Grade {
  return grades.some((grade) => grade === max);
}
