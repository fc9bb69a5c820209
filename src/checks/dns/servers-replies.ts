import type { Told } from "../../probes/dns/ask.ts";

/** Everything that one address was asked, at once: a server that answers has answered all of it after one way there and back. */
export interface Replies {
  readonly soa: Told;
  /** Without EDNS, and in a mixture of upper and lower case. */
  readonly plain: Told;
  /** Without EDNS as well: whoever loses that does not lack TCP. */
  readonly tcp: Told;
  readonly ns: Told;
  readonly keys: Told;
  readonly four: Told;
  readonly six: Told;
}
