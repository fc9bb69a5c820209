import type { Finding } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { findDomain } from "./problems.ts";
import type { ProblemId } from "../problems.ts";
import type { DomainRaw } from "../schema.ts";

type Findings = readonly Finding<ProblemId>[];

/** Problems that one failing name causes in every part. */
const untold: ReadonlySet<ProblemId> = new Set([
  "mx-unknown",
  "spf-unknown",
  "dkim-unknown",
  "dkim-selector-unknown",
  "dmarc-unknown",
  "bimi-unknown",
  "mta-sts-unknown",
  "tls-rpt-unknown",
]);

/** Reports one cause once: if the domain answers no query, one finding replaces those of the single lookups. */
export function besideSilence(findings: Findings, { mx, spf, dmarc }: DomainRaw, domain: string): Findings {
  const { reason } = mx;
  const isSilent = [spf.evaluation.state, dmarc.outcome, mx.kind].every((each) => each === "unknown");
  if (!isSilent || reason === null || spf.evaluation.reason !== reason || dmarc.reason !== reason) return findings;
  const kept = findings.filter(({ id, evidence }) => !(untold.has(id) && evidence?.split(" ").at(-1) === reason));
  return [findDomain("domain-unknown", { domain, reason: resolverWords(reason) }, { evidence: reason }), ...kept];
}
