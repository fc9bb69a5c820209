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

/** Why a signature proves nothing, or why there is none that does. */
export type SignatureProblem =
  | "unsigned"
  /** Its signer is no zone that the set can be in. */
  | "wrong-signer"
  /** It counts more labels than the name has, or fewer than its signer. */
  | "wrong-labels"
  | "expired"
  | "not-yet-valid"
  | "unsupported-algorithm"
  | "no-key"
  /** The key that it names signs no zone, or is revoked, or is none at all. */
  | "no-zone-key"
  | "revoked-key"
  | "unusable-key"
  | "bad-signature"
  /** A record of the set is not what its type says, and so are perhaps the octets that were signed. */
  | "broken-record"
  /** So many keys and signatures that whoever made them is after our time: CVE-2023-50387. */
  | "too-many";

/** What is wrong with one signature, or with the set where the key's tag is null. */
interface SignatureTrouble {
  readonly problem: SignatureProblem;
  readonly keyTag: number | null;
  readonly algorithm: number | null;
}

/** Whether a set is what its zone signed. */
export type Verification =
  | {
      readonly kind: "verified";
      readonly signature: RecordOf<"RRSIG">;
      /** The wildcard that the set was made from: it holds only with a proof that there is nothing closer. Null for a set as it is. */
      readonly wildcard: DnsName | null;
      /** Whether nobody should sign by its algorithm any more. */
      readonly isDeprecated: boolean;
      /** Seconds for which the set holds at most, RFC 4035 §5.3.3. */
      readonly ttl: number;
    }
  | { readonly kind: "failed"; readonly troubles: readonly SignatureTrouble[] };

/** How many signatures may still be calculated: one for each answer, or for a whole run. */
export interface VerificationBudget {
  left: number;
}

/** So many signatures of one set are looked at, and so many keys of the same tag: unbound draws its lines there, too. */
const mostSignatures = 8;
const mostKeysAlike = 4;

/**
 * Verifies a set by the keys of a zone, which the caller trusts, at a time in milliseconds. One signature that holds is enough
 * (RFC 4035 §5.3.1 and RFC 6840 §5.4); otherwise there is a trouble for each. Records that are not what their type says may be what
 * the zone has signed, RFC 3597 §6: that they are `broken` is another matter.
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
  // RFC 9905 §2: what vouches for nothing by itself is looked at where nothing else holds.
  const ordered = set.signatures.toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)));
  for (const signature of ordered.slice(0, mostSignatures)) {
    const problem = problemOf(set, signature, now) ?? verifyBy(work, signature, keys, budget);
    if (problem === null) return verified(set, signature, now);
    troubles.push({ problem, keyTag: signature.data.keyTag, algorithm: signature.data.algorithm });
  }
  if (set.signatures.length > mostSignatures) troubles.push({ problem: "too-many", keyTag: null, algorithm: null });
  return { kind: "failed", troubles };
}

/** A set that is being verified: sorted once for all of its signatures, and not at all where none of them names a key. */
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

/** What is wrong with a signature whoever has made it, RFC 4035 §5.3.1. */
function problemOf(
  set: RecordSet,
  { data, name, class: inClass }: RecordOf<"RRSIG">,
  now: number,
): SignatureProblem | null {
  const isOfSet = isSameName(name, set.name) && inClass === set.class && data.covered === set.type;
  if (!isOfSet || !isWithin(set.name, data.signer)) return "wrong-signer";
  // RFC 4035 §2.4: what a zone says of its child is signed by the zone above.
  if (set.type === types.DS && isSameName(set.name, data.signer)) return "wrong-signer";
  // Nothing is made from a wildcard above the zone that it is in.
  if (data.labels > signedLabels(set.name) || data.labels < signedLabels(data.signer)) return "wrong-labels";
  const time = toSerial(now);
  if (isSerialBefore(data.expiration, time)) return "expired";
  if (isSerialBefore(time, data.inception)) return "not-yet-valid";
  // A time that began after it ended never was.
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
 * Whether what was signed cannot be told from what is there. Data that is not what its type says is signed like any other, by its
 * octets as they are; but of names within it, nobody knows then which octets are to be expanded and in lower case (RFC 4034 §6.2).
 */
function isObscure({ type, records }: RecordSet): boolean {
  return hasNames(type) && records.some(({ data }) => data.type === "broken");
}

function problemOfKey(key: DataOf<"DNSKEY">, { type }: RecordSet): SignatureProblem | null {
  if (!isZoneKey(key)) return "no-zone-key";
  // RFC 5011 §2.1: such a key still signs the set that says so.
  return isRevoked(key) && type !== types.DNSKEY ? "revoked-key" : null;
}

function problemBy(
  { algorithm, publicKey }: DataOf<"DNSKEY">,
  bytes: Buffer,
  signature: RecordOf<"RRSIG">,
  budget: VerificationBudget,
): SignatureProblem | null {
  const known = algorithms.get(algorithm);
  const key = known && publicKeyOf(known, publicKey);
  if (!key) return "unusable-key";
  budget.left--;
  return isSignatureOf(known, key, bytes, signature.data.signature) ? null : "bad-signature";
}
