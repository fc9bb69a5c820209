import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Status, Verdict } from "../../core/result/interpretation.ts";
import { authorityFindings } from "./authorities/judge.ts";
import { kpisOf } from "./kpis.ts";
import { problems, type ProblemId } from "./problems.ts";
import { resolverFindings } from "./resolvers/judge.ts";
import type { PropagationRaw } from "./schema.ts";

/** Judges how far a record has propagated: which resolvers have old data, withhold it, or could not be queried. Never throws. */
export function judge(raw: PropagationRaw): Verdict<ProblemId> {
  const findings: readonly Finding<ProblemId>[] = [...resolverFindings(raw), ...authorityFindings(raw)];
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  return { ...verdict, status: statusOf(verdict.status, raw, findings) };
}

/** Too few answers cannot prove success; a known failure stays one. */
function statusOf(
  status: Status,
  { resolvers, counts, current }: PropagationRaw,
  findings: readonly Finding<ProblemId>[],
): Status {
  if (status === "fail") return status;
  if (findings.some(({ id }) => id === "nobody-to-compare")) return "unknown";
  if (status === "pass" && current.length === 0) return "unknown";
  return status === "pass" && counts.error * 2 > resolvers.length ? "unknown" : status;
}
