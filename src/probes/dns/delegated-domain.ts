import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, isWithin, root, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask } from "./lookup.ts";
import { doubtfulReasonIn } from "./doubtful.ts";
import { plainText } from "./plain-text.ts";

/**
 * Whether the parent zone delegates a domain. A missing delegation does not prove that the domain is unregistered: registries remove
 * suspended and expired domains from the zone. `no-registry`: no registry exists for such names.
 */
export interface DelegatedDomain {
  readonly state: "delegated" | "undelegated" | "no-registry" | "unknown";
  /** Why it is unknown; null otherwise. */
  readonly reason: string | null;
}

/** The registrable domain of each name. Private suffixes (github.io) count as domains, because they are what the registry knows. */
export async function domainsOf(names: readonly DnsName[]): Promise<readonly (DnsName | null)[]> {
  // The list is larger than the rest of a check, so it is loaded on demand.
  const { getDomain } = await import("tldts");
  return names.map((name) => {
    const text = plainText(name);
    const domain = getDomain(text, { allowPrivateDomains: false, extractHostname: false, validateHostname: false });
    return domain === null || !`.${text}`.endsWith(`.${domain}`) ? null : nameFrom(domain);
  });
}

function nameFrom(text: string): DnsName | null {
  try {
    return parseName(text);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/**
 * Asks for the name servers of a domain, cached for the run. Only a denial by the parent zone counts: filtering resolvers return NXDOMAIN
 * as well.
 */
export async function delegationOf(context: Pick<Context, "net" | "once">, domain: DnsName): Promise<DelegatedDomain> {
  const told = await ask(context, domain, types.NS);
  const { answer } = told;
  if (answer.kind === "unknown") return { state: "unknown", reason: answer.reason };
  if (answer.kind !== "nxdomain" || answer.aliases.length > 0) return { state: "delegated", reason: null };
  const reason = await doubtfulReasonIn(told);
  if (reason !== null || !answer.soa) return { state: "unknown", reason: reason ?? "NO-SOA" };
  const zone = answer.soa.name;
  if (isSameName(zone, root)) return { state: "no-registry", reason: null };
  // A zone that denies its own apex is broken, not unregistered.
  const isAbove = isWithin(domain, zone) && !isSameName(domain, zone);
  return isAbove ? { state: "undelegated", reason: null } : { state: "unknown", reason: "BADRESP" };
}
