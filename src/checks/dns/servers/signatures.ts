import { rcodes, rcodeText, types, typeText } from "../../../formats/dns/codes.ts";
import { dataText } from "../../../formats/dns/data.ts";
import { matchDelegation } from "../../../formats/dns/delegation.ts";
import { isZoneKey } from "../../../formats/dnssec/key-tag.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, setsOf, type RecordOf, type RecordSet } from "../../../formats/dns/set.ts";
import { verifySet, type Verification, type VerificationBudget } from "../../../formats/dnssec/verify-set.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import { aliasIn } from "../../../probes/dns/alias.ts";
import { isOurs } from "../../../probes/dnssec/verified.ts";
import { signatureFacts } from "../../../probes/dnssec/zone-link.ts";
import type { SeenAddress } from "./schema.ts";
import { withoutAnswer } from "./server-state.ts";
import { unprovenIn, type Asked, type Unproven } from "./proofs.ts";
import { absence, comparedTypes, type Replies } from "./replies.ts";

/** The DS records of the zone, as trust anchors. */
export interface Anchoring {
  /** Null if unknown; empty if the zone is unsigned. */
  readonly delegations: readonly RecordOf<"DS">[] | null;
  /** Shared by all servers of a zone. */
  readonly budget: VerificationBudget;
  /** Verification results by record set, signatures and keys. */
  readonly known: Map<string, Verification>;
  /** A nonexistent name in the zone; null if none can be built. */
  readonly nobody: DnsName | null;
}

interface Aim extends Anchoring {
  readonly zone: DnsName;
  readonly name: DnsName;
}

type Signatures = SeenAddress["signatures"];

const nothing = { reason: null, types: [], inception: null, expires: null } as const;
const unknown = (reason: string | null): Signatures => ({ ...nothing, state: "unknown", reason });
const failed = (reason: string, names: readonly string[]): Signatures => ({
  ...nothing,
  state: "failed",
  reason,
  types: names,
});

/** The result for one record set, and the query it answers. */
interface Seen {
  readonly type: string;
  readonly verdict: Verification;
}

/**
 * Verifies the answers of each server separately: a secondary may serve expired signatures although the others are correct. The chain from the root
 * is validated elsewhere.
 */
export function signaturesBy(replies: Replies, aim: Aim, now: Date): Signatures {
  const { keys, soa } = replies;
  const { zone, delegations } = aim;
  if (!soa.message || delegations === null) return unknown(null);
  const silence = keyless(keys);
  if (silence !== null && delegations.length > 0) return { ...nothing, state: "keyless", reason: silence };
  if (!keys.message?.isAuthoritative) return unknown(null);
  // A server that never received the DO flag has no signatures to show.
  if ([keys, soa, replies.ns, ...Object.values(replies.own)].some(({ reply }) => reply?.lost === "edns"))
    return unknown(null);
  const keySet = setsOf(keys.message.answers).find(({ type, name }) => type === types.DNSKEY && isSameName(name, zone));
  if (!keySet) return { ...nothing, state: "unsigned" };
  const all = recordsOf("DNSKEY", keySet.records);
  const anchored = anchoredOf(zone, delegations, all);
  if ("reason" in anchored) return anchored;
  const verify = (set: RecordSet, by = all): Verification => verifyOnce(aim, set, by, now);
  const asked = askedOf(replies, aim);
  const seen = asked.flatMap((each) =>
    setsIn(each, aim).map((set): Seen => ({ type: typeText(set.type), verdict: verify(set) })),
  );
  const unproven = asked.flatMap((each) => {
    const found = unprovenIn(each, zone, verify);
    return found ? [{ type: each.told === replies.nothing ? absence : typeText(each.type), ...found }] : [];
  });
  return summary([{ type: "DNSKEY", verdict: verify(keySet, anchored.keys) }, ...seen], unproven, now);
}

/** Why a server returns no DNSKEY set although it may have one; null if it returns one or was not queried. */
function keyless(keys: DnsLookup): string | null {
  if (keys.message) return keys.message.rcode === rcodes.NOERROR ? null : rcodeText(keys.message.rcode);
  const { state, reason } = withoutAnswer(keys.failure);
  return state === "unasked" ? null : reason;
}

