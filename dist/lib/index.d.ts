import type { EitherCase, Options } from "./options.js";
import type { DnsAnswer, DnsInput, EmailAnswer, EmailHeaderAnswer, EmailHeaderInput, EmailInput, GoliveAnswer, GoliveInput, HttpAnswer, HttpInput, OwaspAnswer, OwaspInput, PortAnswer, PortInput, PqcAnswer, PqcInput, PropagationAnswer, PropagationInput, ReverseDnsAnswer, ReverseDnsInput, SslAnswer, SslInput } from "./types.js";
export { exitCode, type EndingOptions } from "./ending.js";
export { Failure } from "./failure.js";
export type { Options } from "./options.js";
export type * from "./types.js";
export { gate, type GateOptions } from "./gate.js";
/** Reads the records of a name, asks every name server of its zone and the zone above, verifies DNSSEC, and tells what is wrong. A string is its `query`. Throws `Failure` where nothing could be measured. */
export declare function dns(input: string | DnsInput, options?: Options): Promise<DnsAnswer>;
/** Looks at who takes the mail of a domain and who may send it: MX, STARTTLS, DANE, MTA-STS, TLS-RPT, SPF, DKIM, DMARC, BIMI and blocklists, and gives a score from 0 to 100. An IP address is judged as one that sends. A string is its `query`. Throws `Failure` where nothing could be measured. */
export declare function email(input: string | EmailInput, options?: Options): Promise<EmailAnswer>;
/** Reads the header of a message: its way from server to server, delays and hops without TLS, which results of SPF, DKIM and DMARC can be believed, whether its signatures still hold, and what may mislead a reader. A string is its `headers`. Throws `Failure` where nothing could be measured. */
export declare function emailHeader(input: string | EmailHeaderInput, options?: Options): Promise<EmailHeaderAnswer>;
/** Tells go, no-go or unknown by five essentials: DNS resolves, all resolvers have the same, TLS is ready, the site is reachable over HTTPS, the registration is not about to end. A string is its `query`. Throws `Failure` where nothing could be measured. */
export declare function golive(input: string | GoliveInput, options?: Options): Promise<GoliveAnswer>;
/** Follows the redirects from a URL and grades the security headers of the page by what they really prevent. A string is its `url`. Throws `Failure` where nothing could be measured. */
export declare function http(input: string | EitherCase<HttpInput>, options?: Options): Promise<HttpAnswer>;
/** Assesses from outside what shows of OWASP's Top Ten: secure headers, cryptographic failures, misconfiguration and outdated components, graded A+ to F. A string is its `host`. Throws `Failure` where nothing could be measured. */
export declare function owasp(input: string | OwaspInput, options?: Options): Promise<OwaspAnswer>;
/** Tries 48 well-known TCP ports and names the services, products and versions that answer. Scan only hosts that you own or are allowed to test. A string is its `host`. Throws `Failure` where nothing could be measured. */
export declare function port(input: string | EitherCase<PortInput>, options?: Options): Promise<PortAnswer>;
/** Tries a TLS 1.3 handshake that offers only the hybrid X25519MLKEM768, and tells whether a known edge or the server itself provides it. A string is its `host`. Throws `Failure` where nothing could be measured. */
export declare function pqc(input: string | PqcInput, options?: Options): Promise<PqcAnswer>;
/** Asks every name server of the zone and eight or more public resolvers for one type of records at once, and tells who still has something old, and for how long. A string is its `domain`. Throws `Failure` where nothing could be measured. */
export declare function propagation(input: string | PropagationInput, options?: Options): Promise<PropagationAnswer>;
/** Looks up the names of an address (PTR) and whether each of them leads back to it (FCrDNS), and who keeps the reverse zone. A string is its `query`. Throws `Failure` where nothing could be measured. */
export declare function reverseDns(input: string | ReverseDnsInput, options?: Options): Promise<ReverseDnsAnswer>;
/** Inspects the served certificate and connection: expiry, names, chain, revocation, TLS versions and HSTS, graded A+ to F. A string is its `host`. Throws `Failure` where nothing could be measured. */
export declare function ssl(input: string | EitherCase<SslInput>, options?: Options): Promise<SslAnswer>;
