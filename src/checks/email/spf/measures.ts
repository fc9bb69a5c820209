/** Results of other parts that SPF points depend on. */
export interface SpfSurroundings {
  /** Whether a DMARC policy of quarantine or reject applies; then `~all` is as good as `-all`. */
  readonly hasDmarcPolicy: boolean;
  /** Whether it sends mail or may do so. Then it is never offered a record without senders. */
  readonly isSending?: boolean;
}

/** RFC 7208 §2.3: the record for a mail server's HELO name, which allows that host only. */
export const heloRecord = "v=spf1 a -all";

/** Deductions from a valid record. */
export const spfDeductions = { softAlone: 3, open: 8, ptr: 2, nearlyTooMany: 1 } as const;

/** From this number on, lookups are close to the limit. */
export const fewestNearlyTooMany = 9;

/** More IPv4 addresses than this are too many for one sender. */
export const mostOwnAddresses = 2 ** 16;

/** Deduction for a wider range: three points, plus one for each doubling. */
export function wideDeduction(addresses: number): number {
  if (addresses <= mostOwnAddresses) return 0;
  return Math.min(mostWide, fewestWide + Math.floor(Math.log2(addresses / mostOwnAddresses)));
}

/** Smallest and largest deduction; at most half of all addresses may send here, above that another problem applies. */
export const [fewestWide, mostWide] = [3, 15] as const;

/** Longer records may not fit into a 512-byte response (RFC 7208 §3.4). */
export const mostOctets = 450;
