import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { PivotRaw } from "./schema.ts";

/** Reports the number of domains, and whether a shared value means that they are related. Never throws. */
export function judge({ kind, value, total, shared, domains, next }: PivotRaw): Verdict<ProblemId> {
  const findings: readonly Finding<ProblemId>[] = [
    ...(total === 0 ? [find("nothing-known", { kind, value })] : []),
    ...(shared ? [find("shared")] : []),
  ];
  const kpis: readonly Kpi<KpiId>[] = [
    // The exact number is unknown.
    { id: "domains", value: shared ? `> ${total - 1}` : total },
    { id: "on-page", value: domains.length },
    { id: "shared", value: shared },
    { id: "next", value: next ?? false },
  ];
  return concludeGrade(null, findings, kpis, problems);
}
