import type { Ceiling, Grade, Ladder, ScorePart } from "../../core/grade/grade.ts";
import type { ContentKind } from "../../formats/http/content-kind.ts";
import type { CapId, PartId } from "./problems.ts";

/** Changes whenever the same observation would grade differently. */
export const gradeVersion = "http-4";

/** Weight of each header in percent: proportional to Observatory's penalties, plus Permissions-Policy. */
export const weights = {
  csp: 30,
  hsts: 25,
  framing: 15,
  contentTypeOptions: 10,
  referrer: 10,
  permissions: 10,
} as const satisfies Readonly<Record<PartId, number>>;

/**
 * The weights for each kind of content, in about the same proportions; what cannot matter is left out. XML and SVG run scripts only if an attacker writes
 * the document. Data has neither links nor features, and a file is not worth framing either.
 */
export const weightsOf: Readonly<Record<ContentKind, Readonly<Partial<Record<PartId, number>>>>> = {
  page: weights,
  xml: { csp: 15, hsts: 40, framing: 20, contentTypeOptions: 15, referrer: 10 },
  api: { hsts: 50, framing: 30, contentTypeOptions: 20 },
  file: { hsts: 70, contentTypeOptions: 30 },
};

/** Chosen so that all but a CSP gives B, three of six headers C, one of six D. */
export const ladder: Ladder = [
  [95, "A+"],
  [85, "A"],
  [70, "B"],
  [50, "C"],
  [20, "D"],
];

/** Caps: the best grade that is possible with a problem. */
export const ceilings = {
  "no-page": "F",
  "redirect-certificate": "F",
  "final-http": "D",
  "invalid-certificate": "C",
  downgrade: "C",
  "weak-csp": "A",
  // Without HSTS, a first visit over plain HTTP is open to interception.
  "hsts-ip-address": "A",
} as const satisfies Readonly<Record<CapId, Grade>>;

/** A Content-Security-Policy with a lower score prevents the best grade. */
export const weakCsp = 50;

/** The caps that apply. */
export function toCeilings(holds: Readonly<Partial<Record<CapId, boolean>>>): readonly Ceiling<CapId>[] {
  return (Object.keys(ceilings) as CapId[]).filter((id) => holds[id]).map((id) => ({ id, max: ceilings[id] }));
}

/** The graded parts of a kind of content, from the score of each header. */
export function toParts(scores: Readonly<Record<PartId, number | null>>, kind: ContentKind): readonly ScorePart[] {
  const own = Object.entries(weightsOf[kind]) as readonly (readonly [PartId, number])[];
  return own.map(([id, weight]) => ({ id, weight, score: tenth(scores[id]) }));
}

function tenth(score: number | null): number | null {
  return score === null ? null : Math.round(score * 10) / 10;
}
