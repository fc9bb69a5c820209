import type { Effect } from "./effect.ts";

/** The letters of every graded check, best first. */
export const grades = ["A+", "A", "B", "C", "D", "F"] as const;

/** A letter; the place in {@link grades} is its rank. */
export type Grade = (typeof grades)[number];

/** One weighted part of a score, 0–100; `null` where it could not be observed. */
export interface Part {
  readonly id: string;
  readonly weight: number;
  readonly score: number | null;
}

/** A ceiling on the grade, whatever the score; its id has a reason in the words of the check. */
export interface Ceiling<Id extends string = string> {
  readonly id: Id;
  readonly max: Grade;
}

/** The lowest score of each letter, best first; what is below all of them is F. */
export type Ladder = readonly (readonly [from: number, grade: Grade])[];

/** How parts and ceilings came to a letter. Scores and coverage are 0–100. */
export interface Assessment {
  /** Absent where too little could be observed, or where something that could not be observed may hold it down. */
  readonly grade?: Grade;
  readonly score?: number;
  /** The letter that the score alone would give. */
  readonly uncapped?: Grade;
  /** The letter that is certain where the letter itself is in doubt. */
  readonly atLeast?: Grade;
  readonly parts: readonly Part[];
  readonly caps: readonly Ceiling[];
  /** How much of the weight could be observed, 0–100. */
  readonly coverage: number;
}

/** Below this share of observed weight, in percent, a letter or a score would be a guess. */
export const enoughCoverage = 60;

/**
 * Turns parts and ceilings into a letter. The weight of an unobserved part is removed and the rest rescaled,
 * so that what we could not see neither raises nor lowers the grade.
 */
export function assess(parts: readonly Part[], caps: readonly Ceiling[], ladder: Ladder): Assessment {
  const { coverage, score } = observedOf(parts);
  if (coverage < enoughCoverage || score === null) return { parts, caps, coverage };
  const uncapped = ladder.find(([from]) => score >= from)?.[1] ?? "F";
  const grade = worst([uncapped, ...caps.map(({ max }) => max)]);
  return { grade, score, uncapped, parts, caps, coverage };
}

/** How much of the weight could be observed, in percent, and the mean of what was, to a tenth; null where nothing was. */
export function observedOf(parts: readonly Part[]): { readonly coverage: number; readonly score: number | null } {
  const seen = parts.filter(isScored);
  const total = sum(parts.map(({ weight }) => weight));
  const weight = sum(seen.map((part) => part.weight));
  if (total === 0 || weight === 0) return { coverage: 0, score: null };
  const score = tenth(sum(seen.map((part) => part.weight * part.score)) / weight);
  return { coverage: Math.round((100 * weight) / total), score };
}

/** What one missing fact leaves open: ceilings that may hold, and parts with the least that each may be worth. */
export interface Doubt {
  readonly caps: readonly Ceiling[];
  readonly parts: Readonly<Record<string, number>>;
}

/**
 * The same where something is in doubt: a letter stands only if it is the same at worst and at best. Removing the weight of a part
 * supposes that it is like the others, which is fair to what could not be seen, and no answer to what may be either way.
 */
export function assessInDoubt(
  parts: readonly Part[],
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
    doubted(() => 100),
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
  // What is left may be worse than what is certain, where the doubted part is known to be good.
  if (between.grade === grade || score === undefined || !grade || !uncapped) return between;
  return { grade, score, uncapped, parts: seen, caps, coverage };
}

/** The best letter that is possible: the one that was given, else what the ceilings leave where everything unobserved is perfect. */
export function atBest({ grade, caps = [], parts = [] }: Partial<Assessment>, ladder: Ladder): Grade {
  const perfect = parts.map((part) => ({ ...part, score: part.score ?? 100 }));
  return grade ?? assess(perfect, caps, ladder).grade ?? worst(["A+", ...caps.map(({ max }) => max)]);
}

/** Whether a grade is as good as required, or better. */
export function meets(grade: Grade, required: Grade): boolean {
  return grades.indexOf(grade) <= grades.indexOf(required);
}

/** The worst of some grades. */
export function worst(some: readonly [Grade, ...Grade[]]): Grade {
  return some.reduce((a, b) => (meets(a, b) ? b : a));
}

function isScored(part: Part): part is Part & { readonly score: number } {
  return part.score !== null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

// The letter follows the rounded score that is shown: 90.0 never stands beside a B.
function tenth(value: number): number {
  return Math.round(value * 10 + 1e-7) / 10;
}

/** How a check turns observations into a letter: what the documentation prints is what the judge reads. */
export interface Grading {
  /** Changes whenever the same observation would be graded differently. */
  readonly version: string;
  readonly ladder: Ladder;
  /** Percent, by part. */
  readonly weights: Readonly<Record<string, number>>;
  /** By the id of the ceiling. */
  readonly ceilings: Readonly<Record<string, Grade>>;
  /** What each part is made of: what was seen, and the points it gives or takes. */
  readonly points: Readonly<Record<string, readonly (readonly [seen: string, points: string])[]>>;
  /** By problem; what is not in it changes no letter. */
  readonly effects: Readonly<Partial<Record<string, Effect>>>;
}
