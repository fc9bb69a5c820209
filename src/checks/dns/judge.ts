import { conclude, type Finding, type Verdict } from "../../core/interpretation.ts";
import { kpisOf } from "./kpis.ts";
import { find, problems, type ProblemId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";

/**
 * Judges what was seen. A name that does not exist is a critical finding and no failure, unlike in the checks that want something
 * of it: whether it exists is what was asked here, and it was measured. Throws nothing.
 */
export function judge(raw: DnsRaw): Verdict<ProblemId> {
  const findings: readonly Finding<ProblemId>[] = [...existenceFindings(raw)];
  const verdict = conclude(null, findings, kpisOf(raw), problems);
  const isUntold = raw.existence.state === "unknown" && verdict.status !== "fail";
  return isUntold ? { ...verdict, status: "unknown" } : verdict;
}

function existenceFindings({ existence, zone, name }: DnsRaw): readonly Finding<ProblemId>[] {
  return existence.state === "nxdomain" ? [find("nxdomain", { zone: zone.name ?? name })] : [];
}
