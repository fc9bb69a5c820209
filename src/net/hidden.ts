import type { RecordData } from "../formats/dns/data.ts";
import type { DnsMessage } from "../formats/dns/message.ts";
import { mayShow, type Policy } from "./policy.ts";

/** More are not told apart from public ones; nobody has so many names in one run. */
const mostNoted = 10_000;

/** Notes the addresses in an answer of the operator's resolver that strangers may not see. */
export function notePrivate(
  { answers, authorities, additionals }: DnsMessage,
  policy: Policy,
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
  // RFC 9460 §7.3: hints are addresses of the service.
  if (data.type !== "SVCB" && data.type !== "HTTPS") return [];
  return data.parameters.flatMap((each) => ("addresses" in each ? each.addresses : []));
}
