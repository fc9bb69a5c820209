import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Kpi, Verdict } from "../../core/result/interpretation.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { HistoryRaw, Input } from "./schema.ts";

/** Reports how much is recorded; a change over time is neither good nor bad. Never throws. */
export function judge({ target, kinds, next }: HistoryRaw, { cursor }: Pick<Input, "cursor">): Verdict<ProblemId> {
  const values = kinds.flatMap((each) => each.values);
  // ISO times sort as text.
  const first = values.map(({ firstSeen }) => firstSeen).toSorted()[0];
  const last = values
    .map(({ lastSeen }) => lastSeen)
    .toSorted()
    .at(-1);
  const kpis: readonly Kpi<KpiId>[] = [
    { id: "values", value: values.length },
    { id: "first-seen", value: first ?? false },
    { id: "last-seen", value: last ?? false },
    { id: "next", value: next ?? false },
  ];
  // An empty page with a cursor is the end of the list.
  const isUnknown = values.length === 0 && cursor === undefined;
  return concludeGrade(null, isUnknown ? [find("nothing-known", { target })] : [], kpis, problems);
}
