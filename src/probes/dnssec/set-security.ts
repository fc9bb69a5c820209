import { types, typeText } from "../../formats/dns/codes.ts";
import type { DenialClaim } from "../../formats/dnssec/denial-claim.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { isSameName, isWithin, parentOf, type DnsName } from "../../formats/dns/name.ts";
import type { RecordOf, RecordSet } from "../../formats/dns/set.ts";
import { ask, type DnsLookup } from "../dns/lookup.ts";
import { denialsIn, deny } from "./denied.ts";
import type { SecurityReason } from "./reasons.ts";
import { rule, securityStateAt } from "./security-state.ts";
import { checkSet, setsIn, signersOf, unchecked, type DnssecContext, type DnssecFailure } from "./verified.ts";
import { blameFor } from "./withheld.ts";
import { openUnsigned } from "./zone-keys.ts";
import { zoneOf } from "../dns/zone.ts";
import { signatureFacts, type SecurityState, type ZoneState } from "./zone-link.ts";

/** The DNSSEC state of one record set of an answer, or of its absence. */
export interface SetSecurity {
  readonly name: string;
  readonly type: string;
  /** What the answer contains: the records, a CNAME or DNAME, no records of the type, or NXDOMAIN. */
  readonly holds: "records" | "alias" | "no-data" | "no-name" | "unknown";
  readonly state: SecurityState;
  readonly reason: string | null;
  /** The zone where validation ended or failed. */
  readonly zone: string;
  /** The key tag of the valid signature, or of the first one where none is valid; null without signatures. */
  readonly keyTag: number | null;
  readonly algorithm: number | null;
  readonly inception: string | null;
  readonly expires: string | null;
  /** The wildcard it was synthesised from. */
  readonly wildcard: string | null;
}

/** One part of an answer, its result and its zone. */
export interface JudgedSet {
  readonly set: SetSecurity;
  readonly standing: ZoneState;
}

/** A part of an answer that a zone must have signed or proven. */
export interface RrsetPart {
  readonly name: DnsName;
  readonly type: number;
  readonly holds: SetSecurity["holds"];
  /** The records; null for a proof of absence. */
  readonly set: RecordSet | null;
}

interface Held {
  readonly state: "secure" | "insecure";
  readonly reason: SecurityReason | null;
  readonly signature: RecordOf<"RRSIG"> | null;
  readonly wildcard: DnsName | null;
  /** Whether it is valid only by a deprecated algorithm. */
  readonly isDeprecated: boolean;
}

type Attempted = Held | { readonly trouble: DnssecFailure };

/** Validates a part of an answer. */
export async function judgeSet(context: DnssecContext, told: DnsLookup, part: RrsetPart): Promise<JudgedSet> {
  // RFC 4035 §2.4: DS records belong to the parent zone.
  const floor = part.type === types.DS ? (parentOf(part.name) ?? part.name) : part.name;
  const signers = signersOf(part.set ? [part.set] : denialsIn(told.message ?? { authorities: [] }), floor);
  const ruling = await rule(context, signers, floor, ({ zone, keys }) => attempt(context, told, part, { zone, keys }));
  const { standing } = ruling;
  if (ruling.kind === "held") return judged(context, part, standing, worthOf(ruling.value));
  if (ruling.kind === "failed") {
    return judged(context, part, standing, await blameFor(context, ruling.trouble, told, standing));
  }
  if (standing.state === "bogus" || standing.state === "indeterminate")
    return judged(context, part, standing, standing);
  return judgeUnsigned(context, told, part, { standing, signers });
}

/** RFC 9905 §2: data with only deprecated signatures counts as unsigned. */
function worthOf(held: Held): Held {
  return held.isDeprecated ? { ...held, state: "insecure", reason: "deprecated" } : held;
}

/** In an insecure zone, signatures are still checked: it may be an island of security. */
async function judgeUnsigned(
  context: DnssecContext,
  told: DnsLookup,
  part: RrsetPart,
  { standing, signers }: { readonly standing: ZoneState; readonly signers: readonly DnsName[] },
): Promise<JudgedSet> {
  const signer = signers.find((each) => isWithin(each, standing.zone));
  const island = signer ? await islandOf(context, signer, standing) : standing;
  if (island.state !== "island") return judged(context, part, island, island);
  if (!signer && !(await isIn(context, part.name, island.zone))) return judged(context, part, island, unsigned);
  const result = await attempt(context, told, part, island);
  if ("trouble" in result) return judged(context, part, island, { state: "island", reason: result.trouble.reason });
  return judged(context, part, island, { ...result, state: "island", reason: island.reason ?? result.reason });
}

