import type { DmarcFacts } from "../../../topics/dmarc/facts.ts";
import { judgeDmarc } from "../../../topics/dmarc/judge.ts";
import type { DmarcProblemId } from "../../../topics/dmarc/problems.ts";
import type { DmarcRaw } from "../../../topics/dmarc/schema.ts";
import type { DmarcSurroundings } from "../../../topics/dmarc/surroundings.ts";
import { pointsFor } from "../score/table.ts";
import type { Slice } from "../slice.ts";

/** Scores the DMARC policy of a domain. */
export function dmarcSlice(
  raw: DmarcRaw,
  surroundings: DmarcSurroundings,
): Slice<DmarcProblemId, "dmarc-missing"> & { readonly points: { readonly dmarc: number | null } } {
  const { facts, findings } = judgeDmarc(raw, surroundings);
  return {
    points: { dmarc: pointsOf(facts) },
    ceilings: facts.outcome === "missing" ? ["dmarc-missing"] : [],
    findings,
  };
}

/** The most points of a name with several records, whatever record stands above. */
const mostOfSeveral =
  pointsFor("dmarc", "none") +
  pointsFor("dmarc", "existing") +
  pointsFor("dmarc", "nonexistent") +
  pointsFor("dmarc", "reports-all") +
  pointsFor("dmarc", "path");

function pointsOf(facts: DmarcFacts): number | null {
  const { outcome, isSeveral, existing, nonexistent, reports, hasPath } = facts;
  // A known fault must not score higher than its fix.
  if (outcome === "unknown") return isSeveral ? mostOfSeveral : null;
  if (outcome === "missing") return pointsFor("dmarc", "missing");
  return (
    (isSeveral ? pointsFor("dmarc", "none") : pointsFor("dmarc", "valid") + policyPoints(facts)) +
    (existing ? pointsFor("dmarc", "existing") : 0) +
    (nonexistent ? pointsFor("dmarc", "nonexistent") : 0) +
    (reports === "none" ? 0 : pointsFor("dmarc", `reports-${reports}`)) +
    (hasPath ? pointsFor("dmarc", "path") : 0)
  );
}

/** Points of the policy as the more lenient receivers apply it, so `pct=0` scores like `none`. */
function policyPoints({ policy, partial }: DmarcFacts): number {
  const full = pointsFor("dmarc", policy);
  if (!partial) return full;
  const { share } = partial;
  return Math.min(full, pointsFor("dmarc", partial.policy) * share + pointsFor("dmarc", "none") * (1 - share));
}
