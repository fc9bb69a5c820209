import type { DataOf } from "../dns/kinds.ts";

const known = new WeakMap<DataOf<"DNSKEY">, number>();

/**
 * The key tag by which signatures refer to a key, RFC 4034 appendix B. Several keys may share one. Cached, because a server may send thousands of
 * keys with as many sets.
 */
export function keyTag(key: DataOf<"DNSKEY">): number {
  const tag = known.get(key) ?? tagOf(key);
  known.set(key, tag);
  return tag;
}

function tagOf({ flags, protocol, algorithm, publicKey }: DataOf<"DNSKEY">): number {
  // Sums the data as 16-bit words; the key itself starts at an even offset.
  let sum = flags + (protocol << 8) + algorithm;
  for (const [index, octet] of publicKey.entries()) sum += index & 1 ? octet : octet << 8;
  return (sum + (sum >>> 16)) & 0xffff;
}

/** RFC 4034 §2.1.1: only zone keys sign zone data. */
export function isZoneKey({ flags, protocol }: DataOf<"DNSKEY">): boolean {
  return (flags & 0x0100) !== 0 && protocol === 3;
}

/** RFC 5011 §3: the owner has revoked it. */
export function isRevoked({ flags }: DataOf<"DNSKEY">): boolean {
  return (flags & 0x0080) !== 0;
}
