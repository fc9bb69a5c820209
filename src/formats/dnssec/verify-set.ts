import { algorithms } from "./algorithms.ts";
import { types } from "../dns/codes.ts";
import { hasNames } from "../dns/data.ts";
import type { DataOf } from "../dns/kinds.ts";
import { isRevoked, isZoneKey, keyTag } from "./key-tag.ts";
import { isSameName, isWithin, type DnsName } from "../dns/name.ts";
import { isSignatureOf, publicKeyOf } from "./public-key.ts";
import { isSerialBefore, toSerial } from "../dns/serial.ts";
import type { RecordOf, RecordSet } from "../dns/set.ts";
import { canonicalParts, expandedFrom, signedData, signedLabels } from "./signed-data.ts";

/** Why a signature proves nothing, or why none does. */
export type SignatureProblem =
  | "unsigned"
  /** The signer is not a zone that contains the set. */
  | "wrong-signer"
  /** Its label count is larger than the name's or smaller than the signer's. */
  | "wrong-labels"
  | "expired"
  | "not-yet-valid"
  | "unsupported-algorithm"
  | "no-key"
  /** The key is no zone key, is revoked, or is unusable. */
  | "no-zone-key"
  | "revoked-key"
  | "unusable-key"
  | "bad-signature"
  /** A record of the set is invalid for its type, so the signed bytes are unclear. */
  | "broken-record"
  /** So many keys and signatures that it looks like an attack: CVE-2023-50387. */
  | "too-many";

/** The fault of one signature, or of the set if the key tag is null. */
interface SignatureTrouble {
  readonly problem: SignatureProblem;
  readonly keyTag: number | null;
  readonly algorithm: number | null;
}

/** The result of verifying a set. */
export type Verification =
  | {
      readonly kind: "verified";
      readonly signature: RecordOf<"RRSIG">;
      /** The wildcard that the set was expanded from; it then also needs a proof that no closer name exists. Null for other sets. */
      readonly wildcard: DnsName | null;
      /** Whether its algorithm is deprecated for signing. */
      readonly isDeprecated: boolean;
      /** Maximum TTL of the set, RFC 4035 §5.3.3. */
      readonly ttl: number;
    }
  | { readonly kind: "failed"; readonly troubles: readonly SignatureTrouble[] };

/** The remaining number of signature verifications, per answer or per run. */
export interface VerificationBudget {
  left: number;
}

/** Limits for signatures per set and keys per tag; Unbound has the same. */
const mostSignatures = 8;
const mostKeysAlike = 4;

/**
 * Verifies a set with trusted keys at a time in milliseconds. One valid signature is enough (RFC 4035 §5.3.1 and RFC 6840 §5.4); otherwise every
 * signature has its trouble. Invalid record data may still be signed by the zone (RFC 3597 §6); it is reported separately as `broken`.
 */
export function verifySet(
  set: RecordSet,
  keys: readonly RecordOf<"DNSKEY">[],
  now: number,
  budget: VerificationBudget,
): Verification {
  if (set.signatures.length === 0) return failedWhole("unsigned");
  const troubles: SignatureTrouble[] = [];
  const work = workOn(set);
  // RFC 9905 §2: deprecated algorithms are tried last, because they secure nothing.
  const ordered = set.signatures.toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)));
  for (const signature of ordered.slice(0, mostSignatures)) {
    const problem = problemOf(set, signature, now) ?? verifyBy(work, signature, keys, budget);
    if (problem === null) return verified(set, signature, now);
    troubles.push({ problem, keyTag: signature.data.keyTag, algorithm: signature.data.algorithm });
  }
  if (set.signatures.length > mostSignatures) troubles.push({ problem: "too-many", keyTag: null, algorithm: null });
  return { kind: "failed", troubles };
}

/** A set during verification: sorted once for all signatures, and only if one of them matches a key. */
interface Work {
  readonly set: RecordSet;
  readonly parts: () => readonly Buffer[];
}

function workOn(set: RecordSet): Work {
  let known: readonly Buffer[] | undefined;
  return { set, parts: () => (known ??= canonicalParts(set)) };
}

