import type { Ceiling } from "../../core/grade/grade.ts";
import type { Finding } from "../../core/result/interpretation.ts";
import type { ProblemId } from "./problems.ts";
import type { CapId } from "./weights.ts";

/** The result of one part of the grade; the score is null if it could not be measured. */
export interface Judged {
  readonly score: number | null;
  readonly caps: readonly Ceiling<CapId>[];
  readonly findings: readonly Finding<ProblemId>[];
}

/** A fault and the points it costs. */
export interface Fault {
  readonly points: number;
  readonly cap?: CapId;
  readonly finding: Finding<ProblemId>;
}

/** A part that could not be measured. */
export const unseen: Judged = { score: null, caps: [], findings: [] };
