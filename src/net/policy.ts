import { reach, within } from "../core/target/address.ts";

/** Whom the door may open to. */
export interface Policy {
  /** Whether the user of this process may name special addresses (loopback, private networks …): true on a command line, false on a server. */
  readonly special: boolean;
  /** Networks in the notation of `toNetwork` that count as public. */
  readonly allow: readonly string[];
}

/**
 * Whether an address may be contacted. What the user names may be special where the policy says so; what a public party
 * names (a redirect, a URL inside a certificate) must be public itself, so that no site can send us into a private network.
 */
export function mayContact(address: string, namedBy: string | undefined, policy: Policy): boolean {
  if (isPublic(address, policy)) return true;
  if (reach(address) === "never" || !policy.special) return false;
  return namedBy === undefined || !isPublic(namedBy, policy);
}

function isPublic(address: string, { allow }: Policy): boolean {
  return reach(address) === "public" || within(address, allow);
}
