import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";
import { reach } from "../core/target/address.ts";

/** The address families with a route from this machine: 4, 6, or both. */
export type Families = () => ReadonlySet<number>;

/** Those of the operating system. */
export function systemFamilies(): ReadonlySet<number> {
  return familiesOf(Object.values(networkInterfaces()).flatMap((each) => each ?? []));
}

/** The families of a machine's addresses, without those that are not routed. */
export function familiesOf(own: readonly Pick<NetworkInterfaceInfo, "address" | "family" | "internal">[]): Set<number> {
  return new Set(own.filter(leadsOut).map(({ family }) => (family === "IPv6" ? 6 : 4)));
}

/** Private IPv4 addresses are translated (NAT). RFC 4193 §4.1: a local IPv6 address reaches no other network. */
function leadsOut({ address, family, internal }: Parameters<typeof familiesOf>[0][number]): boolean {
  if (internal) return false;
  return family === "IPv6" ? reach(address) === "public" : reach(address) !== "never";
}
