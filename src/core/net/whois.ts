import type { Named } from "./net.ts";

/** Octets of a question and of an answer at most, and the milliseconds for all of it unless whoever asks has less. */
export const whoisLimits = { question: 512, answer: 256 * 1024, patience: 6000 } as const;

/** Who is asked over WHOIS (RFC 3912). */
export interface WhoisServer extends Named {
  /** Null is the one of IANA, which knows whose each top-level domain is, or whom the operator has chosen in its place. */
  readonly host: string | null;
  /** 43 where it is left out; what others name is 43 or a port that no system reserves. */
  readonly port?: number;
}

/** What is asked there, and how long it is waited for. */
export interface WhoisQuestion {
  /** One line of printable ASCII without its end. */
  readonly line: string;
  /** Milliseconds for connection and answer, within the deadline of the run. */
  readonly patience?: number;
}

/** What a WHOIS server said until it hung up, whatever that means. */
export interface WhoisReply {
  /** Who was asked, as a name or address, with the port where that is not 43. */
  readonly server: string;
  readonly address: string;
  readonly bytes: Uint8Array;
  /** Whether it had more to say than is kept. */
  readonly truncated: boolean;
  readonly ms: number;
}
