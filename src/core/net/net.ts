import type { DnsQuestion, DnsReply } from "./dns.ts";
import type { MailGreeting } from "./mail.ts";
import type { SourceId, SourceReply, SourceRequest } from "./source.ts";
import type { Starttls } from "./starttls.ts";
import type { WhoisQuestion, WhoisReply, WhoisServer } from "./whois.ts";

/** The address of a host to contact; see {@link Net.addresses}. */
interface Placed {
  /** By default whichever answers first. */
  readonly at?: string;
}

/** A host, by name or address, and a port. */
export interface Endpoint extends Placed {
  readonly host: string;
  readonly port: number;
  /** The protocol spoken before TLS (STARTTLS); without it TLS starts at once. */
  readonly starttls?: Starttls;
  /** The protocol over implicit TLS, if it is not HTTP; then no HTTP is offered or requested. */
  readonly implicitTlsProtocol?: Starttls;
}

/** Stands for the address of a host whose name a proxy resolves. */
export const addressByProxy = "(proxy)";

/** An address of a host. */
export interface HostAddress {
  /** A value for {@link Placed.at}: the address, and the port if the user named one (`127.0.0.1:8443`, IPv6 in brackets then). */
  readonly id: string;
  readonly address: string;
  /** Whether it may be contacted, depending on who named the host. */
  readonly isAllowed: boolean;
  /** Whether this machine has no route to its address family. */
  readonly isForeign?: boolean;
}

/** A host or URL and who named it. One named by a public party must be public; one named by the user may be private. */
export interface Named {
  /** The address of the party that named it; absent for the user. */
  readonly namedBy?: string;
}

/** How a handshake differs from that of a current client. */
export interface TlsOffer {
  /** Offers every version and suite of the library, and accepts weak keys: only for observing a bad server. */
  readonly lenient?: boolean;
  /** Intermediates (DER) that were fetched because the server did not send them. */
  readonly issuers?: readonly Uint8Array[];
  /** Key exchange groups to offer, in OpenSSL's names, best first. Also offers HTTP/2. */
  readonly groups?: readonly string[];
  /** Offers only TLS 1.3, where every suite needs one of the groups. */
  readonly onlyTls13?: boolean;
  /** Offers only what a server can answer with a certificate for one of these kinds of keys: signature algorithms, and suites up to TLS 1.2. */
  readonly keys?: readonly KeyKind[];
  /** Accepts a server without RFC 5746 (secure renegotiation), as browsers do. */
  readonly legacyRenegotiation?: boolean;
  /** Offers at most TLS 1.2: a server whose key has no TLS 1.3 signature scheme would choose TLS 1.3 and then fail. */
  readonly belowTls13?: boolean;
}

/** The kinds of keys for which a server may have a certificate each. RSASSA-PSS keys count as RSA. */
export const keyKinds = ["RSA", "ECDSA", "EdDSA"] as const;

/** One of {@link keyKinds}. */
export type KeyKind = (typeof keyKinds)[number];

/** A completed TLS handshake. */
export interface Handshake {
  readonly address: string;
  readonly protocol: string;
  readonly cipher: string;
  /** The key exchange group; null without one (static RSA). */
  readonly group: string | null;
  readonly alpn: string | null;
  /** The served chain in wire order, DER; at most {@link chainLimit} certificates. */
  readonly chain: readonly Uint8Array[];
  /** OpenSSL's reason for not trusting the chain; null if trusted. Names are not checked. */
  readonly trustError: string | null;
  /** Whether trust was checked with {@link TlsOffer.lenient}, which accepts weak keys and hashes. */
  readonly lenient: boolean;
  /** True if the server lacks RFC 5746: OpenSSL 3 refuses it by default; browsers do not. */
  readonly legacyRenegotiation?: boolean;
  /** The stapled OCSP response, DER. */
  readonly staple: Uint8Array | null;
  readonly ms: number;
}

/** Maximum number of certificates kept of a served chain. */
export const chainLimit = 32;

/** An HTTP request for an absolute http or https URL; GET by default. */
export interface HttpRequest extends Named, Placed {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Bytes of the body to keep; the rest is discarded, not buffered. */
  readonly limit?: number;
  /**
   * Milliseconds after which the exchange is given up, within the deadline of the run. If it ends this way, or the peer closes, before any byte
   * arrived, the failure has a parameter `silence`: the milliseconds since the connection attempt. Behind a proxy it has a parameter `proxy`
   * instead, because the proxy accepts the connection.
   */
  readonly patience?: number;
  /** Milliseconds within which a new connection must be established; also reported as `silence`. */
  readonly acceptance?: number;
  /** Whether the request omits credentials of protected pages: for URLs named by certificates, which are public. */
  readonly isAnonymous?: boolean;
}

/** An HTTP response with any status, including redirects. `ms` ends with the body and includes connecting. */
export interface HttpReply {
  readonly address: string;
  readonly status: number;
  /** In wire order, with duplicates and original case; bytes above 127 as latin1. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  readonly truncated: boolean;
  /** Whether only the tolerant parser accepted the response. */
  readonly parser: "strict" | "tolerant";
  /** Parts of the response head that browsers reject or treat differently; absent without any. */
  readonly oddities?: readonly HeadOddity[];
  /** HTTP/2 joins repeated headers, so that their number is unknown. */
  readonly version: "1.1" | "2";
  /** The handshake of the connection that carried this response; null over plain HTTP. */
  readonly handshake: Handshake | null;
  readonly ms: number;
  /** Sequential network round trips: DNS, connection and handshake if new, and the exchange. */
  readonly roundTrips: number;
}