const unsigned = { state: "insecure", reason: "unsigned" } as const;

/** The signing zone below an insecure one. */
async function islandOf(context: DnssecContext, signer: DnsName, standing: ZoneState): Promise<ZoneState> {
  if (isSameName(signer, standing.zone)) return standing;
  const { answer } = await ask(context, signer, types.DS, unchecked);
  // Where the parent zone publishes DS records, the break is further up.
  if (answer.kind !== "found") return openUnsigned(context, signer, standing, "unsigned");
  return standing.state === "island" ? { ...standing, ...unsigned } : standing;
}

async function isIn(context: DnssecContext, name: DnsName, zone: DnsName): Promise<boolean> {
  const own = await zoneOf(context, name, unchecked);
  return own.kind === "zone" && isSameName(own.zone, zone);
}

function attempt(
  context: DnssecContext,
  told: DnsLookup,
  part: RrsetPart,
  zone: Pick<ZoneState, "zone" | "keys">,
): Promise<Attempted> {
  return part.set ? attemptRecords(context, told, part.set, zone) : attemptAbsence(context, told, part, zone);
}

async function attemptRecords(
  context: DnssecContext,
  told: DnsLookup,
  set: RecordSet,
  zone: Pick<ZoneState, "zone" | "keys">,
): Promise<Attempted> {
  const checked = await checkSet(context, set, zone.keys);
  if ("trouble" in checked) return checked;
  const { wildcard } = checked;
  if (!wildcard) return { state: "secure", reason: null, ...checked };
  const claim: DenialClaim = { kind: "made-from", name: set.name, wildcard };
  const proof = await proveBy(context, told, claim, zone);
  return "trouble" in proof ? proof : { ...proof, ...checked };
}

async function attemptAbsence(
  context: DnssecContext,
  told: DnsLookup,
  { name, type, holds }: RrsetPart,
  zone: Pick<ZoneState, "zone" | "keys">,
): Promise<Attempted> {
  const claim: DenialClaim = holds === "no-name" ? { kind: "no-name", name } : { kind: "no-data", name, type };
  const proof = await proveBy(context, told, claim, zone);
  if ("trouble" in proof) return proof;
  const soa = setsIn(told.message?.authorities ?? []).find((each) => each.type === types.SOA);
  if (!soa) return { ...proof, signature: null, wildcard: null, isDeprecated: false };
  // The SOA's negative TTL determines how long the denial is valid, so a changed SOA must be detected.
  const checked = await checkSet(context, soa, zone.keys);
  return "trouble" in checked ? checked : { ...proof, ...checked, wildcard: null };
}

async function proveBy(
  context: DnssecContext,
  { message }: DnsLookup,
  claim: DenialClaim,
  zone: Pick<ZoneState, "zone" | "keys">,
): Promise<Pick<Held, "state" | "reason"> | { readonly trouble: DnssecFailure }> {
  if (!message) return { trouble: { state: "indeterminate", reason: "no-proof" } };
  const proof = await deny(context, [claim], zone, message);
  if ("trouble" in proof) return proof;
  if (proof.claim === null) return { state: "insecure", reason: proof.reason };
  return proof.isOptOut ? { state: "insecure", reason: "opt-out" } : { state: "secure", reason: null };
}

function judged(
  context: DnssecContext,
  { name, type, holds, set }: RrsetPart,
  standing: ZoneState,
  result: Pick<ZoneState, "state" | "reason"> & Partial<Pick<Held, "signature" | "wildcard">>,
): JudgedSet {
  const signature = result.signature ?? set?.signatures[0];
  const facts = signature && signatureFacts(signature, context.now().getTime());
  return {
    standing,
    set: {
      name: nameText(name),
      type: typeText(type),
      holds,
      state: result.state,
      reason: result.reason,
      zone: nameText(standing.zone),
      keyTag: facts?.keyTag ?? null,
      algorithm: facts?.algorithm ?? null,
      inception: facts?.inception ?? null,
      expires: facts?.expires ?? null,
      wildcard: result.wildcard ? nameText(result.wildcard) : null,
    },
  };
}

/** A part of an answer that is missing: the state of its zone counts, unless that is better. */
export async function judgeUnknown(
  context: DnssecContext,
  name: DnsName,
  type: number,
  reason: SecurityReason,
): Promise<JudgedSet> {
  const above = type === types.DS ? (parentOf(name) ?? name) : name;
  const standing = await securityStateAt(context, above);
  const isWorse = standing.state === "bogus" || standing.state === "indeterminate";
  const part: RrsetPart = { name, type, holds: "unknown", set: null };
  return judged(context, part, standing, isWorse ? standing : { state: "indeterminate", reason });
}
