import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import type { RegistrationData } from "../../formats/rdap/registration-data.ts";
import { ask } from "../dns/lookup.ts";
import type { CurrentBootstrap } from "./bootstrap.ts";
import { isLimited, registrationWaitOf, type RegistrationOutcome } from "./heard.ts";
import { startClock, type Left, type Patience } from "./patience.ts";
import { askRegistrar, askRegistry } from "./rdap.ts";
import { registrableOf } from "./registrable.ts";
import { askWhois } from "./whois.ts";

/** What is known of the registration of a domain. */
export interface Registration {
  /** The registered domain that contains the name; null where no registry is responsible. */
  readonly domain: string | null;
  /**
   * `reserved`: the registry keeps the name; `quarantine`: only the former registrant can restore the domain; `unserved`: the registry has neither
   * RDAP nor WHOIS, or its WHOIS server refuses us.
   */
  readonly state: "found" | "absent" | "reserved" | "quarantine" | "unserved" | "unknown";
  /** Why it is unknown: a failure reason, or `contradicted`, `stale-bootstrap`, `refused`, `public-suffix`; null where it is known. */
  readonly reason: string | null;
  /** Seconds until a retry, where the server states it. */
  readonly retryAfter: number | null;
  /** The server that answered; null where none did. */
  readonly server: string | null;
  /** The registry's data; null unless found. */
  readonly published: RegistrationData | null;
  /** Every server that was asked, in order. */
  readonly heard: readonly RegistrationOutcome[];
  /** The bootstrap file that was used; null where it was not needed. */
  readonly bootstrap: Pick<CurrentBootstrap, "publication" | "confirmedAt" | "isStale"> | null;
}

/** Milliseconds: registration data is not worth a longer wait, and the run needs the rest of its time. */
const usualPatience: Patience = { each: 3000, all: 5000 };

/**
 * Looks up the registration of a name, cached for the run: the registry over RDAP or WHOIS, and the DNS where the registry knows no such
 * domain. Only bugs throw.
 */
export async function registrationOf(
  context: Context,
  name: string,
  patience: Patience = usualPatience,
): Promise<Registration> {
  const domain = await registrableOf(name);
  if (domain === null) return { ...nothing, domain, state: "unknown", reason: "public-suffix", heard: [] };
  return context.once(`registration ${domain}`, () => registrationAt(context, domain, startClock(context, patience)));
}

/**
 * Asks the registrar that the registry names in RDAP, cached for the run. Null if there is none, or a registrar was asked over WHOIS.
 * Only bugs throw.
 */
export async function registrarOf(
  context: Context,
  { domain, heard }: Registration,
): Promise<RegistrationOutcome | null> {
  const registry = heard.find(({ protocol, state }) => protocol === "rdap" && state === "found");
  if (!registry || domain === null) return null;
  const left = startClock(context, registrarPatience);
  return context.once(`registrar ${domain}`, () => askRegistrar(context, domain, { registry, left }));
}

const registrarPatience = { each: 4000, all: 4000 } as const;

const nothing = { reason: null, retryAfter: null, server: null, published: null, bootstrap: null } as const;

async function registrationAt(context: Context, domain: string, left: Left): Promise<Registration> {
  const { heard: registry, bootstrap: list } = await askRegistry(context, domain, left);
  const isStale = list?.isStale ?? false;
  const bootstrap = list && { publication: list.publication, confirmedAt: list.confirmedAt, isStale };
  const first = registry ? [registry] : [];
  // A server with a rate limit is not asked again over another protocol.
  const isEnough = registry !== null && (registry.state !== "unknown" || isLimited(registry));
  const heard = isEnough ? first : [...first, ...(await askWhois(context, domain, left))];
  return { ...(await concluded(context, domain, { heard, isStale })), bootstrap };
}

/** Combines all answers. The registry decides; a registrar's "not found" may mean that another registrar has the domain. */
async function concluded(
  context: Context,
  domain: string,
  { heard, isStale }: { readonly heard: readonly RegistrationOutcome[]; readonly isStale: boolean },
): Promise<Omit<Registration, "bootstrap">> {
  const known = { ...nothing, domain, heard };
  const registries = heard.filter(({ role }) => role === "registry");
  const found = registries.find(({ state }) => state === "found");
  if (found) return { ...known, state: "found", server: found.server, published: found.data };
  const kept = registries.find(({ state }) => state === "reserved" || state === "quarantine");
  if (kept?.state === "reserved" || kept?.state === "quarantine")
    return { ...known, state: kept.state, server: kept.server };
  const absent = registries.find(({ state }) => state === "absent");
  if (absent) {
    // A former registry server no longer knows any domain.
    const isFormer = isStale && absent.protocol === "rdap";
    const told = isFormer ? ({ state: "unknown", reason: "stale-bootstrap" } as const) : await absence(context, domain);
    return { ...known, ...told, server: absent.server };
  }
  return { ...known, ...silence(heard) };
}

/** The result where no server gave an answer. */
function silence(
  heard: readonly RegistrationOutcome[],
): Pick<Registration, "state" | "reason" | "retryAfter" | "server"> {
  // Many networks block port 43: a WHOIS server that did not answer may publish the registration.
  const failed = heard.find(({ state }) => state === "unknown");
  const limited = heard.find(isLimited);
  const worst = limited ?? failed;
  if (worst) {
    return {
      state: "unknown",
      reason: worst.failure?.reason ?? null,
      retryAfter: registrationWaitOf(worst),
      server: worst.server,
    };
  }
  return { state: "unserved", reason: null, retryAfter: null, server: heard[0]?.server ?? null };
}

/** The result where the registry knows no such domain: trusted if the DNS, which registries feed, has none either. */
async function absence(context: Context, domain: string): Promise<Pick<Registration, "state" | "reason">> {
  const { answer } = await ask(context, parseName(domain), types.SOA);
  if (answer.kind === "nxdomain") return { state: "absent", reason: null };
  return { state: "unknown", reason: "contradicted" };
}
