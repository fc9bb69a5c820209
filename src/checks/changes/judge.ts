import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { ChangesRaw, Input } from "./schema.ts";
import { wordsOf } from "./titles.ts";

/** The finding for a change. */
type ChangeProblem = Exclude<ProblemId, "not-watched">;

type Change = ChangesRaw["changes"][number];

/** Milliseconds for which a neutral change is reported. */
const recent = 30 * 86_400_000;

/** Maximum number of findings per page; the list of changes has all of them. */
const mostFindings = 50;

/** Reports regressions that still hold, and recent changes that the owner should know. Never throws. */
export function judge(
  { domain, watched, changes, next, observedAt }: ChangesRaw,
  { cursor }: Pick<Input, "cursor">,
): Verdict<ProblemId> {
  const now = Date.parse(observedAt);
  const told = changes.flatMap((change) => {
    const id = idOf(change, now);
    return id === null ? [] : [findingOf(id, change)];
  });
  const kpis: readonly Kpi<KpiId>[] = [
    { id: "watched", value: watched },
    { id: "changes", value: changes.length },
    { id: "regressions", value: changes.filter(isRegression).length },
    { id: "latest", value: changes[0]?.firstMeasuredAt ?? false },
    { id: "next", value: next ?? false },
  ];
  const isUnknown = !watched && changes.length === 0 && cursor === undefined;
  const findings = isUnknown ? [find("not-watched", { domain })] : told.slice(0, mostFindings);
  return concludeGrade(null, findings, kpis, problems);
}

function isRegression({ direction, current }: Change): boolean {
  return current && direction === "worse";
}

function idOf(change: Change, now: number): ChangeProblem | null {
  const { severity, direction, current, firstMeasuredAt: at } = change;
  if (isRegression(change)) return severity === "info" ? null : `worse-${severity}`;
  if (!current || direction !== "neutral" || now - Date.parse(at) > recent) return null;
  if (severity === "critical" || severity === "high") return "changed-high";
  return severity === "medium" ? "changed-medium" : null;
}

function findingOf(id: ChangeProblem, change: Change): Finding<ProblemId> {
  const { target, check, field, subject, from, to, firstMeasuredAt: at } = change;
  const { title, action } = wordsOf(change);
  const params = { title, action, target, check, date: at.slice(0, 10), from: from ?? "–", to: to ?? "–" };
  return find(id, params, { subject: [target, check, field, ...(subject === null ? [] : [subject])].join(" ") });
}
