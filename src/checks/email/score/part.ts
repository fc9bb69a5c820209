import type { ScorePart, ScoreRow } from "../../../core/grade/score-table.ts";

/** The kinds of targets that have weights of their own. */
export type Kind = "mail" | "sends" | "none" | "address";

/** One row: points in units of the part's whole, and what is observed in both languages. */
export function row(points: number, en: string, ko: string): ScoreRow {
  return { points, seen: { en, ko } };
}

/** One part with its weights in percent by kind of target, and the whole in whose units its rows count. */
export function part<const Rows extends ScorePart["rows"]>(
  weights: ScorePart<Kind>["weights"],
  whole: number,
  rows: Rows,
): ScorePart<Kind> & { readonly rows: Rows } {
  return { weights, whole, rows };
}
