import { conclude } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { PivotRaw } from "./schema.ts";

/** Says how many domains there are, and whether they have anything to do with each other. Throws nothing. */
export function judge({ kind, value, total, shared, domains, next }: PivotRaw): Verdict<ProblemId> {
  const findings: readonly Finding<ProblemId>[] = [
    ...(total === 0 ? [find("nothing-known", { kind, value })] : []),
    ...(shared ? [find("shared")] : []),
  ];
  const kpis: readonly Kpi<KpiId>[] = [
    // Nobody has counted the others.
    { id: "domains", value: shared ? `> ${total - 1}` : total },
    { id: "on-page", value: domains.length },
    { id: "shared", value: shared },
    { id: "next", value: next ?? false },
  ];
  return conclude(null, findings, kpis, problems);
}
