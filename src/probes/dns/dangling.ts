import type { Context } from "../../core/check.ts";
import { takeoverServiceOf } from "../../data/takeover-services.ts";
import { types } from "../../formats/dns/codes.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { ask } from "./ask.ts";
import { isWithheld, registrationOf, registrableOf, type Registration } from "./registration.ts";
import { plainText } from "./plain-text.ts";

/** A name that something in a zone relies on, and what does. */
export interface Reference {
  readonly name: DnsName;
  /** A type of records, or what a text is about: `CNAME`, `MX`, `NS`, `SPF include`, `DMARC rua` … */
  readonly by: string;
}

/** What became of a name that is relied on. */
export interface Grounded {
  readonly name: DnsName;
  /** All that rely on it, each once. */
  readonly by: readonly string[];
  /** `missing`: there is no such name, or what it is an alias of is not there. */
  readonly state: "there" | "missing" | "unknown";
  /** Why it could not be told; null otherwise. */
  readonly reason: string | null;
  /** The domain that somebody has, or had, from a registry; null where the name is above all that can be had. */
  readonly domain: DnsName | null;
  readonly registration: Registration;
  /** Who gives names such as this one to whoever asks; null where nobody known does. */
  readonly service: string | null;
}

/** So many names are looked at, of so many domains: a record may hold hundreds. */
const mostNames = 100;
const mostDomains = 50;

/**
 * Looks whether the names that a zone relies on are there, and whether their domains are anybody's: each name and each domain once,
 * all beside each other. Names of the zone's own domain are looked at as well, and their registration is not in doubt.
 */
export async function ground(
  context: Pick<Context, "net" | "once">,
  own: DnsName,
  references: readonly Reference[],
): Promise<{ readonly grounded: readonly Grounded[]; readonly total: number }> {
  const named = new Map<string, { readonly name: DnsName; readonly by: Set<string> }>();
  for (const { name, by } of references) {
    const known = named.get(keyOf(name)) ?? { name, by: new Set() };
    named.set(keyOf(name), known);
    known.by.add(by);
  }
  const chosen = [...named.values()].slice(0, mostNames);
  const registrable = await registrableOf([own, ...chosen.map(({ name }) => name)]);
  const [home, ...domains] = registrable;
  const asked = new Map(domains.flatMap((each) => (each ? [[keyOf(each), each] as const] : [])));
  const within = new Set([...asked.keys()].slice(0, mostDomains));

  async function look({ name, by }: (typeof chosen)[number], domain: DnsName | null): Promise<Grounded> {
    const [told, registration] = await Promise.all([ask(context, name, types.A), registered(domain)]);
    const { answer } = told;
    const reason = answer.kind === "unknown" ? answer.reason : isWithheld(told) ? "FILTERED" : null;
    const isMissing = answer.kind === "nxdomain" && reason === null;
    return {
      name,
      by: [...by],
      state: reason === null ? (isMissing ? "missing" : "there") : "unknown",
      reason,
      domain,
      registration,
      service: takeoverServiceOf(plainText(isMissing ? answer.name : name)),
    };
  }

  async function registered(domain: DnsName | null): Promise<Registration> {
    if (!domain) return { state: "none", reason: null };
    if (home && (isSameName(domain, home) || isWithin(own, domain))) return { state: "own", reason: null };
    if (!within.has(keyOf(domain))) return { state: "unknown", reason: "LIMIT" };
    return registrationOf(context, domain);
  }

  const grounded = await Promise.all(chosen.map((each, index) => look(each, domains[index] ?? null)));
  return { grounded, total: named.size };
}
