import type { Context } from "../../core/check.ts";
import { isClosedDomain } from "../../data/registration/closed-suffixes.ts";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { registrationOf } from "../registration/registration.ts";
import { delegationOf } from "./delegated-domain.ts";
import { plainText } from "./plain-text.ts";

/**
 * Whether a domain is registered. `unregistered`: its registry says that it is not, so anyone can register it. `undelegated`: missing in
 * the parent zone, and the registry could not be asked. `held`: registered, but missing in the parent zone. `closed`: missing, and not open
 * to everyone for registration. `homeless`: there is no registry. `own`: the checked domain itself. `none`: there is no registrable domain.
 */
export interface Ownership {
  readonly state:
    | "registered"
    | "unregistered"
    | "undelegated"
    | "held"
    | "closed"
    | "no-registry"
    | "own"
    | "none"
    | "unknown";
  /** Why the state, or the registry's answer, is unknown; null otherwise. */
  readonly reason: string | null;
}

/** The most domains checked, and the most registries asked: registries limit the query rate. */
const mostDomains = 50;
const mostRegistries = 3;

/** The ownership of domains by key, all in parallel. Domains beyond the limit are left out. */
export async function ownershipOf(
  context: Context,
  domains: readonly DnsName[],
): Promise<ReadonlyMap<string, Ownership>> {
  const distinct = new Map(domains.map((domain) => [keyOf(domain), domain]));
  const chosen = [...distinct].slice(0, mostDomains);
  const seen = await Promise.all(
    chosen.map(async ([key, domain]) => ({ key, domain, seen: await delegationOf(context, domain) })),
  );
  const doubtful = seen.filter((each) => each.seen.state === "undelegated" && !isClosed(each.domain));
  const asked = new Set(doubtful.slice(0, mostRegistries).map(({ key }) => key));
  const owned = seen.map(async ({ key, domain, seen: { state, reason } }): Promise<readonly [string, Ownership]> => {
    if (state === "delegated") return [key, { state: "registered", reason }];
    if (state !== "undelegated") return [key, { state, reason }];
    if (isClosed(domain)) return [key, { state: "closed", reason }];
    return [key, asked.has(key) ? await registered(context, domain) : { state: "undelegated", reason: "LIMIT" }];
  });
  return new Map(await Promise.all(owned));
}

function isClosed(domain: DnsName): boolean {
  return isClosedDomain(plainText(domain));
}

/** What the registry says about a domain that is missing in the parent zone. */
async function registered(context: Context, domain: DnsName): Promise<Ownership> {
  const { state, reason } = await registrationOf(context, plainText(domain));
  if (state === "absent") return { state: "unregistered", reason: null };
  if (state === "found") return { state: "held", reason: null };
  return { state: "undelegated", reason: reason ?? state };
}
