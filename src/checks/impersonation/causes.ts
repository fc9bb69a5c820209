import type { Because, Finding } from "../../core/result/interpretation.ts";
import type { DnsProblemId } from "../dns/index.ts";
import type { EmailProblemId } from "../email/index.ts";
import type { LookalikeProblemId } from "../lookalike/index.ts";
import type { SubdomainsProblemId } from "../subdomains/index.ts";
import type { ProblemId } from "./problems.ts";

type CauseId =
  | `lookalike.${LookalikeProblemId}`
  | `subdomains.${SubdomainsProblemId}`
  | `email.${EmailProblemId}`
  | `dns.${DnsProblemId}`;

/** What both checks find of DMARC: `missing` for `dmarc-missing`. */
type DmarcFact = EmailProblemId & DnsProblemId extends infer Id
  ? Id extends `dmarc-${infer Fact}`
    ? Fact
    : never
  : never;

/** The findings that the checks whose observations this one grades make of the same fact. */
const causes: Readonly<Partial<Record<ProblemId, readonly CauseId[]>>> = {
  // Parked lookalikes alone are a note there, and would hide what costs points here.
  "lookalikes-resolve": [
    "lookalike.imitates",
    "lookalike.registered-recently",
    "lookalike.mail-capable",
    "lookalike.serves-page",
  ],
  "lookalikes-mail": ["lookalike.mail-capable"],
  "owner-unclear": ["lookalike.owner-unclear"],
  "not-determined": ["lookalike.not-determined"],
  "dmarc-missing": ofDmarc("missing", "several", "void", "repeated", "misplaced", "dangling", "lookalike"),
  "dmarc-none": ofDmarc("policy-none"),
  "dmarc-subdomains": ofDmarc("below-none", "below-weaker", "nonexistent-weaker"),
  "dmarc-unknown": ofDmarc("unknown"),
  "systems-named": ["subdomains.systems-named"],
  wildcards: ["subdomains.wildcard"],
  "logs-unknown": ["subdomains.source-incomplete"],
};

function ofDmarc(...facts: readonly DmarcFact[]): readonly CauseId[] {
  return (["email", "dns"] as const).flatMap((check) => facts.map((fact): CauseId => `${check}.dmarc-${fact}`));
}

/** A finding with those of other checks that cause it. */
export function withCauses(finding: Finding<ProblemId>): Finding<ProblemId> {
  const because = causes[finding.id]?.map((id): Because => ({ id }));
  return because === undefined ? finding : { ...finding, because };
}
