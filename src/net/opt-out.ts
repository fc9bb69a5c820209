import { failure } from "../core/failure.ts";
import { within } from "../core/target/address.ts";

/** Whom the operator has promised to leave alone: domains with everything below them, and networks in the notation of `toNetwork`. */
export interface OptOut {
  readonly domains: readonly string[];
  readonly networks: readonly string[];
}

/** Nobody has asked to be left alone. */
export const nobody: OptOut = { domains: [], networks: [] };

/** Whether an address is left alone. */
export function isNetworkOut(address: string, { networks }: OptOut): boolean {
  return networks.length > 0 && within(address, networks);
}

/** Throws where a host is left alone, by its name or as the address that it is. */
export function refuseOptedOut(host: string, optOut: OptOut): void {
  const isBelow = optOut.domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  if (isBelow || isNetworkOut(host, optOut)) throw optedOut(host);
}

/** The failure of whoever asks for a host that is left alone. */
export function optedOut(host: string): Error {
  return failure("target.opted-out", { host }, { reason: "opted-out" });
}
