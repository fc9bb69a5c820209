/** A proxy that the user named. Wherever it is, it may be asked; what it is asked for is judged all the same. */
export interface Proxy {
  /** Whether it is spoken to over TLS. */
  readonly isSecure: boolean;
  readonly host: string;
  readonly port: number;
  /** What it is shown of us, as the value of Proxy-Authorization. */
  readonly authorization?: string;
  /** How messages call it: without anything that is secret. */
  readonly name: string;
}

/** Which proxies stand between us and everybody else. */
export interface Proxies {
  /** For TLS and whatever begins in plain text and comes to it. */
  readonly secure?: Proxy | undefined;
  /** For plain HTTP. */
  readonly plain?: Proxy | undefined;
  /** Whether they resolve the names of hosts, so that no address is judged here. */
  readonly resolves?: boolean;
  /** Who is reached without them, as in NO_PROXY. */
  readonly bypass: readonly string[];
}