function failedWhole(problem: SignatureProblem): Verification {
  return { kind: "failed", troubles: [{ problem, keyTag: null, algorithm: null }] };
}

function verified(set: RecordSet, signature: RecordOf<"RRSIG">, now: number): Verification {
  const { originalTtl, expiration, labels } = signature.data;
  const ttls = set.records.map(({ ttl }) => ttl);
  return {
    kind: "verified",
    signature,
    wildcard: expandedFrom(set.name, labels),
    isDeprecated: isDeprecated(signature),
    ttl: Math.min(...ttls, signature.ttl, originalTtl, (expiration - toSerial(now)) >>> 0),
  };
}

function isDeprecated({ data }: RecordOf<"RRSIG">): boolean {
  return algorithms.get(data.algorithm)?.isDeprecated ?? false;
}

/** Faults of a signature that do not depend on the key, RFC 4035 §5.3.1. */
function problemOf(
  set: RecordSet,
  { data, name, class: inClass }: RecordOf<"RRSIG">,
  now: number,
): SignatureProblem | null {
  const isOfSet = isSameName(name, set.name) && inClass === set.class && data.covered === set.type;
  if (!isOfSet || !isWithin(set.name, data.signer)) return "wrong-signer";
  // RFC 4035 §2.4: the parent zone signs the DS set of its child.
  if (set.type === types.DS && isSameName(set.name, data.signer)) return "wrong-signer";
  // A wildcard cannot be above its own zone.
  if (data.labels > signedLabels(set.name) || data.labels < signedLabels(data.signer)) return "wrong-labels";
  const time = toSerial(now);
  if (isSerialBefore(data.expiration, time)) return "expired";
  if (isSerialBefore(time, data.inception)) return "not-yet-valid";
  // A validity period that ends before it begins was never valid.
  if (isSerialBefore(data.expiration, data.inception)) return "expired";
  return algorithms.has(data.algorithm) ? null : "unsupported-algorithm";
}

function verifyBy(
  { set, parts }: Work,
  signature: RecordOf<"RRSIG">,
  keys: readonly RecordOf<"DNSKEY">[],
  budget: VerificationBudget,
): SignatureProblem | null {
  const { algorithm, signer, keyTag: tag } = signature.data;
  const named = keys.filter(
    ({ data, name }) => data.algorithm === algorithm && isSameName(name, signer) && keyTag(data) === tag,
  );
  if (named.length === 0) return "no-key";
  const bytes = signedData(set, signature, parts());
  const unfit = isObscure(set) ? "broken-record" : "bad-signature";
  let problem: SignatureProblem | null = "no-key";
  for (const [index, { data }] of named.entries()) {
    if (index >= mostKeysAlike || budget.left <= 0) return "too-many";
    problem = problemOfKey(data, set) ?? problemBy(data, bytes, signature, budget);
    if (problem === null) return null;
    if (problem === "bad-signature") problem = unfit;
  }
  return problem;
}

/**
 * Whether the signed bytes cannot be reconstructed. Invalid data is signed as it is, but for types with names it is unclear which bytes to decompress
 * and lower-case (RFC 4034 §6.2).
 */
function isObscure({ type, records }: RecordSet): boolean {
  return hasNames(type) && records.some(({ data }) => data.type === "broken");
}

function problemOfKey(key: DataOf<"DNSKEY">, { type }: RecordSet): SignatureProblem | null {
  if (!isZoneKey(key)) return "no-zone-key";
  // RFC 5011 §2.1: a revoked key still signs its own DNSKEY set.
  return isRevoked(key) && type !== types.DNSKEY ? "revoked-key" : null;
}

function problemBy(
  { algorithm, publicKey }: DataOf<"DNSKEY">,
  bytes: Buffer,
  signature: RecordOf<"RRSIG">,
  budget: VerificationBudget,
): SignatureProblem | null {
  const known = algorithms.get(algorithm);
  if (!known || !publicKeyOf(known, publicKey)) return "unusable-key";
  budget.left--;
  return isSignatureOf(known, publicKey, bytes, signature.data.signature) ? null : "bad-signature";
}
