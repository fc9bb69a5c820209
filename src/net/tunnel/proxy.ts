/** A proxy that the user configured. Its own address is not checked; the targets are. */
export interface Proxy {
  /** Whether it is spoken to over TLS. */
  readonly isSecure: boolean;
  readonly host: string;
  readonly port: number;
  /** The value of Proxy-Authorization. */
  readonly authorization?: string;
  /** Its name in messages, without secrets. */
  readonly name: string;
}

/** The proxies to use. */
export interface Proxies {
  /** For TLS, including STARTTLS. */
  readonly secure?: Proxy | undefined;
  /** For plain HTTP. */
  readonly plain?: Proxy | undefined;
  /** Whether they resolve host names, so that no address is checked here. */
  readonly resolves?: boolean;
  /** The hosts that bypass them, as in NO_PROXY. */
  readonly bypass: readonly string[];
}