/** A violation of the grammar in a response head that browsers treat differently. */
export interface HeadOddity {
  /** A NUL byte; white space between a header name and its colon; a status line that Firefox rejects. */
  readonly kind: (typeof oddityKinds)[number];
  /** The header name, or the status line. */
  readonly seen: string;
}

/** The kinds of {@link HeadOddity}. */
export const oddityKinds = ["nul-byte", "space-before-colon", "status-line"] as const;

/** The answer to a raw ClientHello. */
export interface HelloReply {
  readonly bytes: Uint8Array;
  /** How it ended: enough was read, the peer closed or reset, or it timed out. */
  readonly end: "enough" | "closed" | "reset" | "silent";
}

/** Limits of a banner: bytes, and milliseconds to wait. */
export const bannerLimits = { bytes: 1024, patience: 300 } as const;

/** The options of a TCP connection attempt. */
export interface ConnectOffer {
  /** Milliseconds for the connection; defaults to that of all probes. The banner has its own. */
  readonly patience?: number;
  /** Milliseconds to wait for a banner, at most {@link bannerLimits}; absent: no wait. */
  readonly banner?: number;
  /** What to send once the connection is established; absent: nothing. Only a client's first message of a protocol. */
  readonly hello?: Uint8Array;
}

/** The result of a TCP connection attempt. */
export interface ConnectReply {
  /**
   * `open`: accepted; `closed`: refused by a RST or an ICMP port unreachable; `filtered`: timeout, or another ICMP error after the first packet;
   * `error`: this machine could not try (no route, no free descriptor), which says nothing about the port.
   */
  readonly state: "open" | "closed" | "filtered" | "error";
  /** The address that accepted; null if none did. */
  readonly address: string | null;
  /** The reason code as in failures (`tcp.refused`, `tcp.unreachable`, `timeout.tcp`); null if open. */
  readonly reason: string | null;
  /** The system's error name (`ECONNREFUSED`, `EHOSTUNREACH`, `EMFILE`); null without one, as after our own timeout. */
  readonly errno: string | null;
  /** The server's first bytes; null if not waited for. */
  readonly banner: Banner | null;
  /** Milliseconds from the first packet to the answer, without DNS and banner. */
  readonly ms: number;
}

/** The first bytes of a server that speaks first. */
export interface Banner {
  readonly bytes: Uint8Array;
  /** How it ended: the limit was reached, the peer closed or reset, or it timed out. */
  readonly end: "enough" | "closed" | "reset" | "silent";
}

/**
 * All network access. Answers are plain values, never sockets, so that they can be recorded, replayed and written by hand in tests. Every method only
 * throws `Failure`.
 */
export interface Net {
  /** TLS handshake with a target. Without an offer the connection is kept for the next `http` to that origin. */
  tls(to: Endpoint & Named, offer?: TlsOffer): Promise<Handshake>;
  /**
   * Sends a raw ClientHello and returns the first flight, for versions and suites that no library offers any more. Reads up to the ServerHello, or up
   * to the key exchange.
   */
  hello(to: Endpoint & Named, bytes: Uint8Array, until?: "hello" | "key-exchange"): Promise<HelloReply>;
  /** Opens an SMTP session, uses STARTTLS if offered, and quits; no mail is sent. Throws without a greeting; later faults are in the answer. */
  mail(to: Endpoint & Named): Promise<MailGreeting>;
  /**
   * Opens a TCP connection, sends nothing but the hello of the offer, and closes it with a RST. Refused, timed out and unreachable are answers; `Failure` is for what prevented
   * the attempt: no such name, no allowed address, the budget, a proxy, the end of the run.
   */
  connect(to: Endpoint & Named, offer?: ConnectOffer): Promise<ConnectReply>;
  /** One HTTP exchange with a target; redirects are returned, not followed. One connection per origin and run. */
  http(request: HttpRequest): Promise<HttpReply>;
  /** Every address of a host, including forbidden ones, in connection order. */
  addresses(of: Endpoint & Named): Promise<readonly HostAddress[]>;
  /** Sends a DNS query. Every response code is an answer; no answer is `dns.failed` or `timeout.dns`. */
  dns(question: DnsQuestion): Promise<DnsReply>;
  /** Queries a third party at the configured address, following its referrals in public address space; failures are `source.*`. */
  source(id: SourceId, request: SourceRequest): Promise<SourceReply>;
  /**
   * Queries a public WHOIS server, or the one that the operator configured. The answer is returned unparsed; failures are `source.*` or
   * `timeout.source`.
   */
  whois(server: WhoisServer, question: WhoisQuestion): Promise<WhoisReply>;
}

/** The traffic of a run so far. */
export interface Traffic {
  readonly connections: number;
  readonly requests: number;
  readonly bytes: number;
}

/**
 * One HTTP exchange with a server that the operator configured; redirects are returned, not followed. Returns the complete body or throws `Failure`.
 * `patience` covers everything.
 */
export type Send = (
  request: Pick<HttpRequest, "url" | "headers" | "body" | "patience"> & {
    readonly method?: NonNullable<HttpRequest["method"]> | "PATCH" | "DELETE";
  },
  signal?: AbortSignal,
) => Promise<Pick<HttpReply, "status" | "headers" | "body">>;
