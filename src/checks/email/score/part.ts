import type { ScoredPart } from "../../../core/grade/score-table.ts";

/** The kinds of targets that have weights of their own. */
export type Kind = "mail" | "sends" | "none" | "address";

/** One part with its weights in percent by kind of target, and the whole in whose units its rows count. */
export function part<const Rows extends ScoredPart["rows"]>(
  weights: ScoredPart<Kind>["weights"],
  whole: number,
  rows: Rows,
): ScoredPart<Kind> & { readonly rows: Rows } {
  return { weights, whole, rows };
}
