import { types } from "../../../formats/dns/codes.ts";
import { proveDenial } from "../../../formats/dnssec/denial.ts";
import type { Claim, DenialProblem } from "../../../formats/dnssec/denial-claim.ts";
import type { ResourceRecord } from "../../../formats/dns/message.ts";
import { isSameName, isWithin, type DnsName } from "../../../formats/dns/name.ts";
import { setsOf, type RecordSet } from "../../../formats/dns/set.ts";
import type { Verification } from "../../../formats/dnssec/verify-set.ts";
import type { Told } from "../../../probes/dns/ask.ts";
import { isOurs } from "../../../probes/dnssec/verified.ts";

/** A question to a server, and what it said. */
export interface Asked {
  readonly told: Told;
  readonly name: DnsName;
  readonly type: number;
}

/** Something that a server says and does not prove. */
export interface Unproven {
  readonly problem: "no-proof" | "wrong-proof";
}

/** Problems of which the zone itself says that what is claimed is false. */
const contradictions: ReadonlySet<DenialProblem> = new Set([
  "name-exists",
  "type-exists",
  "wildcard-exists",
  "closer-name",
]);

/** So many sets are looked at: an honest proof has three. */
const mostSets = 12;

/**
 * RFC 4035 §3.1.3: what a server of a signed zone says is not there, and what it makes from a wildcard, it must prove. Null where
 * it does, or nothing has to be proven, or it cannot be told.
 */
export function unprovenIn(
  { told, name, type }: Asked,
  zone: DnsName,
  verify: (set: RecordSet) => Verification,
): Unproven | null {
  const { message, answer } = told;
  if (!message?.isAuthoritative) return null;
  // RFC 2308 §3: an absence that does not even show the SOA record is one that must be proven all the same.
  const isBare = answer.kind === "unknown" && answer.reason === "NO-SOA" && message.answers.length === 0;
  if (!isBare && (answer.kind === "unknown" || answer.aliases.length > 0)) return null;
  const sets = setsOf(message.authorities)
    .filter((set) => set.type === types.NSEC || set.type === types.NSEC3)
    .slice(0, mostSets);
  const found = answer.kind === "found" ? ownSet(message.answers, name, type) : undefined;
  const kind = answer.kind === "nxdomain" ? answer.kind : "nodata";
  const claim = answer.kind === "found" ? madeFrom(found, verify) : claimOf(kind, name, type);
  if (!claim) return null;
  // A zone that says that there is nothing names itself, RFC 2308 §2; what is said of another one is proven there.
  const soa = answer.kind === "nodata" || answer.kind === "nxdomain" ? answer.soa : null;
  if (soa && !isSameName(soa.name, zone)) return null;
  return provenBy(claim, sets, zone, verify);
}

function provenBy(
  claim: Claim,
  sets: readonly RecordSet[],
  zone: DnsName,
  verify: (set: RecordSet) => Verification,
): Unproven | null {
  const inside = sets.filter((set) => isWithin(set.name, zone));
  const verdicts = inside.map((set) => ({ set, verdict: verify(set) }));
  // What does not verify is told as that, and what nobody has to calculate proves nothing either way.
  if (verdicts.some(({ verdict }) => isUnclear(verdict))) return null;
  const records = verdicts.flatMap(({ set, verdict }) =>
    verdict.kind === "verified" && !verdict.wildcard ? set.records : [],
  );
  if (verdicts.some(({ verdict }) => verdict.kind === "failed") && records.length === 0) return null;
  const proof = proveDenial(claim, zone, records);
  if (proof.kind !== "unproven") return null;
  return { problem: contradictions.has(proof.problem) ? "wrong-proof" : "no-proof" };
}

function isUnclear(verdict: Verification): boolean {
  return verdict.kind === "failed" && verdict.troubles.some(({ problem }) => isOurs(problem));
}

function ownSet(answers: readonly ResourceRecord[], name: DnsName, type: number): RecordSet | undefined {
  return setsOf(answers).find((set) => set.type === type && isSameName(set.name, name));
}

function madeFrom(set: RecordSet | undefined, verify: (set: RecordSet) => Verification): Claim | null {
  const verdict = set && verify(set);
  if (verdict?.kind !== "verified" || !verdict.wildcard) return null;
  return { kind: "made-from", name: set?.name ?? verdict.wildcard, wildcard: verdict.wildcard };
}

function claimOf(kind: "nxdomain" | "nodata", name: DnsName, type: number): Claim {
  return kind === "nxdomain" ? { kind: "no-name", name } : { kind: "no-data", name, type };
}
