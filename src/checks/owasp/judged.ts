import type { Ceiling } from "../../core/grade/grade.ts";
import type { Finding } from "../../core/result/interpretation.ts";
import type { ProblemId } from "./problems.ts";
import type { CapId } from "./weights.ts";

/** The result of one part of the grade; the score is null if it could not be measured. */
export interface Judged {
  readonly score: number | null;
  readonly caps: readonly Ceiling<CapId>[];
  readonly findings: readonly Finding<ProblemId>[];
  /** Between which scores a part without one lies, if another check could not observe everything about it. */
  readonly range?: ScoreRange;
}

/** The score by what was observed, and the score if everything else is perfect. */
interface ScoreRange {
  readonly least: number;
  readonly most: number;
}

/** What another check says about its score. */
interface Scored {
  readonly score: number | null;
  readonly best?: { readonly score: number };
}

/** The range of a score that costs points for what was not observed; null where it is certain. */
export function rangeOf({ score, best }: Scored): ScoreRange | null {
  return score !== null && best !== undefined && best.score > score ? { least: score, most: best.score } : null;
}

/** A fault and the points it costs. */
export interface Fault {
  readonly points: number;
  readonly cap?: CapId;
  readonly finding: Finding<ProblemId>;
}

/** A part that could not be measured. */
export const unseen: Judged = { score: null, caps: [], findings: [] };
