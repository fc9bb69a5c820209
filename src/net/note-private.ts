import type { RecordData } from "../formats/dns/data.ts";
import type { DnsMessage } from "../formats/dns/message.ts";
import { mayShow, type AddressPolicy } from "./policy.ts";

/** The most addresses recorded; a run has far fewer names. */
const mostNoted = 10_000;

/** Records the private addresses in an answer of the operator's resolver; the caller may not see them. */
export function notePrivate(
  { answers, authorities, additionals }: DnsMessage,
  policy: AddressPolicy,
  noted: Set<string>,
): void {
  for (const { data } of [...answers, ...authorities, ...additionals]) {
    for (const address of addressesIn(data)) {
      if (noted.size < mostNoted && !mayShow(address, policy)) noted.add(address);
    }
  }
}

function addressesIn(data: RecordData): readonly string[] {
  if (data.type === "A" || data.type === "AAAA") return "address" in data ? [data.address] : [];
  // RFC 9460 §7.3: address hints are addresses of the service.
  if (data.type !== "SVCB" && data.type !== "HTTPS") return [];
  return data.parameters.flatMap((each) => ("addresses" in each ? each.addresses : []));
}
