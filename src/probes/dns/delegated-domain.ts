import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, isWithin, root, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask } from "./ask.ts";
import { doubtIn } from "./doubt.ts";
import { plainText } from "./plain-text.ts";

/**
 * Whether the zone above a domain names servers for it. That it does not is no proof that nobody has the domain: registries take those
 * out of the zone that are suspended or overdue. `homeless`: there is no registry for such names.
 */
export interface DelegatedDomain {
  readonly state: "delegated" | "undelegated" | "homeless" | "unknown";
  /** Why it could not be told; null otherwise. */
  readonly reason: string | null;
}

/**
 * The domain of each name that registries give away. Suffixes that private owners list (github.io) count as domains: it is them whom
 * a registry knows, and what is below them is not the registry's.
 */
export async function domainsOf(names: readonly DnsName[]): Promise<readonly (DnsName | null)[]> {
  // The list is larger than the rest of a check: it is loaded when it is needed.
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

/** Asks for the name servers of a domain, once a run. Only a denial of the zone above is one; a resolver that withholds names denies them as well. */
export async function delegationOf(context: Pick<Context, "net" | "once">, domain: DnsName): Promise<DelegatedDomain> {
  const told = await ask(context, domain, types.NS);
  const { answer } = told;
  if (answer.kind === "unknown") return { state: "unknown", reason: answer.reason };
  if (answer.kind !== "nxdomain" || answer.aliases.length > 0) return { state: "delegated", reason: null };
  const reason = await doubtIn(told);
  if (reason !== null || !answer.soa) return { state: "unknown", reason: reason ?? "NO-SOA" };
  const zone = answer.soa.name;
  if (isSameName(zone, root)) return { state: "homeless", reason: null };
  // A zone that denies its own name is broken, not free.
  const isAbove = isWithin(domain, zone) && !isSameName(domain, zone);
  return isAbove ? { state: "undelegated", reason: null } : { state: "unknown", reason: "BADRESP" };
}
