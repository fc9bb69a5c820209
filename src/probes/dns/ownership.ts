import type { Context } from "../../core/check.ts";
import { isClosedDomain } from "../../data/closed-suffixes.ts";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { registrationOf } from "../registration/registration.ts";
import { delegationOf } from "./delegated-domain.ts";
import { plainText } from "./plain-text.ts";

/**
 * Whether a domain is anybody's. `unregistered`: its registry says that it is not, so that anyone may have it; `undelegated`: the zone
 * above does not know it, and the registry could not be asked; `held`: somebody has it, and it is not in the zone above; `closed`: it
 * is not there, and not everybody can have it; `homeless`: there is not even a registry. `own`: it is the domain that is looked at.
 * `none`: there is nothing that could be registered.
 */
export interface Ownership {
  readonly state:
    | "registered"
    | "unregistered"
    | "undelegated"
    | "held"
    | "closed"
    | "homeless"
    | "own"
    | "none"
    | "unknown";
  /** Why it, or what the registry says, could not be told; null otherwise. */
  readonly reason: string | null;
}

/** So many domains are looked at, and so many registries asked: they count how often they are. */
const mostDomains = 50;
const mostRegistries = 3;

/** Whose domains are, by key; all beside each other. Those that are too many are not in it. */
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

/** What the registry says of a domain that the zone above does not know. */
async function registered(context: Context, domain: DnsName): Promise<Ownership> {
  const { state, reason } = await registrationOf(context, plainText(domain));
  if (state === "absent") return { state: "unregistered", reason: null };
  if (state === "found") return { state: "held", reason: null };
  return { state: "undelegated", reason: reason ?? state };
}
