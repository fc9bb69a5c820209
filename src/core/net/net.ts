import type { DnsQuestion, DnsReply } from "./dns.ts";
import type { MailGreeting } from "./mail.ts";
import type { SourceId, SourceReply, SourceRequest } from "./source.ts";
import type { Starttls } from "./starttls.ts";
import type { WhoisQuestion, WhoisReply, WhoisServer } from "./whois.ts";

/** Which of the addresses of a host is asked, where it matters: see {@link Net.addresses}. */
interface Placed {
  /** Whichever answers first where it is left out. */
  readonly at?: string;
}

/** A host, by name or address, and a port. */
export interface Endpoint extends Placed {
  readonly host: string;
  readonly port: number;
  /** What is spoken there until both sides agree on TLS; TLS at once where it is absent. */
  readonly starttls?: Starttls;
  /** What is spoken over TLS that begins at once, where it is no HTTP: none is offered then, nor asked for. */
  readonly speaks?: Starttls;
}

/** What stands for the address of a host whose name a proxy resolves. */
export const addressByProxy = "(proxy)";

/** One address that a host is said to have. */
export interface HostAddress {
  /** What {@link Placed.at} takes: the address, and the port where the user named one (`127.0.0.1:8443`, IPv6 in brackets then). */
  readonly id: string;
  readonly address: string;
  /** Whether it may be contacted, given who named the host. */
  readonly isAllowed: boolean;
  /** Whether it is of a family of which this machine has no address that leads anywhere. */
  readonly isForeign?: boolean;
}

/** A place and who named it. A place named by a public party must be public; one named by the user may be private. */
export interface Named {
  /** The address of the party whose words we follow; absent where they are the user's own. */
  readonly namedBy?: string;
}

/** What a handshake does that the one of a current client does not. */
export interface TlsOffer {
  /** Offers every version and suite the library still has, and accepts weak keys: to look at a bad server, never to trust one. */
  readonly lenient?: boolean;
  /** Intermediates (DER) that were fetched because the server did not send them. */
  readonly issuers?: readonly Uint8Array[];
  /** Key-exchange groups to offer instead of the usual ones, as OpenSSL names them, best first. HTTP/2 is offered beside HTTP/1.1 then. */
  readonly groups?: readonly string[];
  /** Offers TLS 1.3 and nothing older, where every suite needs one of the groups. */
  readonly onlyTls13?: boolean;
  /** Offers TLS 1.2 at most: a server whose key has no signature in TLS 1.3 takes that version, and then has nothing to sign with. */
  readonly belowTls13?: boolean;
}

/** One finished TLS handshake, as a value. */
export interface Handshake {
  readonly address: string;
  readonly protocol: string;
  readonly cipher: string;
  /** The key-exchange group; null where the suite has none (static RSA). */
  readonly group: string | null;
  readonly alpn: string | null;
  /** The chain exactly as served, in wire order, DER; at most {@link chainLimit} certificates. */
  readonly chain: readonly Uint8Array[];
  /** OpenSSL's one reason for not trusting the chain; null where it trusts it. Names are not compared. */
  readonly trustError: string | null;
  /** Whether trust was judged with {@link TlsOffer.lenient}, which overlooks weak keys and hashes. */
  readonly lenient: boolean;
  /** The stapled OCSP response, DER. */
  readonly staple: Uint8Array | null;
  readonly ms: number;
}

/** How many certificates of a served chain are kept. */
export const chainLimit = 32;

/** One HTTP exchange as a probe asks for it; an absolute http or https URL, GET unless said otherwise. */
export interface HttpRequest extends Named, Placed {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Bytes of the body to keep; the rest is dropped, not buffered. */
  readonly limit?: number;
  /**
   * Milliseconds after which this exchange is given up, within the deadline of the run. Where it was they that ended, or the
   * other end hung up, and not a single byte had come, the failure bears a parameter `silence`: the milliseconds since the connection was tried.
   */
  readonly patience?: number;
  /** Milliseconds within which a new connection must have come about; the same is said where they end it. */
  readonly acceptance?: number;
  /** Whether the request carries no credentials of protected pages: what a certificate names is public. */
  readonly isAnonymous?: boolean;
}

/** One HTTP response as a value, whatever its status; a redirect is a reply like any other. `ms` ends with the body and includes whatever had to be opened or waited for first. */
export interface HttpReply {
  readonly address: string;
  readonly status: number;
  /** In wire order, duplicates and case kept; bytes above 127 as latin1. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  readonly truncated: boolean;
  /** Whether only the tolerant parser could read the reply. */
  readonly parser: "strict" | "tolerant";
  /** What browsers disagree about, or refuse, in the head of the reply; absent where there is no such thing. */
  readonly oddities?: readonly HeadOddity[];
  /** HTTP/2 joins repeated headers, so that their number cannot be told. */
  readonly version: "1.1" | "2";
  /** The handshake of the very connection that carried this reply; null over plain HTTP. */
  readonly handshake: Handshake | null;
  readonly ms: number;
  /** Network round trips on the way to this reply: name, connection and handshake where they were new, and the exchange. */
  readonly roundTrips: number;
}

