import type { Finding } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { ProblemId } from "../problems.ts";
import { findWildcard } from "./problems.ts";
import type { WildcardRaw } from "./schema.ts";

type Findings = readonly Finding<ProblemId>[];

/** Removes offered records that would hide a wildcard's records at their name, and says why. */
export function besideWildcards(findings: Findings, names: WildcardRaw): Findings {
  const withheld = new Set<WildcardRaw[number]>();
  const kept = findings.map((finding) => {
    const { record, ...rest } = finding;
    const at = names.find(({ name }) => record && `.${record.name}`.endsWith(`.${name}`));
    if (!at) return finding;
    withheld.add(at);
    return rest;
  });
  return [...kept, ...[...withheld].map(reasonOf)];
}

function reasonOf({ name, types, reason }: WildcardRaw[number]): Finding<ProblemId> {
  if (reason === null) return findWildcard("wildcard-name", { name, types: types.join(", ") }, { subject: name });
  return findWildcard("wildcard-unknown", { name, reason: resolverWords(reason) }, { subject: name, evidence: reason });
}
