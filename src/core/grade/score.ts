import type { DocumentedRows } from "./score-table.ts";
import type { Effect } from "./effect.ts";
import { enoughCoverage, observedOf, type ScorePart, type Rubric } from "./grade.ts";
import type { Text } from "../text.ts";

/** A cap on a score, 0–100; the check's words contain its reason. */
export interface Limit<Id extends string = string> {
  readonly id: Id;
  readonly max: number;
}

/** How parts and caps led to a score of a check without grades. */
export interface ScoreAssessment {
  /** 0–100, after caps. Absent if too little is known. */
  readonly score?: number;
  /** The score of the parts alone, 0–100. */
  readonly unlimited?: number;
  readonly parts: readonly ScorePart[];
  readonly limits: readonly Limit[];
  /** The share of the weight that is known, 0–100. */
  readonly coverage: number;
}

/** Calculates a score from parts and caps. Unknown parts lose their weight and the others are rescaled, as for grades. */
export function assessScore(parts: readonly ScorePart[], limits: readonly Limit[]): ScoreAssessment {
  const { coverage, score: unlimited } = observedOf(parts);
  if (coverage < enoughCoverage || unlimited === null) return { parts, limits, coverage };
  return { score: Math.min(unlimited, ...limits.map(({ max }) => max)), unlimited, parts, limits, coverage };
}

/** The lowest score of each band, best first; the last begins at 0. */
export type Bands = readonly (readonly [from: number, word: string, text: Text])[];

/** Weight of each part in percent. */
type Weights = Readonly<Record<string, number>>;

/** The weights of a part in all rubrics, each value once, the default first. */
export function weightsOf(
  part: string,
  { weights, rubrics = [] }: Pick<Scoring, "weights" | "rubrics">,
): readonly number[] {
  const found = [weights, ...rubrics.map((rubric) => rubric.weights)].flatMap((table) => table[part] ?? []);
  return [...new Set(found)];
}

/** A usual set-up and its result, for the documentation. */
export interface ScoreExample {
  readonly title: Text;
  readonly score: number;
  readonly status: "pass" | "warn" | "fail";
}

/** How a check scores its observations; the documentation is generated from it. */
export interface Scoring {
  /** Changes whenever the same observation would score differently. */
  readonly version: string;
  readonly bands: Bands;
  /** Weight of each part in percent. */
  readonly weights: Weights;
  /** Alternative weights for other kinds of targets. */
  readonly rubrics?: readonly Rubric[];
  /** The maximum score by the id of the cap. */
  readonly ceilings: Readonly<Record<string, number>>;
  /** The rules of each part: an observation, and the points it gives or costs. */
  readonly points: Readonly<Record<string, DocumentedRows>>;
  /** Usual set-ups with their results. */
  readonly examples?: readonly ScoreExample[];
  /** By problem; those not listed have no effect. */
  readonly effects: Readonly<Partial<Record<string, Effect>>>;
}

/** The band of a score. */
export function bandOf(score: number, bands: Bands): string {
  return (bands.find(([from]) => score >= from) ?? bands.at(-1))?.[1] ?? "";
}

/** A score from `pass` on needs no warning; below `fail` it fails. */
export const scoreBounds = { pass: 90, fail: 50 } as const;
