import type { Text } from "../text.ts";

/** One row of a score table: what is observed, and the points that it gives or costs, in units of the part's whole. */
export interface ScoreRow {
  readonly points: number;
  readonly seen: Text;
}

/**
 * One part of a score. Its weight in percent may differ by kind of target. The rows count in units of `whole`, so that no row can earn more than the
 * part, whatever its weight.
 */
export interface ScorePart<Kind extends string = string> {
  readonly weights: Readonly<Partial<Record<Kind, number>>>;
  readonly whole: number;
  readonly rows: Readonly<Record<string, ScoreRow>>;
}

/** The one table of a check that its judge, its documentation and `explain` read. */
export type ScoreTable<Kind extends string = string> = Readonly<Record<string, ScorePart<Kind>>>;

/** The weights of the parts for one kind of target, in the order of the table. */
export function weightsIn<Kind extends string>(
  table: ScoreTable<Kind>,
  kind: NoInfer<Kind>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([id, { weights }]) => {
      const weight = weights[kind];
      return weight === undefined ? [] : [[id, weight]];
    }),
  );
}

/** The rows as the documentation shows them: points of the score, by the first weight of the part. */
export function rowsIn({ weights, whole, rows }: ScorePart): readonly (readonly [seen: Text, points: string])[] {
  const [weight = 0] = Object.values<number | undefined>(weights);
  return Object.values(rows).map(({ points, seen }) => [seen, pointsText((points * weight) / whole)]);
}

/** Points with a minus sign that people read as one, rounded to a tenth. */
function pointsText(points: number): string {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  return points < 0 ? `−${rounded}` : `${rounded}`;
}
