import type { Ceiling } from "../../core/grade/grade.ts";
import type { Finding } from "../../core/result/interpretation.ts";
import type { ProblemId } from "./problems.ts";
import type { CapId } from "./weights.ts";

/** What one part of the grade comes to; a score of null where it could not be observed. */
export interface Judged {
  readonly score: number | null;
  readonly caps: readonly Ceiling<CapId>[];
  readonly findings: readonly Finding<ProblemId>[];
}

/** Something that is wrong, and what it costs. */
export interface Fault {
  readonly points: number;
  readonly cap?: CapId;
  readonly finding: Finding<ProblemId>;
}

/** A part that could not be observed. */
export const unseen: Judged = { score: null, caps: [], findings: [] };