/** Something in the head of a reply that the grammar forbids and browsers do not take alike. */
export interface HeadOddity {
  /** A NUL byte; white space between the name of a header and its colon; a status line that Firefox refuses. */
  readonly kind: (typeof oddityKinds)[number];
  /** The name of the header, or the status line. */
  readonly seen: string;
}

/** The kinds of {@link HeadOddity}. */
export const oddityKinds = ["nul-byte", "space-before-colon", "status-line"] as const;

/** What came back for a raw ClientHello. */
export interface HelloReply {
  readonly bytes: Uint8Array;
  /** How it ended: enough was read, the peer closed or reset, or it stayed silent. */
  readonly end: "enough" | "closed" | "reset" | "silent";
}

/** Bytes of a banner that are kept, and the milliseconds for it to come. */
export const bannerLimits = { bytes: 256, patience: 300 } as const;

/** How one TCP connection is asked for. */
export interface ConnectOffer {
  /** Milliseconds for the connection to come about; those of every probe where it is absent. The banner has its own beside them. */
  readonly patience?: number;
  /** Milliseconds to wait for what a server says first, at most those of {@link bannerLimits}; absent: no wait. Nothing is ever sent. */
  readonly banner?: number;
}

/** What one attempt to open a TCP connection came to. */
export interface ConnectReply {
  /**
   * `open`: accepted; `closed`: refused by a RST or an ICMP port unreachable; `filtered`: no answer in time, or another ICMP error
   * after the first packet; `error`: this machine could not try (no route, no free descriptor), which says nothing of the port.
   */
  readonly state: "open" | "closed" | "filtered" | "error";
  /** The address that accepted; null where none did. */
  readonly address: string | null;
  /** The reason code, as failures have it (`tcp.refused`, `tcp.unreachable`, `timeout.tcp`); null where the port is open. */
  readonly reason: string | null;
  /** The error of the system by its name (`ECONNREFUSED`, `EHOSTUNREACH`, `EMFILE`); null where it reported none, as when our patience ended. */
  readonly errno: string | null;
  /** What the server said first; null without a wait for it. */
  readonly banner: Banner | null;
  /** Milliseconds from the first packet to the answer, without the name and the banner. */
  readonly ms: number;
}

/** The first bytes of a server that speaks first. */
export interface Banner {
  readonly bytes: Uint8Array;
  /** How it ended: as much as is kept was read, the peer closed or reset, or its time was over. */
  readonly end: "enough" | "closed" | "reset" | "silent";
}

/**
 * The whole outside world. Answers are plain values, never sockets,
 * so that any of them can be recorded, replayed and written by hand in a test.
 * Every method throws `Failure` and nothing else.
 */
export interface Net {
  /** Shakes hands with a target. Without an offer the connection is kept for the next `http` to that origin. */
  tls(to: Endpoint & Named, offer?: TlsOffer): Promise<Handshake>;
  /**
   * Sends raw ClientHello bytes and returns the first flight that comes back: versions and suites that no library offers any more.
   * It is read as far as the ServerHello, or as far as the message that tells the key exchange.
   */
  hello(to: Endpoint & Named, bytes: Uint8Array, until?: "hello" | "key-exchange"): Promise<HelloReply>;
  /**
   * Greets a mail server, turns to TLS where it offers that, and takes leave: nothing is ever handed to it. Throws where nobody
   * greets; what went wrong afterwards is in the answer.
   */
  mail(to: Endpoint & Named): Promise<MailGreeting>;
  /**
   * Opens one TCP connection, sends nothing, and ends it with a RST. Refused, silent and out of reach are answers; `Failure` is
   * left for what kept us from asking: no such name, no allowed address, the budget, a proxy, the end of the run.
   */
  connect(to: Endpoint & Named, offer?: ConnectOffer): Promise<ConnectReply>;
  /** One exchange with a target; redirects are reported, not followed. One connection per origin and run. */
  http(request: HttpRequest): Promise<HttpReply>;
  /** Every address of a host, those that may not be contacted included, in the order in which they would be tried. */
  addresses(of: Endpoint & Named): Promise<readonly HostAddress[]>;
  /** Asks a resolver or a name server. What it answers is told whatever its code; no answer at all is `dns.failed` or `timeout.dns`. */
  dns(question: DnsQuestion): Promise<DnsReply>;
  /** Asks a third party at the address that the operator has chosen for it, and whom that refers us to in public space; `source.*` says why it told nothing. */
  source(id: SourceId, request: SourceRequest): Promise<SourceReply>;
  /**
   * Asks a WHOIS server in public space, or the one that the operator has chosen. What it answers is told as it comes; why it told
   * nothing is `source.*` or `timeout.source`.
   */
  whois(server: WhoisServer, question: WhoisQuestion): Promise<WhoisReply>;
}

/** What a run has cost so far. */
export interface Traffic {
  readonly connections: number;
  readonly requests: number;
  readonly bytes: number;
}

/**
 * One exchange with a server that the operator chose, as a value; redirects are reported, not followed. The body is whole, or the
 * exchange throws `Failure`. `patience` covers all of it.
 */
export type Send = (
  request: Pick<HttpRequest, "url" | "headers" | "body" | "patience"> & {
    readonly method?: NonNullable<HttpRequest["method"]> | "PATCH";
  },
  signal?: AbortSignal,
) => Promise<Pick<HttpReply, "status" | "headers" | "body">>;
