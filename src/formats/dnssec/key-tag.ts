import type { DataOf } from "../dns/kinds.ts";

const known = new WeakMap<DataOf<"DNSKEY">, number>();

/**
 * The number by which signatures name a key, RFC 4034 appendix B. Several keys may have the same. It is worked out once: whoever
 * sends thousands of keys sends as many sets to verify by them.
 */
export function keyTag(key: DataOf<"DNSKEY">): number {
  const tag = known.get(key) ?? tagOf(key);
  known.set(key, tag);
  return tag;
}

function tagOf({ flags, protocol, algorithm, publicKey }: DataOf<"DNSKEY">): number {
  // The data in 16 bits at a time: the key itself begins at an even place.
  let sum = flags + (protocol << 8) + algorithm;
  for (const [index, octet] of publicKey.entries()) sum += index & 1 ? octet : octet << 8;
  return (sum + (sum >>> 16)) & 0xffff;
}

/** RFC 4034 §2.1.1: only keys of a zone sign what is in it. */
export function isZoneKey({ flags, protocol }: DataOf<"DNSKEY">): boolean {
  return (flags & 0x0100) !== 0 && protocol === 3;
}

/** RFC 5011 §3: its owner has given it up. */
export function isRevoked({ flags }: DataOf<"DNSKEY">): boolean {
  return (flags & 0x0080) !== 0;
}
