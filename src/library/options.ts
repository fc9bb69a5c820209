import type { Language } from "./types.ts";

/** What a measurement reports before its answer. */
export type Progress =
  /** How many parts are done: targets of a gate, names of a survey. */
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  /** A completed part of the answer. */
  | { readonly kind: "item"; readonly item: unknown };

/** Receives messages beside the answers, such as a `console`. */
export interface Logger {
  /** What goes on: a wait for a server without room. */
  readonly info?: ((message: string) => void) | undefined;
  /** What went wrong and changes no answer: results that could not be stored, a bug. */
  readonly warn?: ((message: string) => void) | undefined;
}

/** How to measure. The defaults are those of the command line; the environment is not read. */
export interface Options {
  /** DNS resolvers to ask instead of the system's: `IP`, `IP:port` with IPv6 in brackets, `https://host/path` or `tls://host`. */
  readonly resolver?: string | readonly string[] | undefined;
  /** Path of a file with DS or DNSKEY records to use as DNSSEC trust anchors, instead of those of the root zone. */
  readonly trustAnchor?: string | undefined;
  /** Resolvers to compare instead of the known public ones: `[NAME=]SERVER[#filters]`. */
  readonly publicResolver?: string | readonly string[] | undefined;
  /** Resolvers over HTTPS to ask about lookalike domains instead of two public ones: `https://host/path`. */
  readonly doh?: string | readonly string[] | undefined;
  /**
   * Blocklists to query instead of the known ones: `ZONE`, or `ZONE=CODES` with `127.0.0.2+127.0.0.4-127.0.0.7`; `off` queries none. A key
   * in a zone is not part of any answer.
   */
  readonly blocklist?: string | readonly string[] | undefined;
  /** Your own resolver for blocklists that refuse public resolvers. Without it, these lists are skipped. */
  readonly blocklistResolver?: string | undefined;
  /** Whether the `dns` check asks each name server for the whole zone (AXFR). The records are counted and dropped. */
  readonly axfr?: boolean | undefined;
  /** Connect to this address for this host, as curl --resolve does: `host:port:address` or `host:port:address:port`. */
  readonly resolve?: string | readonly string[] | undefined;
  /** Certificate authorities to trust in addition to Mozilla's: PEM text, or the path of a PEM file. */
  readonly caFile?: string | undefined;
  /**
   * Headers for the target's own https origin, by name, for example to open a protected preview. They are sent only to that origin, and
   * only if its certificate is trusted. Their values are not part of any answer.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * A client certificate: PEM text, or the path of a PEM file. It is presented to the target's own origin only, once the certificate of the server is
   * trusted.
   */
  readonly clientCert?: string | undefined;
  /** Its private key, if it is not with the certificate: PEM text, or the path of a PEM file. */
  readonly clientKey?: string | undefined;
  /** Passphrase of an encrypted key. */
  readonly clientKeyPassphrase?: string | undefined;
  /** URL of a proxy to measure through, with user name and password if it requires them. `NO_PROXY` is not read. */
  readonly proxy?: string | undefined;
  /** Whether the proxy resolves host names. Their addresses are then not judged. */
  readonly proxyDns?: boolean | undefined;
  /** Path of a folder in which results are stored, as on a server; `history` and `pivot` read it. Nothing is stored without it. */
  readonly dataDir?: string | undefined;
  /** URL of a Portcullis server that measures instead of this process. It is asked with the global `fetch`. */
  readonly server?: string | undefined;
  /** API key for that server. */
  readonly apiKey?: string | undefined;
  /**
   * Accepts an earlier result of the server, or of `dataDir`, that is at most so many seconds old, up to 30 days; 0 measures. By default a
   * server decides for each check, and this process measures. Refused without either, and for checks that an earlier result never answers, such as
   * the gate.
   */
  readonly maxAge?: number | undefined;
  /**
   * Resolves host names to addresses, instead of the operating system or the resolvers: returns one or more, or throws an error with the code
   * `ENOTFOUND`. The questions of the checks about DNS records are not affected.
   */
  readonly lookup?: ((host: string) => string | readonly string[] | Promise<string | readonly string[]>) | undefined;
  /** Called with the progress of a long measurement in this process. */
  readonly onProgress?: ((event: Progress) => void) | undefined;
  /** Receives messages beside the answer, instead of the warnings of the process. */
  readonly logger?: Logger | undefined;
  /** Time limit for a target in seconds (default 10, or what the check needs, up to 90; with a server at least 20). */
  readonly timeout?: number | undefined;
  /** Language of all sentences in the answer (default English). */
  readonly lang?: Language | undefined;
  /**
   * Aborts the measurement, which throws a `Failure` with the reason `aborted`. If `AbortSignal.timeout` ends it, the target counts as one
   * that did not answer in time.
   */
  readonly signal?: AbortSignal | undefined;
}

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

/** Parameters of the API, each under its name there or in camelCase: `min_ssl` or `minSsl`. */
export type EitherCase<Input> = Input & { readonly [Name in keyof Input as CamelCase<Name>]?: Input[Name] | undefined };
