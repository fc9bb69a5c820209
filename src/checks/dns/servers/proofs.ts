import { types } from "../../../formats/dns/codes.ts";
import { proveDenial } from "../../../formats/dnssec/denial.ts";
import type { DenialClaim, DenialProblem } from "../../../formats/dnssec/denial-claim.ts";
import type { ResourceRecord } from "../../../formats/dns/message.ts";
import { isSameName, isWithin, type DnsName } from "../../../formats/dns/name.ts";
import { setsOf, type RecordSet } from "../../../formats/dns/set.ts";
import type { Verification } from "../../../formats/dnssec/verify-set.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import { isOurs } from "../../../probes/dnssec/verified.ts";

/** A query to a server, and its answer. */
export interface Asked {
  readonly told: DnsLookup;
  readonly name: DnsName;
  readonly type: number;
}

/** A statement of a server without a valid DNSSEC proof. */
export interface Unproven {
  readonly problem: "no-proof" | "wrong-proof";
}

/** Problems where the zone's own records contradict the denial. */
const contradictions: ReadonlySet<DenialProblem> = new Set([
  "name-exists",
  "type-exists",
  "wildcard-exists",
  "closer-name",
]);

/** Maximum number of record sets examined; a real proof has three. */
const mostSets = 12;

/**
 * RFC 4035 §3.1.3: servers of a signed zone must prove that something does not exist or was expanded from a wildcard. Null if the proof is valid, not
 * required, or undecidable.
 */
export function unprovenIn(
  { told, name, type }: Asked,
  zone: DnsName,
  verify: (set: RecordSet) => Verification,
): Unproven | null {
  const { message, answer } = told;
  if (!message?.isAuthoritative) return null;
  // RFC 2308 §3: a negative answer without an SOA record still needs a proof.
  const isBare = answer.kind === "unknown" && answer.reason === "NO-SOA" && message.answers.length === 0;
  if (!isBare && (answer.kind === "unknown" || answer.aliases.length > 0)) return null;
  const sets = setsOf(message.authorities)
    .filter((set) => set.type === types.NSEC || set.type === types.NSEC3)
    .slice(0, mostSets);
  const found = answer.kind === "found" ? ownSet(message.answers, name, type) : undefined;
  const kind = answer.kind === "nxdomain" ? answer.kind : "nodata";
  const claim = answer.kind === "found" ? madeFrom(found, verify) : claimOf(kind, name, type);
  if (!claim) return null;
  // RFC 2308 §2: the SOA record shows which zone denies. Other zones have their own proof.
  const soa = answer.kind === "nodata" || answer.kind === "nxdomain" ? answer.soa : null;
  if (soa && !isSameName(soa.name, zone)) return null;
  return provenBy(claim, sets, zone, verify);
}

function provenBy(
  claim: DenialClaim,
  sets: readonly RecordSet[],
  zone: DnsName,
  verify: (set: RecordSet) => Verification,
): Unproven | null {
  const inside = sets.filter((set) => isWithin(set.name, zone));
  const verdicts = inside.map((set) => ({ set, verdict: verify(set) }));
  // A failed verification has its own finding; a skipped one proves nothing.
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

function madeFrom(set: RecordSet | undefined, verify: (set: RecordSet) => Verification): DenialClaim | null {
  const verdict = set && verify(set);
  if (verdict?.kind !== "verified" || !verdict.wildcard) return null;
  return { kind: "made-from", name: set?.name ?? verdict.wildcard, wildcard: verdict.wildcard };
}

function claimOf(kind: "nxdomain" | "nodata", name: DnsName, type: number): DenialClaim {
  return kind === "nxdomain" ? { kind: "no-name", name } : { kind: "no-data", name, type };
}
