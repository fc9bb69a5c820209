import { types } from "../../formats/dns/codes.ts";
import { proveDenial } from "../../formats/dns/denial.ts";
import type { Claim, DenialProblem } from "../../formats/dns/denial-claim.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { countLabels, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordSet } from "../../formats/dns/set.ts";
import { budgetOf, checkSet, setsIn, type Looking, type Trouble } from "./verified.ts";
import type { Standing } from "./zone-link.ts";

/** What came of claims that something is not there. */
export type Denied =
  | { readonly claim: Claim; readonly isOptOut: boolean }
  /** RFC 9276 §3.2: nobody has to look. */
  | { readonly claim: null; readonly isOptOut: false }
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
  const { verified, trouble } = await verifiedOf(context, denialsIn(message), { zone, keys });
  if (verified.length === 0) return { trouble };
  const budget = await budgetOf(context);
  let problem: DenialProblem = "no-proof";
  for (const claim of claims) {
    budget.left -= costOf(claim.name, verified);
    if (budget.left < 0) return { trouble: { state: "indeterminate", reason: "too-many" } };
    const proof = proveDenial(claim, zone, verified);
    if (proof.kind === "proven") return { claim, isOptOut: proof.isOptOut };
    if (proof.kind === "insecure") return { claim: null, isOptOut: false };
    problem = proof.problem;
  }
  const reason = contradictions.has(problem) ? "wrong-proof" : trouble.reason;
  return { trouble: { state: "bogus", reason } };
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
): Promise<{ readonly verified: readonly ResourceRecord[]; readonly trouble: Trouble }> {
  const verified: ResourceRecord[] = [];
  let trouble: Trouble | undefined;
  let isSigned = false;
  for (const set of sets) {
    isSigned ||= set.signatures.length > 0;
    if (!isWithin(set.name, zone)) continue;
    const checked = await checkSet(context, set, keys);
    if ("trouble" in checked) trouble ??= checked.trouble;
    // RFC 4035 §5.4: what was made from a wildcard says nothing of the name that it was made for.
    else if (!checked.wildcard) verified.push(...set.records);
  }
  if (trouble && isSigned) return { verified, trouble };
  const missing = { state: "bogus", reason: "no-proof" } as const;
  return { verified, trouble: isSigned ? missing : { ...missing, lacks: "proofs" } };
}

/** What looking for a name among hashes costs, in signatures: each is as dear as a few dozen rounds. */
function costOf(name: DnsName, records: readonly ResourceRecord[]): number {
  const rounds = Math.max(0, ...recordsOf("NSEC3", records).map(({ data }) => 1 + data.iterations));
  // Those that are hashed more often are not hashed at all.
  return rounds > 151 ? 0 : Math.ceil((rounds * countLabels(name)) / 64);
}
