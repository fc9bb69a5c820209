import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import type { RegistrationData } from "../../formats/rdap/registration-data.ts";
import { ask } from "../dns/ask.ts";
import type { CurrentBootstrap } from "./bootstrap.ts";
import { isLimited, waitOf, type Heard } from "./heard.ts";
import { startClock, type Left, type Patience } from "./patience.ts";
import { askRegistrar, askRegistry } from "./rdap.ts";
import { registrableOf } from "./registrable.ts";
import { askWhois } from "./whois.ts";

/** What is known of the registration of a domain. */
export interface Registration {
  /** The domain that was registered, of which the name asked for is a part; null where a registry has none above it. */
  readonly domain: string | null;
  /** `unserved`: the registry tells nothing in RDAP, and nothing was to be had in WHOIS. */
  readonly state: "found" | "absent" | "unserved" | "unknown";
  /** Why it could not be told: the reason of a failure, or `contradicted`, `stale-bootstrap`, `refused`, `public-suffix`; null where it could. */
  readonly reason: string | null;
  /** Seconds after which it may be asked again, where whoever was asked says so. */
  readonly retryAfter: number | null;
  /** Who answered; null where nobody did. */
  readonly server: string | null;
  /** What the registry publishes; null unless found. */
  readonly published: RegistrationData | null;
  /** Everybody who was asked, in order. */
  readonly heard: readonly Heard[];
  /** The list that told whom to ask; null where it was not needed. */
  readonly bootstrap: Pick<CurrentBootstrap, "publication" | "confirmedAt" | "isStale"> | null;
}

/** Milliseconds: what a registry says of the end of a registration is worth no longer wait, and nobody is to lose the rest of a run over it. */
const usualPatience: Patience = { each: 3000, all: 5000 };

/** Asks for the registration that a name belongs to, once a run: the registry over RDAP, or over WHOIS, and the DNS where that knows of none. Only bugs throw. */
export async function registrationOf(
  context: Context,
  name: string,
  patience: Patience = usualPatience,
): Promise<Registration> {
  const domain = await registrableOf(name);
  if (domain === null) return { ...nothing, domain, state: "unknown", reason: "public-suffix", heard: [] };
  return context.once(`registration ${domain}`, () => registrationAt(context, domain, startClock(context, patience)));
}

/** Asks the registrar whom the registry names in RDAP, once a run. Null where it names none, or another one has been asked over WHOIS. Only bugs throw. */
export async function registrarOf(context: Context, { domain, heard }: Registration): Promise<Heard | null> {
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
  // Whoever asks to be left alone is not asked by another way.
  const isEnough = registry !== null && (registry.state !== "unknown" || isLimited(registry));
  const heard = isEnough ? first : [...first, ...(await askWhois(context, domain, left))];
  return { ...(await concluded(context, domain, { heard, isStale })), bootstrap };
}

/** What all that was said comes to. The registry decides; what a registrar knows nothing of may be another registrar's. */
async function concluded(
  context: Context,
  domain: string,
  { heard, isStale }: { readonly heard: readonly Heard[]; readonly isStale: boolean },
): Promise<Omit<Registration, "bootstrap">> {
  const known = { ...nothing, domain, heard };
  const registries = heard.filter(({ role }) => role === "registry");
  const found = registries.find(({ state }) => state === "found");
  if (found) return { ...known, state: "found", server: found.server, published: found.data };
  const absent = registries.find(({ state }) => state === "absent");
  if (absent) {
    // A server that is no longer in charge knows nothing of anybody.
    const isFormer = isStale && absent.protocol === "rdap";
    const told = isFormer ? ({ state: "unknown", reason: "stale-bootstrap" } as const) : await absence(context, domain);
    return { ...known, ...told, server: absent.server };
  }
  return { ...known, ...silence(heard) };
}

/** What it means that nobody said anything. */
function silence(heard: readonly Heard[]): Pick<Registration, "state" | "reason" | "retryAfter" | "server"> {
  const failed = heard.find(({ protocol, state }) => protocol === "rdap" && state === "unknown");
  const limited = heard.find(isLimited);
  const worst = limited ?? failed;
  if (worst) {
    return { state: "unknown", reason: worst.failure?.reason ?? null, retryAfter: waitOf(worst), server: worst.server };
  }
  // Registries without RDAP may tell nobody in WHOIS, too; and port 43 is closed in many networks. `heard` says which.
  return { state: "unserved", reason: null, retryAfter: null, server: heard[0]?.server ?? null };
}

/** What it means that a registry's own server knows no such domain: believed where the DNS, which registries feed, has none either. */
async function absence(context: Context, domain: string): Promise<Pick<Registration, "state" | "reason">> {
  const { answer } = await ask(context, parseName(domain), types.SOA);
  if (answer.kind === "nxdomain") return { state: "absent", reason: null };
  return { state: "unknown", reason: "contradicted" };
}
