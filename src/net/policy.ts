import { isIP } from "node:net";
import { addressByProxy } from "../core/net/net.ts";
import { reach, within } from "../core/target/address.ts";
import { isNetworkOut, noOptOuts, type OptOut } from "./opt-out.ts";

/** Which addresses the door may connect to. */
export interface AddressPolicy {
  /**
   * Whether the user of this process may name special addresses (loopback, private networks …): true on the command line, false on a
   * server.
   */
  readonly special: boolean;
  /** Whether the user may see special addresses that may not be contacted: the operator of a server. */
  readonly showsSpecial?: boolean;
  /** Networks in the notation of `toNetwork` that count as public. */
  readonly allow: readonly string[];
  /** Targets that no run connects to; {@link noOptOuts} where absent. */
  readonly optOut?: OptOut;
}

/**
 * Whether an address may be contacted. The user may name special addresses where the policy allows it. What a public party names (a
 * redirect, a URL in a certificate) must be public itself, so that no site can reach into a private network.
 */
export function mayContact(address: string, namedBy: string | undefined, policy: AddressPolicy): boolean {
  if (isNetworkOut(address, policy.optOut ?? noOptOuts)) return false;
  if (isPublic(address, policy)) return true;
  if (reach(address) === "never" || !policy.special) return false;
  return namedBy === undefined || !isPublic(namedBy, policy);
}

/**
 * Whether only a host's public addresses may be disclosed: on a server, names are resolved by the operator's resolver, which may know
 * private networks. Address literals and `localhost` (RFC 6761 §6.3) disclose nothing.
 */
export function isHidden(host: string, { special, showsSpecial = false }: AddressPolicy): boolean {
  return !special && !showsSpecial && isIP(host) === 0 && !/(?:^|\.)localhost$/.test(host);
}

/** Whether the caller may see an address from the operator's resolver. */
export function mayShow(address: string, policy: AddressPolicy): boolean {
  return policy.special || isPublic(address, policy);
}

function isPublic(address: string, { allow }: AddressPolicy): boolean {
  // The proxy resolves the name, so the address is unknown here and counts as public.
  return address === addressByProxy || reach(address) === "public" || within(address, allow);
}

// RFC 6761 §6.3, RFC 6762 §3, RFC 7686 §2, RFC 8375 §4, and IANA's registry of special-use names for the rest: a proxy would resolve them
// to itself, to its own network, or not at all.
const specialUse = /(?:^|\.)(?:localhost|local|onion|invalid|home\.arpa|alt)\.?$/i;

// Names that can only exist in the proxy's network: ICANN reserved `internal` for that; also single labels.
const inside = /(?:^|\.)(?:internal|intranet|lan|corp|home)\.?$|^[^.]*\.?$/i;

/**
 * Whether a proxy may be asked for a host by name, which then stands for unchecked addresses: never for special-use names, and for internal
 * names only where the user named them.
 */
export function mayAskByName(host: string, namedBy: string | undefined, policy: AddressPolicy): boolean {
  if (specialUse.test(host)) return false;
  return !inside.test(host) || (policy.special && (namedBy === undefined || !isPublic(namedBy, policy)));
}
