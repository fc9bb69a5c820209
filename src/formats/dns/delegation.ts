import { hash } from "node:crypto";
import { algorithms } from "../dnssec/algorithms.ts";
import { dataBytes } from "./data.ts";
import { isRevoked, isZoneKey, keyTag } from "../dnssec/key-tag.ts";
import type { DataOf } from "./kinds.ts";
import { lowerCased, type DnsName } from "./name.ts";
import type { RecordOf } from "./set.ts";

/** DS digest types: 1 of RFC 4034, 2 of RFC 4509, 4 of RFC 6605. GOST and newer ones are unsupported. */
const digests: ReadonlyMap<number, "sha1" | "sha256" | "sha384"> = new Map([
  [1, "sha1"],
  [2, "sha256"],
  [4, "sha384"],
]);

/** The digest of a key, RFC 4034 §5.1.4; null for an unknown digest type. */
export function delegationDigest(owner: DnsName, key: DataOf<"DNSKEY">, digestType: number): Buffer | null {
  const name = digests.get(digestType);
  return name ? hash(name, Buffer.concat([lowerCased(owner).wire, dataBytes(key)]), "buffer") : null;
}

/** Why no DS record matches a key. */
type DelegationProblem =
  | "no-matching-key"
  | "wrong-digest"
  | "revoked-key"
  /** Too many keys with the same tag to check; whether one of them matches is unknown. */
  | "too-many";

/** The result of matching DS records with keys. */
export type Delegation =
  /** They match these keys; one of them must have signed the DNSKEY set. */
  | { readonly kind: "anchored"; readonly keys: readonly RecordOf<"DNSKEY">[] }
  /** All DS records use unsupported algorithms or digests: RFC 6840 §5.2, as if there were none. */
  | { readonly kind: "unsupported"; readonly isDeprecated: boolean }
  /** They match no key of the zone, or only revoked ones. */
  | { readonly kind: "failed"; readonly problem: DelegationProblem };

/** At least one DS record of a zone. What the absence of DS records means is for the caller to prove. */
export type Delegations = readonly [DataOf<"DS">, ...DataOf<"DS">[]];

/** Maximum number of digests calculated. */
const mostDigests = 32;

/**
 * Matches validated or trusted DS records of a zone with its keys. RFC 9905 §2: RSASHA1 counts as unsupported. A SHA-1 digest (type 1) of another
 * algorithm's key still counts, as RFC 9904 §3 allows.
 */
export function matchDelegation(
  zone: DnsName,
  delegations: Delegations,
  keys: readonly RecordOf<"DNSKEY">[],
): Delegation {
  const known = delegations.filter((each) => algorithms.has(each.algorithm) && digests.has(each.digestType));
  const accepted = known.filter((each) => !algorithms.get(each.algorithm)?.isDeprecated);
  if (accepted.length === 0) return { kind: "unsupported", isDeprecated: known.length > 0 };
  // RFC 4509 §3: SHA-1 digests are ignored if there is a better one. Per algorithm, since a digest protects one key.
  const better = new Set(accepted.filter(({ digestType }) => digestType !== 1).map(({ algorithm }) => algorithm));
  const strong = accepted.filter(({ digestType, algorithm }) => digestType !== 1 || !better.has(algorithm));
  return compare(zone, strong, named(keys, new Set(strong.map(({ algorithm }) => algorithm))));
}

/** The keys of the accepted algorithms that a DS record matches. */
function named(
  keys: readonly RecordOf<"DNSKEY">[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<string, readonly RecordOf<"DNSKEY">[]> {
  const own = keys.filter(({ data }) => wanted.has(data.algorithm) && isZoneKey(data));
  return Map.groupBy(own, ({ data }) => `${data.algorithm} ${keyTag(data)}`);
}

function compare(
  zone: DnsName,
  delegations: readonly DataOf<"DS">[],
  keys: ReadonlyMap<string, readonly RecordOf<"DNSKEY">[]>,
): Delegation {
  const pairs = delegations.flatMap((each) =>
    (keys.get(`${each.algorithm} ${each.keyTag}`) ?? []).slice(0, mostDigests + 1).map((key) => ({ each, key })),
  );
  let problem: DelegationProblem = pairs.length > mostDigests ? "too-many" : "no-matching-key";
  const anchored = new Set<RecordOf<"DNSKEY">>();
  for (const { each, key } of pairs.slice(0, mostDigests)) {
    const isRight = delegationDigest(zone, key.data, each.digestType)?.equals(each.digest);
    if (isRight && !isRevoked(key.data)) anchored.add(key);
    else if (problem !== "too-many") problem = isRight ? "revoked-key" : "wrong-digest";
  }
  return anchored.size > 0 ? { kind: "anchored", keys: [...anchored] } : { kind: "failed", problem };
}
