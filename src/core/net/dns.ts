import type { Blocklist } from "./blocklist.ts";
import type { Named } from "./net.ts";

/** The reason of a question that the end of the run interrupted: an answer may have been on its way. */
export const outOfTime = "timeout.run";

/** One question to the DNS, for one type of records of one name, in class IN. */
export interface DnsQuestion extends Pick<Named, "namedBy"> {
  /** As master files write it (RFC 1035 §5.1), with or without the dot at its end. */
  readonly name: string;
  /** The number of the type, as IANA has it. */
  readonly type: number;
  /**
   * Who is asked: `192.0.2.1`, `192.0.2.1:5353`, `[2001:db8::1]:53`, `https://dns.example/dns-query` or `tls://dns.example`. The
   * resolvers of the run, one after the other until one can tell, where it is left out. A server that is none of the operator's
   * must be public.
   */
  readonly server?: string;
  /** RD: ask for recursion, as resolvers expect; true by default. */
  readonly isRecursionDesired?: boolean;
  /** CD: what does not verify is told all the same. */
  readonly isCheckingDisabled?: boolean;
  /** DO: signatures are wanted, and AD says whether whoever answers has verified them. */
  readonly isDnssecOk?: boolean;
  /** Whether the question has an OPT record, RFC 6891; true unless told otherwise. A server that knows none, or is silent, is asked again without. */
  readonly hasEdns?: boolean;
  /** An address in whose network (/24, /56) the answer is to be good, RFC 7871. For name servers, and with addresses that are public knowledge. */
  readonly clientSubnet?: string;
  /** Whether it goes over TCP at once, to see whether it can; otherwise UDP first for plain servers, then TCP if UDP is silent or refused. */
  readonly isOverTcp?: boolean;
  /** Milliseconds after which a server is asked once more, and after as many again given up; one that is there and slow has longer, within the deadline of the run. */
  readonly patience?: number;
  /** Which asking of the same question it is, where it is asked again to see whether the answer stays: none that an earlier one got is repeated. */
  readonly time?: number;
}

/** An answer to a question, whatever its response code says. */
export interface DnsReply {
  /** Who answered, as the question or the list of the run names it. */
  readonly server: string;
  readonly over: "udp" | "tcp" | "tls" | "https";
  /** The message as it was received: it can be read, and bears the number and the question that were sent. */
  readonly message: Uint8Array;
  /** Whether it came over TCP because it did not fit into a datagram. */
  readonly wasTruncated: boolean;
  /** Whether the server was asked without an OPT record because it did not understand one. */
  readonly isWithoutEdns: boolean;
  /** What the server leaves without any answer, so that it had to be asked another way: questions with an OPT record, or over UDP. Absent as a rule. */
  readonly lost?: "edns" | "udp";
  /** Milliseconds of the exchange that brought it; of the second one where there were two. */
  readonly ms: number;
}

/** A resolver that answers everybody, or one that the operator has put into its place. */
export interface PublicResolver {
  /** As people write it. */
  readonly name: string;
  /** What {@link DnsQuestion.server} takes. */
  readonly server: string;
  /** Whether it withholds names that it takes for harmful. */
  readonly isFiltering: boolean;
}

/** A key that is trusted by itself, as its digest: RFC 4034 §5.1. */
export interface TrustAnchor {
  /** The name of the zone whose key it is, `.` as a rule. */
  readonly zone: string;
  readonly keyTag: number;
  readonly algorithm: number;
  readonly digestType: number;
  /** In hexadecimal digits, of whatever case. */
  readonly digest: string;
}

/** What the operator says of the DNS as a whole. */
export interface DnsOutfit {
  readonly publicResolvers: readonly PublicResolver[];
  readonly anchors: readonly TrustAnchor[];
  /** The lists of senders and domains that are asked; none where the operator wants none. */
  readonly blocklists: readonly Blocklist[];
  /** Resolvers that are asked over HTTPS about many names at once, as {@link DnsQuestion.server} takes them; at least one. */
  readonly doh: readonly string[];
  /** Who asks those that answer resolvers of one's own alone, as {@link DnsQuestion.server} takes it; null where there is none. */
  readonly blocklistResolver: string | null;
}
