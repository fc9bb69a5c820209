import { isIP } from "node:net";
import { addressByProxy } from "../core/net/net.ts";
import { reach, within } from "../core/target/address.ts";
import { isNetworkOut, nobody, type OptOut } from "./opt-out.ts";

/** Whom the door may open to. */
export interface Policy {
  /** Whether the user of this process may name special addresses (loopback, private networks …): true on a command line, false on a server. */
  readonly special: boolean;
  /** Networks in the notation of `toNetwork` that count as public. */
  readonly allow: readonly string[];
  /** Whom no run connects to; {@link nobody} where it is absent. */
  readonly optOut?: OptOut;
}

/**
 * Whether an address may be contacted. What the user names may be special where the policy says so; what a public party
 * names (a redirect, a URL inside a certificate) must be public itself, so that no site can send us into a private network.
 */
export function mayContact(address: string, namedBy: string | undefined, policy: Policy): boolean {
  if (isNetworkOut(address, policy.optOut ?? nobody)) return false;
  if (isPublic(address, policy)) return true;
  if (reach(address) === "never" || !policy.special) return false;
  return namedBy === undefined || !isPublic(namedBy, policy);
}

/**
 * Whether a host is told apart by its public addresses alone: strangers see names through the operator's resolver, which may know
 * names of private networks. What is said of an address literal, or of `localhost` (RFC 6761 §6.3), gives nothing away.
 */
export function isHidden(host: string, { special }: Policy): boolean {
  return !special && isIP(host) === 0 && !/(?:^|\.)localhost$/.test(host);
}

/** Whether strangers may see an address that the operator's resolver has told. */
export function mayShow(address: string, policy: Policy): boolean {
  return policy.special || isPublic(address, policy);
}

function isPublic(address: string, { allow }: Policy): boolean {
  // Nobody here knows it, so that it counts as a public one.
  return address === addressByProxy || reach(address) === "public" || within(address, allow);
}

// RFC 6761 §6.3, RFC 6762 §3, RFC 7686 §2, RFC 8375 §4, and IANA's registry of special-use names for the rest: a proxy takes them for
// itself, for its own network, or for nothing.
const specialUse = /(?:^|\.)(?:localhost|local|onion|invalid|home\.arpa|alt)\.?$/i;

// What leads into the network of the proxy where it leads anywhere: ICANN reserved `internal` for that, and so do names of one label.
const inside = /(?:^|\.)(?:internal|intranet|lan|corp|home)\.?$|^[^.]*\.?$/i;

/**
 * Whether a proxy may be asked for a host by its name, which then stands for addresses that nobody has judged: never for names of
 * special use, and for names inside a network only where the user named them.
 */
export function mayAskByName(host: string, namedBy: string | undefined, policy: Policy): boolean {
  if (specialUse.test(host)) return false;
  return !inside.test(host) || (policy.special && (namedBy === undefined || !isPublic(namedBy, policy)));
}
