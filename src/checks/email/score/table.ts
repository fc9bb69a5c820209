import { weightsIn, type ScoreTable } from "../../../core/grade/score-table.ts";
import { authenticationParts } from "./authentication.ts";
import { deliveryParts } from "./delivery.ts";
import { noMailParts } from "./no-mail.ts";
import type { Kind } from "./part.ts";

/** Every part of the score with its weights and points: the one table that the judge, the documentation and `explain` read. */
export const score = { ...authenticationParts, ...deliveryParts, ...noMailParts } as const satisfies ScoreTable<Kind>;

/** A part of the score. */
export type PartId = keyof typeof score;

/** The weights for one kind of target. `names` counts for a domain that only sends if its own host does. */
export function weightsFor(kind: Kind): Readonly<Record<string, number>> {
  return weightsIn<Kind>(score, kind);
}

/** The points of a row. */
export function pointsFor<Id extends PartId>(id: Id, row: keyof (typeof score)[Id]["rows"] & string): number {
  const rows: ScoreTable[string]["rows"] = score[id].rows;
  return rows[row]?.points ?? 0;
}

/** All points of a part. */
export function wholeOf(id: PartId): number {
  return score[id].whole;
}
