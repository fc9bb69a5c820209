import { types, typeText } from "../../../formats/dns/codes.ts";
import type { ResourceRecord } from "../../../formats/dns/message.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import { hashedName, ownerHash } from "../../../formats/dnssec/nsec3-hash.ts";
import { plainName } from "../zone/names.ts";
import type { Replies } from "./replies.ts";
import type { SeenAddress } from "./schema.ts";

/** RFC 9276 §3.2: records with more iterations are ignored. */
const mostIterations = 150;

/** Types that say nothing about a name's own data: signatures, and the proofs themselves. */
const unlistable: ReadonlySet<number> = new Set([types.RRSIG, types.NSEC, types.NSEC3]);

/**
 * Types that a server has at a name, but that the name's NSEC or NSEC3 record does not list. RFC 4034 §4.1.2: the bitmap lists every type at
 * the name. Resolvers that reuse these records (RFC 8198) then deny the type.
 */
export function unlistedIn(replies: Replies, name: DnsName, zone: DnsName): SeenAddress["unlisted"] {
  const { soa, ns, keys, own, nothing, further } = replies;
  const told = [
    soa,
    ns,
    keys,
    ...Object.values(own),
    ...(nothing ? [nothing] : []),
    ...further.map((each) => each.told),
  ];
  const messages = told.flatMap(({ message }) => (message?.isAuthoritative ? [message] : []));
  const answers = messages.flatMap((each) => each.answers);
  const proofs = messages.flatMap((each) => each.authorities);
  const names = isSameName(name, zone) ? [name] : [name, zone];
  return names.flatMap((each) => {
    const bitmaps = bitmapsOf(each, zone, proofs);
    const present = new Set(
      answers.filter((record) => isSameName(record.name, each) && !unlistable.has(record.type)).map(({ type }) => type),
    );
    const missing = [...present].filter((type) => bitmaps.some((bits) => !bits.includes(type)));
    return missing.length > 0 ? [{ name: plainName(each), types: missing.map(typeText).toSorted() }] : [];
  });
}

function bitmapsOf(name: DnsName, zone: DnsName, records: readonly ResourceRecord[]): readonly (readonly number[])[] {
  const plain = recordsOf("NSEC", records).filter((each) => isSameName(each.name, name));
  const hashed = recordsOf("NSEC3", records).filter((each) => {
    const { hashAlgorithm, iterations } = each.data;
    if (hashAlgorithm !== 1 || iterations > mostIterations) return false;
    return ownerHash(each, zone)?.equals(hashedName(name, each.data)) ?? false;
  });
  return [...plain, ...hashed].map(({ data }) => data.types);
}
