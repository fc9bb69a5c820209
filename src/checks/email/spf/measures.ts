/** What else of a domain the points of its SPF record depend on. */
export interface SpfSurroundings {
  /** Whether a DMARC policy of quarantine or reject is in effect, by which `~all` is as good as `-all`. */
  readonly hasDmarcPolicy: boolean;
  /** Whether it sends mail, or may do so for all that is known: no record that lets nobody send is offered to it then. */
  readonly isSending?: boolean;
}

/** RFC 7208 §2.3: the record of a name that a mail server gives in HELO, which is that of the host alone. */
export const heloRecord = "v=spf1 a -all";

/** Points that are taken away from a record that can be used. */
export const spfDeductions = { softAlone: 3, open: 8, ptr: 2, nearlyTooMany: 1 } as const;

/** From so many look-ups on there are nearly too many. */
export const fewestNearlyTooMany = 9;

/** More IPv4 addresses than this are more than one sender's. */
export const mostOwnAddresses = 2 ** 16;

/** Points that are taken away for addresses beyond that: three, and one more each time their number doubles. */
export function wideDeduction(addresses: number): number {
  if (addresses <= mostOwnAddresses) return 0;
  return Math.min(mostWide, fewestWide + Math.floor(Math.log2(addresses / mostOwnAddresses)));
}

/** The least and the most that are taken away; at the most half of all addresses may send, and that is another problem. */
export const [fewestWide, mostWide] = [3, 15] as const;

/** A longer record no longer fits everywhere into an answer of 512 octets: RFC 7208 §3.4. */
export const mostOctets = 450;
