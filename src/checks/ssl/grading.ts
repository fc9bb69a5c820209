import type { Grading } from "../../core/grade/grade.ts";
import { shownRows } from "../../core/grade/score-table.ts";
import { effects } from "./effects.ts";
import { score } from "./score.ts";
import { ceilings, gradeVersion, ladder, unobservedCap, weights } from "./weights.ts";

/** How the grade is calculated, for the documentation. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  ceilings,
  unobservedCaps: [unobservedCap],
  optionalParts: ["hsts" satisfies keyof typeof weights],
  effects,
  points: shownRows(score),
};
