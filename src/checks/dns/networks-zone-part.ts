import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Finding } from "../../core/interpretation.ts";
import { find, type ProblemId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";

/** What fails together as a rule: what is announced as one at least, in IPv4 and in IPv6. */
const prefixes = { four: 24, six: 48 } as const;

/**
 * RFC 2182 §3.1: servers belong into several networks. Which of them are in one autonomous system, their addresses do not tell; that
 * all are in the smallest prefix that anybody announces, they do.
 */
export function networkFindings({ servers }: DnsRaw, zone: string): readonly Finding<ProblemId>[] {
  const { list, total } = servers;
  const isTold = list.length === total && list.every(({ own }) => own !== null);
  const addresses = list.flatMap(({ own, glue }) => [...(own ?? []), ...glue]);
  const networks = [...new Set(addresses.map(networkOf))];
  const [network] = networks;
  const isOne = networks.length === 1 && new Set(addresses).size > 1;
  return isTold && isOne && network !== undefined ? [find("one-network", { zone, network })] : [];
}

function networkOf(address: string): string {
  const isFour = isIPv4(address);
  const block = `${address}/${isFour ? prefixes.four : prefixes.six}`;
  const first = isFour ? ipaddr.IPv4.networkAddressFromCIDR(block) : ipaddr.IPv6.networkAddressFromCIDR(block);
  return `${first.toString()}/${isFour ? prefixes.four : prefixes.six}`;
}
