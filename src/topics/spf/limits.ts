/** Results of other parts that the findings about SPF depend on. */
export interface SpfSurroundings {
  /** Whether a DMARC policy of quarantine or reject applies; then `~all` is as good as `-all`. */
  readonly hasDmarcPolicy: boolean;
  /** Whether it sends mail or may do so. Then it is never offered a record without senders. */
  readonly isSending?: boolean;
}

/** RFC 7208 §2.3: the record for a mail server's HELO name, which allows that host only. */
export const heloRecord = "v=spf1 a -all";

/** From this number on, lookups are close to the limit. */
export const fewestNearlyTooMany = 9;

/** More IPv4 addresses than this are too many for one sender. */
export const mostOwnAddresses = 2 ** 16;

/** Longer records may not fit into a 512-byte response (RFC 7208 §3.4). */
export const mostOctets = 450;
