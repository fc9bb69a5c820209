import type { SpfFacts } from "../../../topics/spf/facts.ts";
import { judgeSpf } from "../../../topics/spf/judge.ts";
import type { SpfSurroundings } from "../../../topics/spf/limits.ts";
import type { SpfProblemId } from "../../../topics/spf/problems.ts";
import type { SpfRaw } from "../../../topics/spf/schema.ts";
import { pointsFor } from "../score/table.ts";
import type { Slice } from "../slice.ts";
import type { CeilingId } from "../weights.ts";

type SpfSlice = Slice<SpfProblemId, Extract<CeilingId, "spf-passes-all" | "spf-broken">>;

/** Scores the SPF record of a domain. */
export function spfPart(raw: SpfRaw, surroundings: SpfSurroundings): SpfSlice {
  const { facts, findings } = judgeSpf(raw, surroundings);
  return {
    points: { spf: pointsOf(facts) },
    ceilings: [
      ...(facts.passesAll ? (["spf-passes-all"] as const) : []),
      ...(facts.isBroken ? (["spf-broken"] as const) : []),
    ],
    findings,
  };
}

function pointsOf({ use, weaknesses, excess }: SpfFacts): number | null {
  if (use === "unknown") return null;
  if (use === "useless") return pointsFor("spf", "useless");
  const lost = weaknesses.reduce((sum, each) => sum + pointsFor("spf", each), 0);
  return Math.max(0, pointsFor("spf", "usable") + lost + pointsForExcess(excess));
}

/** What too many addresses cost, more with each doubling. */
function pointsForExcess(excess: number): number {
  if (excess === 0) return 0;
  const lost = pointsFor("spf", "wide") + Math.floor(Math.log2(excess)) * pointsFor("spf", "wide-doubling");
  return Math.max(pointsFor("spf", "wide-most"), lost);
}
