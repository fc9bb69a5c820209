import type { Ceiling, Grade, Ladder, Part } from "../../core/grade/grade.ts";
import type { CapId, PartId } from "./problems.ts";

/** Changes whenever the same observation would be graded differently. */
export const gradeVersion = "http-1";

/** How much each header counts, in percent: Observatory's penalties in proportion, and Permissions-Policy, which it leaves out. */
export const weights = {
  csp: 30,
  hsts: 25,
  framing: 15,
  contentTypeOptions: 10,
  referrer: 10,
  permissions: 10,
} as const satisfies Readonly<Record<PartId, number>>;

/** Fitted so that all but a CSP is B, three of six headers C, one of six D. */
export const ladder: Ladder = [
  [95, "A+"],
  [85, "A"],
  [70, "B"],
  [50, "C"],
  [20, "D"],
];

/** The best grade that is left where something is wrong that no header makes up for. */
export const ceilings = {
  "no-page": "F",
  "redirect-certificate": "F",
  "final-http": "D",
  "invalid-certificate": "C",
  downgrade: "C",
  "weak-csp": "A",
} as const satisfies Readonly<Record<CapId, Grade>>;

/** A Content-Security-Policy below this is no reason for the best grade. */
export const weakCsp = 50;

/** The ceilings that hold, as they are named. */
export function toCeilings(holds: Readonly<Partial<Record<CapId, boolean>>>): readonly Ceiling<CapId>[] {
  return (Object.keys(ceilings) as CapId[]).filter((id) => holds[id]).map((id) => ({ id, max: ceilings[id] }));
}

/** The parts of the grade, from the score of each header. */
export function toParts(scores: Readonly<Record<PartId, number | null>>): readonly Part[] {
  return (Object.keys(weights) as PartId[]).map((id) => ({ id, weight: weights[id], score: tenth(scores[id]) }));
}

function tenth(score: number | null): number | null {
  return score === null ? null : Math.round(score * 10) / 10;
}
