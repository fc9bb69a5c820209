import type { Context } from "../../core/check.ts";
import { takeoverServiceOf } from "../../data/dns/takeover-services.ts";
import { types } from "../../formats/dns/codes.ts";
import { meantTarget } from "../../formats/dns/alias.ts";
import { isSameName, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { ask } from "./lookup.ts";
import { domainsOf } from "./delegated-domain.ts";
import { doubtfulReasonIn } from "./doubtful.ts";
import { ownershipOf, type Ownership } from "./ownership.ts";
import { plainText } from "./plain-text.ts";

/** A name that records in a zone refer to, and what refers to it. */
export interface Reference {
  readonly name: DnsName;
  /** A record type, or the part of a TXT record: `CNAME`, `MX`, `NS`, `SPF include`, `DMARC rua` … */
  readonly by: string;
}

/** The result for a name that is referred to. */
export interface Grounded {
  readonly name: DnsName;
  /** Everything that refers to it, each once. */
  readonly by: readonly string[];
  /** `missing`: the name does not exist. An alias exists even if its target does not. */
  readonly state: "there" | "missing" | "unknown";
  /** Why it is unknown; null otherwise. */
  readonly reason: string | null;
  /** The registrable domain; null where the name is above all registrable names. */
  readonly domain: DnsName | null;
  readonly registration: Ownership;
  /** The service that gives out such names to customers; null where none is known. */
  readonly service: string | null;
}

/** The most names checked: a record may hold hundreds. */
const mostNames = 100;

/** A name and everything that refers to it. */
interface Relied {
  readonly name: DnsName;
  readonly by: readonly string[];
}

/**
 * Checks whether the names that a zone refers to exist and whether their domains are registered: each name and domain once, all in
 * parallel. Alias targets are checked as well. Names in the zone's own domain are checked like others, but their registration is not.
 */
export async function ground(
  context: Context,
  own: DnsName,
  references: readonly Reference[],
): Promise<{ readonly grounded: readonly Grounded[]; readonly total: number }> {
  const first = together(references).slice(0, mostNames);
  const targets = await Promise.all(first.map((each) => aliasesOf(context, each)));
  const all = together([...references, ...targets.flat()]);
  const chosen = all.slice(0, mostNames);
  const [home, ...domains] = await domainsOf([own, ...chosen.map(({ name }) => name)]);
  const strange = domains.filter((each) => each !== null).filter((each) => !home || !isSameName(each, home));
  const [owned, standings] = await Promise.all([
    ownershipOf(context, strange),
    Promise.all(chosen.map(({ name }) => standingOf(context, name))),
  ]);

  function registered(domain: DnsName | null): Ownership {
    if (!domain) return { state: "none", reason: null };
    if (home && isSameName(domain, home)) return { state: "own", reason: null };
    return owned.get(keyOf(domain)) ?? { state: "unknown", reason: "LIMIT" };
  }

  const grounded = chosen.map(({ name, by }, index): Grounded => {
    const domain = domains[index] ?? null;
    const { state, reason } = standings[index] ?? { state: "unknown", reason: "LIMIT" };
    const service = takeoverServiceOf(plainText(name));
    return { name, by, state, reason, domain, registration: registered(domain), service };
  });
  return { grounded, total: all.length };
}

function together(references: readonly Reference[]): readonly Relied[] {
  const named = new Map<string, { readonly name: DnsName; readonly by: Set<string> }>();
  for (const { name, by } of references) {
    const known = named.get(keyOf(name)) ?? { name, by: new Set() };
    named.set(keyOf(name), known);
    known.by.add(by);
  }
  return [...named.values()].map(({ name, by }) => ({ name, by: [...by] }));
}

/** The owner of an alias target controls everything that refers to the alias. */
async function aliasesOf(context: Pick<Context, "net" | "once">, { name, by }: Relied): Promise<readonly Reference[]> {
  const { answer, message } = await ask(context, name, types.A);
  const targets = answer.kind === "unknown" || !message ? [] : answer.aliases.map((each) => meantTarget(message, each));
  return targets.flatMap((target) => by.map((each) => ({ name: target, by: each })));
}

async function standingOf(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
): Promise<Pick<Grounded, "state" | "reason">> {
  const told = await ask(context, name, types.A);
  const { answer } = told;
  if (answer.kind === "unknown") return { state: "unknown", reason: answer.reason };
  if (answer.kind !== "nxdomain" || !isSameName(answer.name, name)) return { state: "there", reason: null };
  const reason = await doubtfulReasonIn(told);
  return { state: reason === null ? "missing" : "unknown", reason };
}
