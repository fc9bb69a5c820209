import { failure } from "../core/failure.ts";
import { within } from "../core/target/address.ts";

/** Targets that the operator excludes from all runs: domains with everything below them, and networks in the notation of `toNetwork`. */
export interface OptOut {
  readonly domains: readonly string[];
  readonly networks: readonly string[];
}

/** An empty opt-out list. */
export const noOptOuts: OptOut = { domains: [], networks: [] };

/** Whether an address is excluded. */
export function isNetworkOut(address: string, { networks }: OptOut): boolean {
  return networks.length > 0 && within(address, networks);
}

/** Throws where a host is excluded, by name or by address. */
export function refuseOptedOut(host: string, optOut: OptOut): void {
  const isBelow = optOut.domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  if (isBelow || isNetworkOut(host, optOut)) throw optedOut(host);
}

/** The failure for an excluded host. */
export function optedOut(host: string): Error {
  return failure("target.opted-out", { host }, { reason: "opted-out" });
}
