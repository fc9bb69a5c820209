import {
  assess,
  enoughCoverage,
  grades,
  ifPerfect,
  meets,
  observedOf,
  worst,
  type Ceiling,
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
export type GradeRange = Pick<Grading, "ladder" | "unobservedCaps" | "optionalParts">;

/** Whether a verdict reaches a minimum. */
export interface MinimumComparison<Value> {
  /** Null if it depends on what was not observed. */
  readonly isMet: boolean | null;
  /** The best that is possible, if everything that was not observed is perfect. */
  readonly best: Value;
}

/** Whether a grade reaches a minimum, and the grade that is certain: absent if none is. */
export interface GradeComparison extends MinimumComparison<Grade> {
  readonly least?: Grade;
}

/** The parts without a score and the caps that stand for something unknown, by id. */
export interface Unobserved {
  readonly parts: readonly string[];
  readonly caps: readonly string[];
}

/**
 * Compares a grade with a minimum. What was not observed neither blocks nor lowers: the grade of the rest reaches the minimum by itself, and
 * misses it only if it would with perfect results for everything that is missing. A part that the target may lack altogether, such as HSTS,
 * proves nothing until it was observed: then the rest has to reach the minimum without it.
 */
export function compareGrade(found: Graded, minimum: Grade, rules: GradeRange): GradeComparison {
  const best = bestGrade(found, rules);
  const least = certainGrade(found, rules);
  const certain = { best, ...(least !== undefined && { least }) };
  if (least !== undefined && meets(least, minimum)) return { isMet: true, ...certain };
  return { isMet: meets(best, minimum) ? null : false, ...certain };
}

/** Compares a score with a minimum by the same rule. */
export function compareScore(
  found: Graded,
  minimum: number,
  rules: Partial<GradeRange> = {},
): MinimumComparison<number> {
  const best = bestScore(found);
  const parts = withoutOptional(found, rules);
  const least = parts ? Math.min(found.score ?? 0, observedOf(parts).score ?? 0) : found.score;
  if (least !== undefined && least >= minimum) return { isMet: true, best };
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
  const held = gradeCaps(found).filter(({ id }) => !caps.includes(id));
  return ifPerfect({ caps: held, ...(found.parts && { parts: found.parts }) }, rules.ladder);
}

/** The grade that does not depend on optional parts that were not observed. */
function certainGrade(found: Graded, rules: GradeRange): Grade | undefined {
  const given = found.grade ?? found.atLeast;
  const parts = withoutOptional(found, rules);
  if (given === undefined || !parts) return given;
  return worst([given, assess(parts, gradeCaps(found), rules.ladder).grade ?? "F"]);
}

/** The parts with 0 for the optional ones that were not observed; null if there are none. */
function withoutOptional(
  { parts = [] }: Graded,
  { optionalParts = [] }: Partial<GradeRange>,
): readonly ScorePart[] | null {
  const isOpen = ({ id, score }: ScorePart): boolean => score === null && optionalParts.includes(id);
  return parts.some(isOpen) ? parts.map((part) => (isOpen(part) ? { ...part, score: 0 } : part)) : null;
}

function gradeCaps({ caps = [] }: Graded): readonly Ceiling[] {
  return caps.flatMap(({ id, max }) => (isGrade(max) ? [{ id, max }] : []));
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
