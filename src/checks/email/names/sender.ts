import type { NamesRaw } from "./schema.ts";
import type { DomainRaw } from "../schema.ts";

/**
 * The PTR records that count for a domain that only sends. By RFC 5321 §5.1 its own host is a mail host, but here it accepts no mail. It needs a PTR
 * record only if the domain's own SPF record lists it as a sender, because receivers check the PTR record of senders.
 */
export function namesOfSenders({ names, spf, mx }: DomainRaw): NamesRaw {
  if (mx.kind !== "implicit" || spf.evaluation.permitsAll !== null) return { addresses: [], addressesTotal: 0 };
  const addresses = names.addresses.filter(({ address }) => spf.ownHostAddresses.includes(address));
  return { addresses, addressesTotal: addresses.length };
}
