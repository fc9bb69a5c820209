import { types, typeText } from "../../../formats/dns/codes.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, setsOf, type RecordOf, type RecordSet } from "../../../formats/dns/set.ts";
import { isRevoked, isZoneKey } from "../../../formats/dnssec/key-tag.ts";
import type { Replies } from "./replies.ts";
import type { SeenAddress } from "./schema.ts";

/** The DNSKEY set in a server's authoritative answer; undefined without one. */
export function keySetIn({ keys: { message } }: Pick<Replies, "keys">, zone: DnsName): RecordSet | undefined {
  if (!message?.isAuthoritative) return undefined;
  return setsOf(message.answers).find(({ type, name }) => type === types.DNSKEY && isSameName(name, zone));
}

/**
 * Algorithms of the zone's keys or DS records that a server's sets are not signed with. RFC 4035 §2.2: the signer signs each set with every
 * algorithm of the DNSKEY set, and the DNSKEY set with every algorithm of the DS set. RFC 6840 §5.11: validators must not insist on it.
 */
export function unsignedAlgorithmsIn(
  replies: Replies,
  zone: DnsName,
  delegations: readonly RecordOf<"DS">[] | null,
): SeenAddress["unsignedAlgorithms"] {
  const keySet = keySetIn(replies, zone);
  if (!keySet || !delegations || keySet.signatures.length === 0) return [];
  const keys = recordsOf("DNSKEY", keySet.records).filter(({ data }) => isZoneKey(data) && !isRevoked(data));
  const ofKeys = keys.map(({ data }) => data.algorithm);
  const ofDelegations = delegations.map(({ data }) => data.algorithm);
  const missing = [keySet, ...signedSetsIn(replies, zone)].flatMap((set) => {
    const needed = set === keySet ? [...ofKeys, ...ofDelegations] : ofKeys;
    const used = new Set(set.signatures.map(({ data }) => data.algorithm));
    return needed.filter((each) => !used.has(each)).map((algorithm) => ({ algorithm, type: typeText(set.type) }));
  });
  return [...Map.groupBy(missing, ({ algorithm }) => algorithm)]
    .toSorted(([one], [other]) => one - other)
    .map(([algorithm, some]) => ({ algorithm, types: [...new Set(some.map(({ type }) => type))] }));
}

/** The signed sets of the zone in a server's answers, without its keys. A set without any signature has another fault. */
export function signedSetsIn({ soa, own, further }: Replies, zone: DnsName): readonly RecordSet[] {
  const told = [soa, ...Object.values(own), ...further.map((each) => each.told)];
  return told
    .flatMap(({ message }) => (message?.isAuthoritative ? setsOf(message.answers) : []))
    .filter(({ signatures }) => signatures.length > 0 && signatures.every(({ data }) => isSameName(data.signer, zone)));
}
