import type { Told } from "../../../probes/dns/ask.ts";

/** Everything that one address was asked, at once: a server that answers has answered all of it after one way there and back. */
export interface Replies {
  readonly soa: Told;
  /** Without EDNS, and in a mixture of upper and lower case. */
  readonly plain: Told;
  /** Without EDNS as well: whoever loses that does not lack TCP. */
  readonly tcp: Told;
  readonly ns: Told;
  readonly keys: Told;
  /** Of the name, by type. */
  readonly own: Readonly<Record<ComparedType, Told>>;
  /** For a name that nobody has; asked where the zone must prove that. */
  readonly nothing: Told | null;
}

/** The types that every server is asked for, and whose answers are held beside each other. */
export const comparedTypes = ["A", "AAAA", "MX", "TXT", "CAA"] as const;

/** One of them. */
export type ComparedType = (typeof comparedTypes)[number];

/** What stands for the answer that there is no such name. */
export const absence = "NXDOMAIN";
