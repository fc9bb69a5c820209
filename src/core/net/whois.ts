import type { Named } from "./net.ts";

/** Limits: bytes of a query and an answer, and default milliseconds. */
export const whoisLimits = { question: 512, answer: 256 * 1024, patience: 6000 } as const;

/** A WHOIS server (RFC 3912). */
export interface WhoisServer extends Named {
  /** Null means IANA's server, which refers to the registry of each top-level domain, or the configured replacement. */
  readonly host: string | null;
  /** 43 by default; ports named by other parties must be 43 or unprivileged. */
  readonly port?: number;
}

/** A WHOIS query. */
export interface WhoisQuestion {
  /** One line of printable ASCII without line end. */
  readonly line: string;
  /** Milliseconds for connection and answer, within the deadline of the run. */
  readonly patience?: number;
}

/** Everything that a WHOIS server sent until it closed the connection. */
export interface WhoisReply {
  /** The queried name or address, with the port if it is not 43. */
  readonly server: string;
  readonly address: string;
  readonly bytes: Uint8Array;
  /** Whether the answer exceeded the limit. */
  readonly truncated: boolean;
  readonly ms: number;
}
