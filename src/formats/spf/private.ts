import { apart, isNobody, type SpfAddresses } from "./addresses.ts";
import { rangeOf, united, type SpfRanges } from "./ranges.ts";

/** Networks that send no mail over the Internet: RFC 1918, RFC 6598, RFC 1122 §3.2.1.3, RFC 3927, RFC 4193, RFC 4291 §2.5. */
const networks = [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["::1", 128],
] as const;

const inside: SpfAddresses = { four: rangesOf("."), six: rangesOf(":") };

function rangesOf(mark: string): SpfRanges {
  const own = networks.filter(([address]) => address.includes(mark));
  return own.reduce<SpfRanges>((all, [address, prefix]) => united(all, rangeOf(address, prefix)), []);
}

/** The addresses that can send mail over the Internet. */
export function routed(addresses: SpfAddresses): SpfAddresses {
  return apart(addresses, inside);
}

/** Whether there are addresses, all of them private. */
export function isPrivate(addresses: SpfAddresses): boolean {
  return !isNobody(addresses) && isNobody(routed(addresses));
}
