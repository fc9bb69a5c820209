import type { Text } from "../text.ts";

/** One row of a score table: what is observed, and the points that it gives or costs, in units of the part's whole. */
export interface ScoreRow {
  readonly points: number;
  readonly seen: Text;
}

/** A row whose effect is no number of points, such as a rule. */
export interface ScoreNote {
  readonly points: Text;
  readonly seen: Text;
}

/** The rows of a part by their names in the judge. */
export type ScoreRows = Readonly<Record<string, ScoreRow | ScoreNote>>;

/** The rows of a part as the documentation shows them. */
export type DocumentedRows = readonly (readonly [seen: Text, points: Text])[];

/**
 * One part of a score. Its weight in percent may differ by kind of target. The rows count in units of `whole`, so that no row can earn more than the
 * part, whatever its weight.
 */
export interface ScoredPart<Kind extends string = string> {
  readonly weights: Readonly<Partial<Record<Kind, number>>>;
  readonly whole: number;
  readonly rows: Readonly<Record<string, ScoreRow>>;
}

/** The one table of a check that its judge, its documentation and `explain` read. */
export type ScoreTable<Kind extends string = string> = Readonly<Record<string, ScoredPart<Kind>>>;

/** One row: points, and what is observed in both languages. */
export function row(points: number, en: string, ko: string): ScoreRow {
  return { points, seen: { en, ko } };
}

/** One row whose effect is told in words. */
export function note(points: Text, en: string, ko: string): ScoreNote {
  return { points, seen: { en, ko } };
}

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

/** The rows of a part as points of the whole score, by the first weight of the part. */
export function rowsIn({ weights, whole, rows }: ScoredPart): DocumentedRows {
  const [weight = 0] = Object.values<number | undefined>(weights);
  return Object.values(rows).map(({ points, seen }) => [seen, pointsText((points * weight) / whole)]);
}

/** The rows of parts that are scored from 0 to 100 each. */
export function shownRows<Id extends string>(
  table: Readonly<Record<Id, ScoreRows>>,
): Readonly<Record<Id, DocumentedRows>> {
  const entries = Object.entries<ScoreRows>(table).map(([id, rows]) => [
    id,
    Object.values(rows).map(({ points, seen }) => [seen, typeof points === "number" ? pointsText(points) : points]),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<Id, DocumentedRows>>;
}

/** Points with the sign for minus, rounded to a tenth. */
function pointsText(points: number): Text {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  const text = points < 0 ? `−${rounded}` : `${rounded}`;
  return { en: text, ko: text };
}
