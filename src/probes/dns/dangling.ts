import type { Context } from "../../core/check.ts";
import { takeoverServiceOf } from "../../data/takeover-services.ts";
import { types } from "../../formats/dns/codes.ts";
import { meantTarget } from "../../formats/dns/alias.ts";
import { isSameName, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { ask } from "./ask.ts";
import { domainsOf } from "./delegated-domain.ts";
import { doubtIn } from "./doubt.ts";
import { ownershipOf, type Ownership } from "./ownership.ts";
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
  /** `missing`: there is no such name. An alias is there, wherever it leads. */
  readonly state: "there" | "missing" | "unknown";
  /** Why it could not be told; null otherwise. */
  readonly reason: string | null;
  /** The domain that somebody has, or had, from a registry; null where the name is above all that can be had. */
  readonly domain: DnsName | null;
  readonly registration: Ownership;
  /** Who gives names such as this one to whoever asks; null where nobody known does. */
  readonly service: string | null;
}

/** So many names are looked at: a record may hold hundreds. */
const mostNames = 100;

/** A name, and all that rely on it. */
interface Relied {
  readonly name: DnsName;
  readonly by: readonly string[];
}

/**
 * Looks whether the names that a zone relies on are there, and whether their domains are anybody's: each name and each domain once,
 * all beside each other. What they are aliases of is relied on as well. Names of the zone's own domain are looked at like others, and
 * their registration is not in doubt.
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

/** Whoever has the name that an alias leads to has what relies on the alias. */
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
  const reason = await doubtIn(told);
  return { state: reason === null ? "missing" : "unknown", reason };
}
