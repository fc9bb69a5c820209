import type { Moment, MomentCheck, MomentFinding } from "./moments.ts";

/** A finding with its check. */
export interface ComparedFinding extends MomentFinding {
  readonly check: string;
}

/** The findings that two moments differ in, and those in both. A check that only one of them measured is not compared. */
export interface MomentDifference {
  readonly fixed: readonly ComparedFinding[];
  readonly added: readonly ComparedFinding[];
  readonly unchanged: readonly ComparedFinding[];
}

type Measured = Extract<MomentCheck, { readonly findings: unknown }>;

/** The checks of a moment that had a result. */
export function measuredOf({ checks }: Moment): readonly Measured[] {
  return checks.filter((check) => "findings" in check);
}

/** Compares two moments by the ids of their findings, so that results of any version can be compared. */
export function compareMoments(from: Moment, to: Moment): MomentDifference {
  const common = measuredOf(to)
    .map(({ id }) => id)
    .filter((id) => measuredOf(from).some((check) => check.id === id));
  const [before, after] = [from, to].map((moment) => problemsAt(moment, common)) as [Problems, Problems];
  return {
    fixed: missingIn(after, before),
    added: missingIn(before, after),
    unchanged: [...after].flatMap(([key, finding]) => (before.has(key) ? [finding] : [])),
  };
}

type Problems = ReadonlyMap<string, ComparedFinding>;

/** The problems of a moment; one that several checks report counts once. */
export function problemsAt(moment: Moment, of?: readonly string[]): Problems {
  const problems = new Map<string, ComparedFinding>();
  for (const { id: check, findings } of measuredOf(moment)) {
    if (of && !of.includes(check)) continue;
    for (const finding of findings) {
      const key = JSON.stringify([finding.topic ?? `${check}.${finding.id}`, finding.subject ?? null]);
      if (!problems.has(key)) problems.set(key, { ...finding, check });
    }
  }
  return problems;
}

function missingIn(some: Problems, others: Problems): readonly ComparedFinding[] {
  return [...others].flatMap(([key, finding]) => (some.has(key) ? [] : [finding]));
}
