import type { DnsLookup } from "../../../probes/dns/ask.ts";

/** All queries to one address, sent in parallel: a responding server answers them within one round trip. */
export interface Replies {
  readonly soa: DnsLookup;
  /** Without EDNS and in mixed case. */
  readonly plain: DnsLookup;
  /** Without EDNS as well, so that a server that drops EDNS does not appear to lack TCP. */
  readonly tcp: DnsLookup;
  readonly ns: DnsLookup;
  readonly keys: DnsLookup;
  /** For the name, by type. */
  readonly own: Readonly<Record<ComparedType, DnsLookup>>;
  /** For a name that does not exist; queried if the zone must prove that. */
  readonly nothing: DnsLookup | null;
}

/** The types queried at every server and compared between servers. */
export const comparedTypes = ["A", "AAAA", "MX", "TXT", "CAA"] as const;

/** One of the compared types. */
export type ComparedType = (typeof comparedTypes)[number];

/** The value that represents an NXDOMAIN answer. */
export const absence = "NXDOMAIN";
