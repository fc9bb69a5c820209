import { dataBytes } from "./data.ts";
import type { DataOf } from "./kinds.ts";

/** The number by which signatures name a key, RFC 4034 appendix B. Several keys may have the same. */
export function keyTag(key: DataOf<"DNSKEY">): number {
  let sum = 0;
  for (const [index, octet] of dataBytes(key).entries()) sum += index & 1 ? octet : octet << 8;
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
