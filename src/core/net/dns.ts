import type { Blocklist } from "./blocklist.ts";
import type { Named } from "./net.ts";

/** The reason for a query interrupted by the end of the run: an answer may have been on its way. */
export const outOfTime = "timeout.run";

/** A DNS query for one record type of one name, in class IN. */
export interface DnsQuestion extends Pick<Named, "namedBy"> {
  /** In zone file format (RFC 1035 §5.1), with or without trailing dot. */
  readonly name: string;
  /**
   * The IANA number of the type. AXFR requests the whole zone from `server` over TCP; the records are counted and dropped.
   */
  readonly type: number;
  /**
   * The server to query: `192.0.2.1`, `192.0.2.1:5353`, `[2001:db8::1]:53`, `https://dns.example/dns-query` or `tls://dns.example`. By default the
   * run's resolvers in turn until one answers. A server that the operator did not configure must be public.
   */
  readonly server?: string;
  /** RD: request recursion, as resolvers expect; true by default. */
  readonly isRecursionDesired?: boolean;
  /** CD: return data that fails validation too. */
  readonly isCheckingDisabled?: boolean;
  /** DO: request signatures; AD then says whether the resolver validated the answer. */
  readonly isDnssecOk?: boolean;
  /** Whether to send an OPT record, RFC 6891; true by default. A server that does not support it, or does not answer, is queried again without. */
  readonly hasEdns?: boolean;
  /** An address whose network (/24, /56) the answer should suit, RFC 7871. For name servers, and only with publicly known addresses. */
  readonly clientSubnet?: string;
  /** Whether to use TCP at once, to test it; otherwise UDP first for plain servers, and TCP if UDP fails. */
  readonly isOverTcp?: boolean;
  /** Milliseconds before a second attempt, and again before giving up; a slow server that answers has longer, within the deadline. */
  readonly patience?: number;
  /** The number of this query if it is repeated to see whether the answer changes; cached answers are not used. */
  readonly time?: number;
}

/** An answer to a query with any response code. */
export interface DnsReply {
  /** The server that answered, as named in the query or the run's list. */
  readonly server: string;
  readonly over: "udp" | "tcp" | "tls" | "https";
  /** The message as received: valid, with the id and question that were sent. */
  readonly message: Uint8Array;
  /** Whether it came over TCP because it was truncated. */
  readonly wasTruncated: boolean;
  /** Whether the query was repeated without an OPT record because the server did not understand it. */
  readonly isWithoutEdns: boolean;
  /** What the server did not answer at all, so that the query was repeated differently: with an OPT record, or over UDP. Usually absent. */
  readonly lost?: "edns" | "udp";
  /** Milliseconds of the exchange that brought it; of two, the second. */
  readonly ms: number;
  /** What came of a zone transfer (AXFR): the message is then the first one without its records. Absent for other queries. */
  readonly transfer?: {
    readonly records: number;
    readonly octets: number;
    /** Whether the whole zone came, not only what the limits allow. */
    readonly isComplete: boolean;
  };
}

/** A public resolver, or one configured in its place. */
export interface PublicResolver {
  /** Its display name. */
  readonly name: string;
  /** A value for {@link DnsQuestion.server}. */
  readonly server: string;
  /** Whether it blocks names that it considers harmful. */
  readonly isFiltering: boolean;
}

/** A DNSSEC trust anchor as a digest: RFC 4034 §5.1. */
export interface TrustAnchor {
  /** The zone of the key, usually `.`. */
  readonly zone: string;
  readonly keyTag: number;
  readonly algorithm: number;
  readonly digestType: number;
  /** In hexadecimal, in either case. */
  readonly digest: string;
}

/** The operator's DNS settings. */
export interface DnsOutfit {
  readonly publicResolvers: readonly PublicResolver[];
  readonly anchors: readonly TrustAnchor[];
  /** The blocklists to query; empty if switched off. */
  readonly blocklists: readonly Blocklist[];
  /** DoH resolvers for bulk queries, as in {@link DnsQuestion.server}; at least one. */
  readonly doh: readonly string[];
  /** The resolver for lists that refuse public ones, as in {@link DnsQuestion.server}; null without one. */
  readonly blocklistResolver: string | null;
}
