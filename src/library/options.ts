import type { Language } from "./types.ts";

/** How to measure. What is left out keeps the default of the command line; the environment is not read. */
export interface Options {
  /** DNS resolvers to ask instead of the system's: `IP`, `IP:port` with IPv6 in brackets, `https://host/path` or `tls://host`. */
  readonly resolver?: string | readonly string[] | undefined;
  /** Path of a file with DS or DNSKEY records by which DNSSEC is verified, instead of those of the root zone. */
  readonly trustAnchor?: string | undefined;
  /** Resolvers to compare instead of the known public ones: `[NAME=]SERVER[#filters]`. */
  readonly publicResolver?: string | readonly string[] | undefined;
  /** Resolvers over HTTPS to ask about lookalike domains instead of two public ones: `https://host/path`. */
  readonly doh?: string | readonly string[] | undefined;
  /**
   * Lists of senders to ask instead of the known ones: `ZONE`, or `ZONE=CODES` with `127.0.0.2+127.0.0.4-127.0.0.7`; `off` asks none.
   * A key in a zone is in no answer.
   */
  readonly blocklist?: string | readonly string[] | undefined;
  /** Your own resolver, which lists that answer no public one are asked through; they are not asked where it is left out. */
  readonly blocklistResolver?: string | undefined;
  /** `host:port:address` or `host:port:address:port`, as curl has it: reach this host at this address, whatever the DNS says. */
  readonly resolve?: string | readonly string[] | undefined;
  /** Path of a PEM file with authorities that are trusted beside Mozilla's. */
  readonly caFile?: string | undefined;
  /**
   * Headers for the target's own https origin, by name: what opens a protected preview. They go nowhere else, only to a server whose
   * certificate is trusted, and their values are in no answer.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Path of a PEM file with a client certificate, which the target's own origin is shown once that is found to be trusted. */
  readonly clientCert?: string | undefined;
  /** Path of a PEM file with its key, where the file of the certificate has none. */
  readonly clientKey?: string | undefined;
  /** Opens an encrypted key. */
  readonly clientKeyPassphrase?: string | undefined;
  /** URL of a proxy through which everything is measured, with user name and password where it wants them; `NO_PROXY` is not read. */
  readonly proxy?: string | undefined;
  /** Whether that proxy resolves the names of hosts, whose addresses are not judged then. */
  readonly proxyDns?: boolean | undefined;
  /**
   * Path of a folder where what is measured is kept, as a server keeps it, and from which `history` and `pivot` are answered. Nothing
   * is kept without it.
   */
  readonly dataDir?: string | undefined;
  /** Seconds after which a target is given up; 10 unless told otherwise. */
  readonly timeout?: number | undefined;
  /** Language of every sentence in the answer; English unless told otherwise. */
  readonly lang?: Language | undefined;
  /**
   * Calls the measurement off: a `Failure` with the reason `aborted` is thrown. What `AbortSignal.timeout` ends counts as a target
   * that did not answer in time.
   */
  readonly signal?: AbortSignal | undefined;
}

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

/** Parameters of the API, each under its name there or as a program spells it: `min_ssl` or `minSsl`. */
export type EitherCase<Input> = Input & { readonly [Name in keyof Input as CamelCase<Name>]?: Input[Name] | undefined };
