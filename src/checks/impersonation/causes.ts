import type { Because, Finding } from "../../core/result/interpretation.ts";
import type { ProblemId } from "./problems.ts";

/** The findings that the checks whose observations this one grades make of the same fact. */
const causes: Readonly<Partial<Record<ProblemId, string>>> = {
  // Parked lookalikes alone are a note there, and would hide what costs points here.
  "lookalikes-resolve": "lookalike.imitates lookalike.registered-recently lookalike.mail-capable lookalike.serves-page",
  "lookalikes-mail": "lookalike.mail-capable",
  "owner-unclear": "lookalike.owner-unclear",
  "not-determined": "lookalike.not-determined",
  "dmarc-missing": ofDmarc("missing several void repeated misplaced dangling lookalike"),
  "dmarc-none": ofDmarc("policy-none"),
  "dmarc-subdomains": ofDmarc("below-none below-weaker nonexistent-weaker"),
  "dmarc-unknown": ofDmarc("unknown"),
  "systems-named": "subdomains.systems-named",
  wildcards: "subdomains.wildcard",
  "logs-unknown": "subdomains.source-incomplete",
};

function ofDmarc(facts: string): string {
  return ["email", "dns"].flatMap((check) => facts.split(" ").map((fact) => `${check}.dmarc-${fact}`)).join(" ");
}

/** A finding with those of other checks that cause it. */
export function withCauses(finding: Finding<ProblemId>): Finding<ProblemId> {
  const because = causes[finding.id]?.split(" ").map((id): Because => ({ id }));
  return because === undefined ? finding : { ...finding, because };
}
