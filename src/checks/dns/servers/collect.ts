import type { Context } from "../../../core/check.ts";
import type { DnsAnswer } from "../../../formats/dns/answer.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { ResourceRecord } from "../../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "../../../formats/dns/name.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import { ask } from "../../../probes/dns/lookup.ts";
import { nameServer, type NameServer } from "../../../probes/dns/name-servers.ts";
import { translatedAmong } from "../../../probes/dns/translation.ts";
import type { ParentView } from "../zone/collect-parent.ts";
import { mostNames, plainName } from "../zone/names.ts";
import type { SeenAddress, SeenDifference, SeenKeySet, SeenServer } from "./schema.ts";
import { differencesOf } from "./answers.ts";
import { keySetsOf } from "./key-sets.ts";
import { lookAt, repliesOf, type Sought } from "./address.ts";

/** Maximum number of addresses queried: first one address of every server, then further ones. */
const mostAsked = 32;

/** Maximum number of addresses queried and kept per server. */
const mostAddresses = 16;
const mostTold = 64;

const unchecked = { isCheckingDisabled: true } as const;

/** The name servers of a zone, and the answers of each address. */
export interface ServersView {
  readonly list: readonly SeenServer[];
  readonly total: number;
  readonly differences: readonly SeenDifference[];
  readonly keySets: readonly SeenKeySet[];
}

type Asker = Pick<Context, "net" | "once" | "now">;

/** Examines every name server that the parent zone or the zone itself lists. */
export async function lookAtServers(
  context: Asker,
  sought: Sought,
  parent: Pick<ParentView, "names" | "glue">,
): Promise<ServersView> {
  lookAhead(context, sought, parent);
  const { answer } = await ask(context, sought.zone, types.NS, unchecked);
  // An alias target is in another zone with its own servers.
  const isOwn = answer.kind !== "unknown" && answer.aliases.length === 0;
  const told = isOwn && answer.kind === "found" ? recordsOf("NS", answer.records).map(({ data }) => data.name) : [];
  const all = distinct([...parent.names, ...told]);
  const first = await lookAtAll(context, sought, parent, all.slice(0, mostNames));
  // Servers that only the zone itself lists are examined too, for one round only, since they could go on listing more.
  const known = new Set(first.map(({ name }) => name));
  const named = first.flatMap(({ addresses }) => addresses.flatMap(({ nameServers }) => nameServers ?? []));
  const others = [...new Set(named)].filter((name) => !known.has(name)).slice(0, mostNames - first.length);
  const second = await lookAtAll(context, sought, parent, others.map(parseName));
  const ofResolver = isOwn ? told.map(plainName) : null;
  const list = [...first, ...second].map((each) => ({ ...each, isAtChild: isAtChild(each.name, named, ofResolver) }));
  const sorted = list.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    list: sorted,
    total: new Set([...all.map(plainName), ...named]).size,
    differences: await differencesOf(context, list, sought),
    keySets: await keySetsOf(context, sorted, sought),
  };
}

/** Starts lookups early: with silent servers each takes its full timeout. */
function lookAhead(context: Asker, sought: Sought, { names, glue }: Pick<ParentView, "names" | "glue">): void {
  for (const name of distinct(names).slice(0, mostNames)) {
    void nameServer(context, name, unchecked).catch(() => {});
    const [address] = glueOf(name, glue);
    if (address !== undefined) void repliesOf(context, address, sought).catch(() => {});
  }
}

/** Whether the zone itself lists the server; resolvers decide if no server could be queried. */
function isAtChild(name: string, named: readonly string[], ofResolver: readonly string[] | null): boolean | null {
  if (named.length > 0) return named.includes(name);
  return ofResolver && ofResolver.includes(name);
}

async function lookAtAll(
  context: Asker,
  sought: Sought,
  parent: Pick<ParentView, "names" | "glue">,
  names: readonly DnsName[],
): Promise<readonly SeenServer[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const server = await nameServer(context, name, unchecked);
      const four = addressesFrom(server.answers.A);
      const translated = await translatedAmong(context, addressesFrom(server.answers.AAAA), four, unchecked);
      return placed(server, sought, parent, new Set(translated));
    }),
  );
  const chosen = chooseAddresses(found);
  return Promise.all(
    found.map(async ({ addresses, ...server }) => ({
      ...server,
      addresses: await Promise.all(
        addresses
          .filter((address) => chosen.has(`${server.name} ${address}`))
          .map((address): Promise<SeenAddress> => {
            const isGlue = server.glue.includes(address);
            return lookAt(context, { address, isGlue }, sought);
          }),
      ),
    })),
  );
}

type Placed = Omit<SeenServer, "addresses"> & { readonly addresses: readonly string[] };

function placed(
  { name, answers, addresses }: NameServer,
  { zone }: Sought,
  parent: Pick<ParentView, "names" | "glue">,
  translated: ReadonlySet<string>,
): Placed {
  const { A, AAAA } = answers;
  const glue = glueOf(name, parent.glue);
  const own = [...new Set([A, AAAA].flatMap(addressesFrom))].filter((each) => !translated.has(each));
  const all = [...new Set([...glue, ...own])];
  const [alias] = [A, AAAA].flatMap((answer) => (answer.kind === "unknown" ? [] : answer.aliases));
  const isTold = A.kind !== "unknown" && AAAA.kind !== "unknown";
  const unknown = [A, AAAA].find((answer) => answer.kind === "unknown");
  const state = addressState({ answers, addresses });
  return {
    name: plainName(name),
    isAtParent: parent.names.some((each) => isSameName(each, name)),
    isAtChild: null,
    isInside: isWithin(name, zone),
    state,
    reason: state === "unknown" && unknown ? unknown.reason : null,
    alias: alias ? plainName(alias.data.name) : null,
    // Truncated lists cannot be compared.
    own: isTold && all.length <= mostTold ? own : null,
    glue: glue.slice(0, mostTold),
    addresses: all.slice(0, mostAddresses),
    addressesTotal: all.length,
  };
}

function addressesFrom(answer: DnsAnswer): readonly string[] {
  if (answer.kind !== "found") return [];
  return answer.records.flatMap(({ data }) => (data.type === "A" || data.type === "AAAA" ? [data.address] : []));
}

/** Whether a host has any address. */
export function addressState({ answers, addresses }: Pick<NameServer, "answers" | "addresses">): SeenServer["state"] {
  if (addresses.length > 0) return "found";
  const { A, AAAA } = answers;
  if (A.kind === "unknown" || AAAA.kind === "unknown") return "unknown";
  return A.kind === "nxdomain" && AAAA.kind === "nxdomain" ? "nxdomain" : "absent";
}

function glueOf(name: DnsName, glue: readonly ResourceRecord[]): readonly string[] {
  const own = glue.filter((each) => isSameName(each.name, name));
  const all = [...recordsOf("A", own), ...recordsOf("AAAA", own)].map(({ data }) => data.address);
  return [...new Set(all)];
}

/** Chooses the addresses to query: the first of each server, then the second, up to the limit. */
function chooseAddresses(servers: readonly Placed[]): ReadonlySet<string> {
  const ranked = servers.flatMap(({ name, addresses }) => addresses.map((address, rank) => ({ name, address, rank })));
  const first = ranked.toSorted((one, other) => one.rank - other.rank).slice(0, mostAsked);
  return new Set(first.map(({ name, address }) => `${name} ${address}`));
}

function distinct(names: readonly DnsName[]): readonly DnsName[] {
  return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}
