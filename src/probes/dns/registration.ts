import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, isWithin, root, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask, extendedErrors, type Told } from "./ask.ts";
import { plainText } from "./plain-text.ts";

/**
 * Whether a domain is anybody's. `unregistered`: its registry says that there is no such name, so that anyone may have it. `homeless`:
 * there is not even a registry. `own`: it is the domain that is looked at. `none`: there is nothing that could be registered.
 */
export interface Registration {
  readonly state: "registered" | "unregistered" | "homeless" | "own" | "none" | "unknown";
  /** Why it could not be told; null otherwise. */
  readonly reason: string | null;
}

/** RFC 8914 §4.16 to §4.19: blocked, censored, filtered, prohibited. */
const withheld: ReadonlySet<number> = new Set([15, 16, 17, 18]);

/** Whether an answer is somebody's decision, and says nothing of the name. */
export function isWithheld(told: Told): boolean {
  return extendedErrors(told).some(({ code }) => withheld.has(code));
}

/**
 * The domain of each name that registries give away. Suffixes that private owners list (github.io) count as domains: it is them whom
 * a registry knows, and what is below them is not the registry's.
 */
export async function registrableOf(names: readonly DnsName[]): Promise<readonly (DnsName | null)[]> {
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
export async function registrationOf(context: Pick<Context, "net" | "once">, domain: DnsName): Promise<Registration> {
  const told = await ask(context, domain, types.NS);
  const { answer } = told;
  if (answer.kind === "unknown") return { state: "unknown", reason: answer.reason };
  if (answer.kind !== "nxdomain" || answer.aliases.length > 0) return { state: "registered", reason: null };
  if (isWithheld(told)) return { state: "unknown", reason: "FILTERED" };
  const { soa } = answer;
  if (!soa) return { state: "unknown", reason: "NO-SOA" };
  if (isSameName(soa.name, root)) return { state: "homeless", reason: null };
  // A zone that denies its own name is broken, not free.
  const isAbove = isWithin(domain, soa.name) && !isSameName(domain, soa.name);
  return isAbove ? { state: "unregistered", reason: null } : { state: "unknown", reason: "BADRESP" };
}
