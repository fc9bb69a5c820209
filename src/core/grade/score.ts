import type { Effect } from "./effect.ts";
import { enoughCoverage, observedOf, type Part } from "./grade.ts";
import type { Text } from "../text.ts";

/** A ceiling on a score, 0–100; its id has a reason in the words of the check. */
export interface Limit<Id extends string = string> {
  readonly id: Id;
  readonly max: number;
}

/** How parts and ceilings came to a score of a check that gives no letter. */
export interface ScoreAssessment {
  /** 0–100, under the ceilings. Absent where too little could be observed. */
  readonly score?: number;
  /** What the parts alone would give, 0–100. */
  readonly unlimited?: number;
  readonly parts: readonly Part[];
  readonly limits: readonly Limit[];
  /** How much of the weight could be observed, 0–100. */
  readonly coverage: number;
}

/** Turns parts and ceilings into a score. The weight of an unobserved part is removed and the rest rescaled, as it is for letters. */
export function assessScore(parts: readonly Part[], limits: readonly Limit[]): ScoreAssessment {
  const { coverage, score: unlimited } = observedOf(parts);
  if (coverage < enoughCoverage || unlimited === null) return { parts, limits, coverage };
  return { score: Math.min(unlimited, ...limits.map(({ max }) => max)), unlimited, parts, limits, coverage };
}

/** The lowest score of each word for it, best first; the last begins at 0. */
export type Bands = readonly (readonly [from: number, word: string, text: Text])[];

/** Percent of a score, by part. */
type Weights = Readonly<Record<string, number>>;

/** What a kind of target is judged by instead of the usual parts. */
interface Rubric {
  /** Which targets they are. */
  readonly title: Text;
  readonly weights: Weights;
}

/** What a part weighs wherever it counts, each percentage once, the usual one first. */
export function weightsOf(
  part: string,
  { weights, rubrics = [] }: Pick<Scoring, "weights" | "rubrics">,
): readonly number[] {
  const found = [weights, ...rubrics.map((rubric) => rubric.weights)].flatMap((table) => table[part] ?? []);
  return [...new Set(found)];
}

/** How a check turns observations into a score without a letter: what the documentation prints is what the judge reads. */
export interface Scoring {
  /** Changes whenever the same observation would be scored differently. */
  readonly version: string;
  readonly bands: Bands;
  /** Percent, by part. */
  readonly weights: Weights;
  /** Other tables of weights, by which other kinds of targets are judged. */
  readonly rubrics?: readonly Rubric[];
  /** The most that the score can be, by the id of the ceiling. */
  readonly ceilings: Readonly<Record<string, number>>;
  /** What each part is made of: what was seen, and the points it gives or takes. */
  readonly points: Readonly<Record<string, readonly (readonly [seen: string, points: string])[]>>;
  /** By problem; what is not in it changes no score. */
  readonly effects: Readonly<Partial<Record<string, Effect>>>;
}

/** The word for a score. */
export function bandOf(score: number, bands: Bands): string {
  return (bands.find(([from]) => score >= from) ?? bands.at(-1))?.[1] ?? "";
}

/** From here on a score is nothing to warn of; below the second number it fails. */
export const scoreBounds = { pass: 90, fail: 50 } as const;
