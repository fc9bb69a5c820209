import { hash } from "node:crypto";
import { algorithms } from "./algorithms.ts";
import { dataBytes } from "./data.ts";
import { isRevoked, isZoneKey, keyTag } from "./key-tag.ts";
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

/** What the zone above says of the keys of a zone. */
export type Delegation =
  /** It names these; one of them must have signed the keys of the zone. */
  | { readonly kind: "anchored"; readonly keys: readonly RecordOf<"DNSKEY">[] }
  /** All that it says is in algorithms and digests that are not known: RFC 6840 §5.2, as if it said nothing. */
  | { readonly kind: "unsupported" }
  /** It names keys that the zone does not have, or has revoked. */
  | { readonly kind: "failed"; readonly problem: "no-matching-key" | "wrong-digest" | "revoked-key" };

/** A zone has few; whoever has more is after our time. */
const mostRecords = 32;

/** Compares the DS records of a zone, which the caller has verified or trusts, with its keys. */
export function matchDelegation(
  zone: DnsName,
  delegations: readonly DataOf<"DS">[],
  keys: readonly RecordOf<"DNSKEY">[],
): Delegation {
  const known = delegations.filter((each) => algorithms.has(each.algorithm) && digests.has(each.digestType));
  if (known.length === 0) return { kind: "unsupported" };
  // RFC 4509 §3: where there is something better, SHA-1 does not count. By algorithm, since a digest protects one key.
  const strong = known.filter(
    ({ digestType, algorithm }) =>
      digestType !== 1 || !known.some((each) => each.digestType !== 1 && each.algorithm === algorithm),
  );
  let problem: "no-matching-key" | "wrong-digest" | "revoked-key" = "no-matching-key";
  const anchored: RecordOf<"DNSKEY">[] = [];
  for (const each of strong.slice(0, mostRecords)) {
    for (const key of keys.slice(0, mostRecords)) {
      if (!isNamed(key.data, each)) continue;
      if (!delegationDigest(zone, key.data, each.digestType)?.equals(each.digest)) problem = "wrong-digest";
      else if (isRevoked(key.data)) problem = "revoked-key";
      else anchored.push(key);
    }
  }
  return anchored.length > 0 ? { kind: "anchored", keys: anchored } : { kind: "failed", problem };
}

function isNamed(key: DataOf<"DNSKEY">, { keyTag: tag, algorithm }: DataOf<"DS">): boolean {
  return isZoneKey(key) && key.algorithm === algorithm && keyTag(key) === tag;
}
