import type { DocumentedRows } from "./score-table.ts";
import type { Text } from "../text.ts";
import type { Effect } from "./effect.ts";

/** All grades, best first. */
export const grades = ["A+", "A", "B", "C", "D", "F"] as const;

/** A grade; its index in {@link grades} is its rank. */
export type Grade = (typeof grades)[number];

/** A weighted part of a score, 0–100; `null` if it could not be observed. A part that does not apply to the target is left out instead. */
export interface ScorePart {
  readonly id: string;
  readonly weight: number;
  readonly score: number | null;
}

/** A cap on the grade, whatever the score; the check's words contain its reason. */
export interface Ceiling<Id extends string = string> {
  readonly id: Id;
  readonly max: Grade;
}

/** The lowest score of each grade, best first; anything below is F. */
export type Ladder = readonly (readonly [from: number, grade: Grade])[];

/** How parts and caps led to a grade. Scores and coverage are 0–100. */
export interface Assessment {
  /** Absent if too little is known, or if something unknown may lower it. */
  readonly grade?: Grade;
  readonly score?: number;
  /** The grade by the score alone. */
  readonly uncapped?: Grade;
  /** The minimum that is certain if the grade itself is in doubt. */
  readonly atLeast?: Grade;
  readonly parts: readonly ScorePart[];
  readonly caps: readonly Ceiling[];
  /** The share of the weight that is known, 0–100. */
  readonly coverage: number;
}

/** Below this share of known weight, in percent, a grade or score would be a guess. */
export const enoughCoverage = 60;

/**
 * Calculates a grade from parts and caps. Unknown parts lose their weight and the others are rescaled, so that they neither raise nor lower the
 * grade.
 */
export function assess(parts: readonly ScorePart[], caps: readonly Ceiling[], ladder: Ladder): Assessment {
  const { coverage, score } = observedOf(parts);
  if (coverage < enoughCoverage || score === null) return { parts, caps, coverage };
  const uncapped = ladder.find(([from]) => score >= from)?.[1] ?? "F";
  const grade = worst([uncapped, ...caps.map(({ max }) => max)]);
  return { grade, score, uncapped, parts, caps, coverage };
}

/** The share of the weight that is known, in percent, and the mean of the known parts, to one decimal; null without any. */
export function observedOf(parts: readonly ScorePart[]): { readonly coverage: number; readonly score: number | null } {
  const seen = parts.filter(isScored);
  const total = sum(parts.map(({ weight }) => weight));
  const weight = sum(seen.map((part) => part.weight));
  if (total === 0 || weight === 0) return { coverage: 0, score: null };
  const score = tenth(sum(seen.map((part) => part.weight * part.score)) / weight);
  return { coverage: Math.round((100 * weight) / total), score };
}

/** What one unknown fact leaves open: caps that may apply, and the minimum of each affected part. */
export interface Doubt {
  readonly caps: readonly Ceiling[];
  readonly parts: Readonly<Record<string, number>>;
  /** The maximum of affected parts; 100 by default. */
  readonly most?: Readonly<Record<string, number>>;
}

/**
 * Calculates a grade in doubt: it is only given if the worst and the best case agree. Removing a part's weight assumes that it is like the others,
 * which is wrong if it may be either good or bad.
 */
export function assessInDoubt(
  parts: readonly ScorePart[],
  caps: readonly Ceiling[],
  ladder: Ladder,
  doubt: Doubt,
): Assessment {
  const doubted = (score: (id: string) => number | null) =>
    parts.map((part) => (part.id in doubt.parts ? { ...part, score: score(part.id) } : part));
  const least = assess(
    doubted((id) => doubt.parts[id] ?? 0),
    [...caps, ...doubt.caps],
    ladder,
  );
  const most = assess(
    doubted((id) => doubt.most?.[id] ?? 100),
    caps,
    ladder,
  );
  const between = assess(
    doubted(() => null),
    caps,
    ladder,
  );
  const { grade, score, uncapped } = least;
  const { parts: seen, coverage } = between;
  if (grade !== most.grade) return { parts: seen, caps, coverage, ...(grade && { atLeast: grade }) };
  // If the doubtful part is known to be good, leaving it out may give less than what is certain.
  if (between.grade === grade || score === undefined || !grade || !uncapped) return between;
  return { grade, score, uncapped, parts: seen, caps, coverage };
}

/** The grade if everything unknown were perfect: where this one is good enough, a grade without the unknown parts is no proof of the opposite. */
export function ifPerfect({ caps = [], parts = [] }: Partial<Assessment>, ladder: Ladder): Grade {
  const perfect = parts.map((part) => ({ ...part, score: part.score ?? 100 }));
  return assess(perfect, caps, ladder).grade ?? worst(["A+", ...caps.map(({ max }) => max)]);
}

/** Whether a grade is at least the required one. */
export function meets(grade: Grade, required: Grade): boolean {
  return grades.indexOf(grade) <= grades.indexOf(required);
}

/** The worst of some grades. */
export function worst(some: readonly [Grade, ...Grade[]]): Grade {
  return some.reduce((a, b) => (meets(a, b) ? b : a));
}

function isScored(part: ScorePart): part is ScorePart & { readonly score: number } {
  return part.score !== null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

// The grade follows the rounded score, so that 90.0 never appears beside a B.
function tenth(value: number): number {
  return Math.round(value * 10 + 1e-7) / 10;
}

/** Alternative weights for a kind of target. */
export interface Rubric {
  /** The kind of target. */
  readonly title: Text;
  /** Weight of each part in percent. */
  readonly weights: Readonly<Record<string, number>>;
}

/** How a check grades its observations; the documentation is generated from it. */
export interface Grading {
  /** Changes whenever the same observation would grade differently. */
  readonly version: string;
  readonly ladder: Ladder;
  /** Weight of each part in percent. */
  readonly weights: Readonly<Record<string, number>>;
  /** The weights for other kinds of content; a part that is not listed is left out. */
  readonly rubrics?: readonly Rubric[];
  /** By the id of the cap. */
  readonly ceilings: Readonly<Record<string, Grade>>;
  /** The caps that stand for something unknown: they say nothing about the best possible grade. */
  readonly unobservedCaps?: readonly string[];
  /** The parts that a target may lack altogether. Where one was not observed, only what is reached without it is certain. */
  readonly optionalParts?: readonly string[];
  /** The rules of each part: an observation, and the points it gives or costs. */
  readonly points: Readonly<Record<string, DocumentedRows>>;
  /** By problem; those not listed have no effect. */
  readonly effects: Readonly<Partial<Record<string, Effect>>>;
  /** Situations with the grade that they get. */
  readonly examples?: readonly { readonly seen: Text; readonly grade: Grade }[];
}
