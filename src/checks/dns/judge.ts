import { conclude, type Finding, type Verdict } from "../../core/interpretation.ts";
import { delegationFindings } from "./delegation-zone-part.ts";
import { differenceFindings } from "./differences-servers-part.ts";
import { existenceFindings, zoneFindings } from "./existence-zone-part.ts";
import { kpisOf } from "./kpis.ts";
import { problems, type ProblemId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";
import { recordFindings } from "./records-part.ts";
import { securityFindings } from "./security-part.ts";
import { serverFindings } from "./servers-part.ts";
import { soaFindings } from "./soa-part.ts";
import { timeFindings } from "./times-zone-part.ts";

/**
 * Judges what was seen. A name that does not exist is a critical finding and no failure, unlike in the checks that want something
 * of it: whether it exists is what was asked here, and it was measured. Throws nothing.
 */
export function judge(raw: DnsRaw): Verdict<ProblemId> {
  const findings: readonly Finding<ProblemId>[] = [
    ...existenceFindings(raw),
    ...zoneFindings(raw),
    ...serverFindings(raw),
    ...differenceFindings(raw),
    ...delegationFindings(raw),
    ...soaFindings(raw),
    ...timeFindings(raw),
    ...contentFindings(raw),
    ...securityFindings(raw),
  ];
  const verdict = conclude(null, findings, kpisOf(raw), problems);
  const isUntold = raw.existence.state === "unknown" && verdict.status !== "fail";
  return isUntold ? { ...verdict, status: "unknown" } : verdict;
}

/** What the records say. Where the resolvers can tell nothing at all, that has been said once. */
function contentFindings({ contents, existence }: DnsRaw): readonly Finding<ProblemId>[] {
  if (!contents) return [];
  const findings = recordFindings(contents);
  return existence.reason === null ? findings : findings.filter(({ id }) => !id.endsWith("-unknown"));
}
