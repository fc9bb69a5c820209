import { hash } from "node:crypto";
import { algorithms } from "../dnssec/algorithms.ts";
import { dataBytes } from "./data.ts";
import { isRevoked, isZoneKey, keyTag } from "../dnssec/key-tag.ts";
import type { DataOf } from "./kinds.ts";
import { lowerCased, type DnsName } from "./name.ts";
import type { RecordOf } from "./set.ts";

/** IANA's registry of DS digests: 1 of RFC 4034, 2 of RFC 4509, 4 of RFC 6605. GOST and what has come since are unsupported. */
const digests: ReadonlyMap<number, "sha1" | "sha256" | "sha384"> = new Map([
  [1, "sha1"],
  [2, "sha256"],
  [4, "sha384"],
]);

/** The digest of a key, RFC 4034 §5.1.4; null for a kind of digest that is not known. */
export function delegationDigest(owner: DnsName, key: DataOf<"DNSKEY">, digestType: number): Buffer | null {
  const name = digests.get(digestType);
  return name ? hash(name, Buffer.concat([lowerCased(owner).wire, dataBytes(key)]), "buffer") : null;
}

/** Why nothing that the zone above says leads to a key. */
type DelegationProblem =
  | "no-matching-key"
  | "wrong-digest"
  | "revoked-key"
  /** More keys of the same tag than anybody would calculate after: whether one of them is the right one is not known. */
  | "too-many";

/** What the zone above says of the keys of a zone. */
export type Delegation =
  /** It names these; one of them must have signed the keys of the zone. */
  | { readonly kind: "anchored"; readonly keys: readonly RecordOf<"DNSKEY">[] }
  /** All that it says is in algorithms and digests that do not count: RFC 6840 §5.2, as if it said nothing. */
  | { readonly kind: "unsupported"; readonly isDeprecated: boolean }
  /** It names keys that the zone does not have, or has revoked. */
  | { readonly kind: "failed"; readonly problem: DelegationProblem };

/** DS records of a zone: without any there is nothing to compare, and what that means is the caller's to prove. */
export type Delegations = readonly [DataOf<"DS">, ...DataOf<"DS">[]];

/** So many digests are calculated. */
const mostDigests = 32;

/**
 * Compares the DS records of a zone, which the caller has verified or trusts, with its keys. RFC 9905 §2: those of RSASHA1 count as
 * little as those of an unknown algorithm; a SHA-1 digest (type 1) of another key still counts, as RFC 9904 §3 has it.
 */
export function matchDelegation(
  zone: DnsName,
  delegations: Delegations,
  keys: readonly RecordOf<"DNSKEY">[],
): Delegation {
  const known = delegations.filter((each) => algorithms.has(each.algorithm) && digests.has(each.digestType));
  const accepted = known.filter((each) => !algorithms.get(each.algorithm)?.isDeprecated);
  if (accepted.length === 0) return { kind: "unsupported", isDeprecated: known.length > 0 };
  // RFC 4509 §3: where there is something better, SHA-1 does not count. By algorithm, since a digest protects one key.
  const better = new Set(accepted.filter(({ digestType }) => digestType !== 1).map(({ algorithm }) => algorithm));
  const strong = accepted.filter(({ digestType, algorithm }) => digestType !== 1 || !better.has(algorithm));
  return compare(zone, strong, named(keys, new Set(strong.map(({ algorithm }) => algorithm))));
}

/** Of the keys of some algorithms those that sign a zone, by what a DS record names them by. */
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
