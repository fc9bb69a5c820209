import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Finding } from "../../../core/result/interpretation.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";

/** Prefix lengths that usually fail together: the smallest that are announced in BGP. */
const prefixes = { four: 24, six: 48 } as const;

/**
 * RFC 2182 §3.1: name servers belong in different networks. Addresses do not show the autonomous system, but they show whether all servers share the
 * smallest prefix that BGP announces.
 */
export function networkFindings(
  { authoritativeServers: servers }: DnsRaw,
  zone: string,
): readonly Finding<ProblemId>[] {
  const { list, total } = servers;
  const isTold = list.length === total && list.every(({ own }) => own !== null);
  const addresses = list.flatMap(({ own, glue }) => [...(own ?? []), ...glue]);
  if (!isTold) return [];
  // A client with one address family depends on that family alone, so each family counts by itself.
  const families = [true, false].map((isFour) => addresses.filter((each) => isIPv4(each) === isFour));
  const used = families.filter((each) => each.length > 0);
  const single = used.flatMap((each) => singleNetwork(each));
  if (single.length === 0 || single.length < used.length) return [];
  return new Set(addresses).size > used.length ? [find("one-network", { zone, network: single.join(", ") })] : [];
}

function singleNetwork(addresses: readonly string[]): readonly string[] {
  const networks = [...new Set(addresses.map(networkOf))];
  return networks.length === 1 ? networks : [];
}

function networkOf(address: string): string {
  const isFour = isIPv4(address);
  const block = `${address}/${isFour ? prefixes.four : prefixes.six}`;
  const first = isFour ? ipaddr.IPv4.networkAddressFromCIDR(block) : ipaddr.IPv6.networkAddressFromCIDR(block);
  return `${first.toString()}/${isFour ? prefixes.four : prefixes.six}`;
}
