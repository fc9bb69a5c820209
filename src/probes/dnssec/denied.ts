import { types } from "../../formats/dns/codes.ts";
import { proveDenial } from "../../formats/dnssec/denial.ts";
import type { DenialClaim, DenialProblem } from "../../formats/dnssec/denial-claim.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { countLabels, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordSet } from "../../formats/dns/set.ts";
import { budgetOf, checkSet, hasBroken, setsIn, type DnssecContext, type DnssecFailure } from "./verified.ts";
import type { ZoneState } from "./zone-link.ts";

/** The result of verifying denials of existence. */
export type Denied =
  | { readonly claim: DenialClaim; readonly isOptOut: boolean }
  /** RFC 9276 §3.2: too many iterations, which need not be verified; or RFC 9905 §2: a deprecated algorithm, which need not be trusted. */
  | { readonly claim: null; readonly reason: "iterations" | "deprecated" }
  | { readonly trouble: DnssecFailure };

/** The most sets verified: a valid proof has three. */
const mostSets = 12;

/** The record sets with which a message denies existence. */
export function denialsIn({ authorities }: Pick<DnsMessage, "authorities">): readonly RecordSet[] {
  return setsIn(authorities)
    .filter(({ type }) => type === types.NSEC || type === types.NSEC3)
    .slice(0, mostSets);
}

/** Verifies the claims in order, and returns the first that the zone's signed records prove. */
export async function deny(
  context: DnssecContext,
  claims: readonly DenialClaim[],
  { zone, keys }: Pick<ZoneState, "zone" | "keys">,
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
  // Sets that could not be verified or parsed may be the missing ones.
  return { trouble: { state: trouble.state, reason: trouble.reason } };
}

/** Problems where the zone's own records refute the claim. */
const contradictions: ReadonlySet<DenialProblem> = new Set([
  "name-exists",
  "type-exists",
  "wildcard-exists",
  "closer-name",
]);

/** The denial records whose signatures are valid, and why the others do not count. */
async function verifiedOf(
  context: DnssecContext,
  sets: readonly RecordSet[],
  { zone, keys }: Pick<ZoneState, "zone" | "keys">,
): Promise<{
  readonly verified: readonly ResourceRecord[];
  readonly trouble: DnssecFailure;
  /** Whether one of them is signed only with a deprecated algorithm. */
  readonly isDeprecated: boolean;
}> {
  const verified: ResourceRecord[] = [];
  let trouble: DnssecFailure | undefined;
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
    // RFC 4035 §5.4: a record synthesised from a wildcard proves nothing about the name.
    if (checked.wildcard) continue;
    verified.push(...set.records);
    isDeprecated ||= checked.isDeprecated;
    if (hasBroken(set)) trouble = worse(trouble, { state: "indeterminate", reason: "broken-record" });
  }
  if (trouble && isSigned) return { verified, trouble, isDeprecated };
  const missing = { state: "bogus", reason: "no-proof" } as const;
  return { verified, trouble: isSigned ? missing : { ...missing, lacks: "proofs" }, isDeprecated };
}

/** The first of two problems counts, unless the other means that proofs could not be checked. */
function worse(one: DnssecFailure | undefined, other: DnssecFailure): DnssecFailure {
  if (!one) return other;
  return one.state === "bogus" && other.state === "indeterminate" ? other : one;
}

/** The cost of an NSEC3 search, measured in signatures: one signature costs as much as a few dozen hash rounds. */
function costOf(name: DnsName, records: readonly ResourceRecord[]): number {
  const rounds = Math.max(0, ...recordsOf("NSEC3", records).map(({ data }) => 1 + data.iterations));
  // Records with more iterations are not hashed at all.
  return rounds > 151 ? 0 : Math.ceil((rounds * countLabels(name)) / 64);
}