/** Verifies each distinct record set once, since servers of a zone usually return the same data. */
function verifyOnce(
  { budget, known }: Anchoring,
  set: RecordSet,
  keys: readonly RecordOf<"DNSKEY">[],
  now: Date,
): Verification {
  const parts = [...set.records, ...set.signatures, ...keys].map(({ ttl, data }) => `${ttl} ${dataText(data)}`);
  const key = [keyOf(set.name), set.type, ...parts].join("\n");
  const verdict = known.get(key) ?? verifySet(set, keys, now.getTime(), budget);
  known.set(key, verdict);
  return verdict;
}

function askedOf({ soa, ns, own, nothing: none }: Replies, { zone, name, nobody }: Aim): readonly Asked[] {
  return [
    { told: soa, name: zone, type: types.SOA },
    { told: ns, name: zone, type: types.NS },
    ...comparedTypes.map((each) => ({ told: own[each], name, type: types[each] })),
    ...(none && nobody ? [{ told: none, name: nobody, type: types.A }] : []),
  ];
}

/** The record sets of an answer that the zone must have signed. */
function setsIn({ told, name }: Asked, aim: Aim): readonly RecordSet[] {
  const { message } = told;
  if (!message?.isAuthoritative) return [];
  const denials = message.answers.length === 0 ? setsOf(message.authorities) : [];
  return [...ownSets(setsOf(message.answers), { ...aim, name }), ...denials.filter((set) => isProof(set, aim.zone))];
}

/** The keys that the DS records match; without DS records, all keys of the zone. */
function anchoredOf(
  zone: DnsName,
  delegations: readonly RecordOf<"DS">[],
  keys: readonly RecordOf<"DNSKEY">[],
): Signatures | { readonly keys: readonly RecordOf<"DNSKEY">[] } {
  const [first, ...others] = delegations.map(({ data }) => data);
  if (!first) return { keys: keys.filter(({ data }) => isZoneKey(data)) };
  const matched = matchDelegation(zone, [first, ...others], keys);
  if (matched.kind === "unsupported") return unknown("unsupported-algorithm");
  if (matched.kind === "anchored") return matched;
  return matched.problem === "too-many" ? unknown(matched.problem) : failed(matched.problem, ["DNSKEY"]);
}

/** Record sets of this zone and name. An alias target may be in another zone on the same server. */
function ownSets(sets: readonly RecordSet[], { zone, name }: Aim): readonly RecordSet[] {
  // RFC 6672 §5.3.1: the DNAME is signed, not the CNAME synthesised from it.
  const alias = aliasIn(sets, name);
  const isMade = (set: RecordSet): boolean => set.type === types.CNAME && alias?.type === types.DNAME;
  const own = sets.filter((set) => isSameName(set.name, zone) || (isSameName(set.name, name) && !isMade(set)));
  return alias && !own.includes(alias) && isWithin(alias.name, zone) ? [...own, alias] : own;
}

const proofs: ReadonlySet<number> = new Set([types.SOA, types.NSEC, types.NSEC3]);

function isProof({ name, type, signatures }: RecordSet, zone: DnsName): boolean {
  const isOfZone =
    signatures.length === 0 ? isSameName(name, zone) : signatures.every(({ data }) => isSameName(data.signer, zone));
  return proofs.has(type) && isWithin(name, zone) && isOfZone;
}

function summary(
  all: readonly Seen[],
  unproven: readonly (Unproven & { readonly type: string })[],
  now: Date,
): Signatures {
  const failures = all.flatMap(({ type, verdict }) =>
    verdict.kind === "failed" ? verdict.troubles.map(({ problem }) => ({ type, problem })) : [],
  );
  const proven = [...failures.filter(({ problem }) => !isOurs(problem)), ...unproven];
  const [first] = proven;
  if (first) return failed(first.problem, [...new Set(proven.map(({ type }) => type))]);
  // Unread or skipped signatures leave the result unknown.
  if (failures[0]) return unknown(failures[0].problem);
  const held = all
    .flatMap(({ verdict }) => (verdict.kind === "verified" ? [signatureFacts(verdict.signature, now.getTime())] : []))
    .toSorted((one, other) => Date.parse(one.expires) - Date.parse(other.expires));
  const { inception = null, expires = null } = held[0] ?? {};
  return { ...nothing, state: "verified", inception, expires };
}
