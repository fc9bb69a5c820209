import { types } from "../../formats/dns/codes.ts";
import { proveDenial } from "../../formats/dnssec/denial.ts";
import type { Claim, DenialProblem } from "../../formats/dnssec/denial-claim.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { countLabels, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordSet } from "../../formats/dns/set.ts";
import { budgetOf, checkSet, hasBroken, setsIn, type Looking, type Trouble } from "./verified.ts";
import type { Standing } from "./zone-link.ts";

/** What came of claims that something is not there. */
export type Denied =
  | { readonly claim: Claim; readonly isOptOut: boolean }
  /** RFC 9276 §3.2: nobody has to look; or RFC 9905 §2: nobody has to believe it. */
  | { readonly claim: null; readonly reason: "iterations" | "deprecated" }
  | { readonly trouble: Trouble };

/** So many sets are verified: an honest proof has three. */
const mostSets = 12;

/** The sets by which a message says that something is not there. */
export function denialsIn({ authorities }: Pick<DnsMessage, "authorities">): readonly RecordSet[] {
  return setsIn(authorities)
    .filter(({ type }) => type === types.NSEC || type === types.NSEC3)
    .slice(0, mostSets);
}

/** Proves the first of some claims that can be proven by what a zone has signed. */
export async function deny(
  context: Looking,
  claims: readonly Claim[],
  { zone, keys }: Pick<Standing, "zone" | "keys">,
  message: DnsMessage,
): Promise<Denied> {
  const { verified, trouble, isDeprecated } = await verifiedOf(context, denialsIn(message), { zone, keys });
  if (verified.length === 0) return { trouble };
  const budget = await budgetOf(context);
  let problem: DenialProblem = "no-proof";
  for (const claim of claims) {
    budget.left -= costOf(claim.name, verified);
    if (budget.left < 0) return { trouble: { state: "indeterminate", reason: "too-many" } };
    const proof = proveDenial(claim, zone, verified);
    if (proof.kind === "unproven") problem = proof.problem;
    else if (isDeprecated) return { claim: null, reason: "deprecated" };
    else if (proof.kind === "insecure") return { claim: null, reason: "iterations" };
    else return { claim, isOptOut: proof.isOptOut };
  }
  if (contradictions.has(problem)) return { trouble: { state: "bogus", reason: "wrong-proof" } };
  // What could not be looked at, or read, may be what is missing.
  return { trouble: { state: trouble.state, reason: trouble.reason } };
}

/** Problems of which the zone itself says that what is claimed is false. */
const contradictions: ReadonlySet<DenialProblem> = new Set([
  "name-exists",
  "type-exists",
  "wildcard-exists",
  "closer-name",
]);

/** The records that a zone has signed as they are, and what kept the others from counting. */
async function verifiedOf(
  context: Looking,
  sets: readonly RecordSet[],
  { zone, keys }: Pick<Standing, "zone" | "keys">,
): Promise<{
  readonly verified: readonly ResourceRecord[];
  readonly trouble: Trouble;
  /** Whether any of them is verified by nothing but an algorithm that counts no more. */
  readonly isDeprecated: boolean;
}> {
  const verified: ResourceRecord[] = [];
  let trouble: Trouble | undefined;
  let isSigned = false;
  let isDeprecated = false;
  for (const set of sets) {
    isSigned ||= set.signatures.length > 0;
    if (!isWithin(set.name, zone)) continue;
    const checked = await checkSet(context, set, keys);
    if ("trouble" in checked) {
      trouble = worse(trouble, checked.trouble);
      continue;
    }
    // RFC 4035 §5.4: what was made from a wildcard says nothing of the name that it was made for.
    if (checked.wildcard) continue;
    verified.push(...set.records);
    isDeprecated ||= checked.isDeprecated;
    if (hasBroken(set)) trouble = worse(trouble, { state: "indeterminate", reason: "broken-record" });
  }
  if (trouble && isSigned) return { verified, trouble, isDeprecated };
  const missing = { state: "bogus", reason: "no-proof" } as const;
  return { verified, trouble: isSigned ? missing : { ...missing, lacks: "proofs" }, isDeprecated };
}

/** Of several troubles the first one tells; one that leaves open what there would have been tells more. */
function worse(one: Trouble | undefined, other: Trouble): Trouble {
  if (!one) return other;
  return one.state === "bogus" && other.state === "indeterminate" ? other : one;
}

/** What looking for a name among hashes costs, in signatures: each is as dear as a few dozen rounds. */
function costOf(name: DnsName, records: readonly ResourceRecord[]): number {
  const rounds = Math.max(0, ...recordsOf("NSEC3", records).map(({ data }) => 1 + data.iterations));
  // Those that are hashed more often are not hashed at all.
  return rounds > 151 ? 0 : Math.ceil((rounds * countLabels(name)) / 64);
}
