import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { DnsMessage } from "../../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, upwards, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../formats/dns/set.ts";
import { ask, type LookupOptions, type DnsLookup } from "../../../probes/dns/lookup.ts";
import { askAuthority, nameServer, nameServersOf } from "../../../probes/dns/name-servers.ts";
import { zoneOf } from "../../../probes/dns/zone.ts";
import { firstProven } from "../../../probes/first-proven.ts";

type Asker = Pick<Context, "net" | "once">;

/** One address of a name server. */
export interface Place {
  readonly name: DnsName;
  readonly address: string;
}

/** The zone of a name, and its name servers. */
export interface Delegation {
  readonly zone: DnsName | null;
  readonly places: readonly Place[];
  /** The NS records in the parent zone; empty if the servers are known from elsewhere. */
  readonly above: readonly RecordOf<"NS">[];
  /** A zone that resolvers still cache but the parent servers deny; null without one. */
  readonly removed: DnsName | null;
}

/** The name servers in a referral, with their glue addresses. */
interface Referral {
  readonly kind: "referral";
  readonly zone: DnsName;
  readonly servers: readonly RecordOf<"NS">[];
  readonly glue: ReadonlyMap<string, readonly string[]>;
}

/** A zone's denial of a name below it. */
interface Denial {
  readonly kind: "denial";
  readonly zone: DnsName;
  readonly places: readonly Place[];
}

const mostLevels = 7;
const mostServers = 32;
const mostPlaces = 48;
const parentsAsked = 4;

/**
 * Finds the name servers of a name by asking the parent zone. Resolver caches may be as old as the records in question: after a move they query the
 * old servers for days. A zone removed by its registry stays cached too; only the parent zone shows that it is gone.
 */
export async function delegationOf(context: Asker, name: DnsName, server?: string): Promise<Delegation> {
  // A zone that fails validation has name servers too.
  const how: LookupOptions = { isCheckingDisabled: true, ...(server !== undefined && { server }) };
  const upper = [...upwards(name)].slice(1).slice(-mostLevels);
  const [own, ...above] = await Promise.all([name, ...upper].map((each) => zoneOf(context, each, how)));
  const zone = own?.kind === "zone" ? own.zone : null;
  const fresh = zone && (await unheardOf(context, name, zone, how));
  if (fresh) return delegatedBy(context, fresh, how);
  const parent = above.find((each) => each.kind === "zone" && !(zone && isSameName(each.zone, zone)));
  const said = parent?.kind === "zone" ? await referralFrom(context, parent.zone, zone ?? name, how) : null;
  if (said?.kind === "referral" && (zone === null || isSameName(said.zone, zone))) {
    return delegatedBy(context, said, how);
  }
  if (said?.kind === "denial") return { zone: said.zone, places: said.places, above: [], removed: zone };
  if (!zone) return { zone, places: [], above: [], removed: null };
  const { answer } = await ask(context, zone, types.NS, how);
  const servers = answer.kind === "found" ? recordsOf("NS", answer.records) : [];
  return { ...(await delegatedBy(context, { zone, servers, glue: new Map() }, how)), above: [] };
}

/** RFC 2308 §5: a resolver may cache the nonexistence of a new zone; the parent zone knows better. */
async function unheardOf(context: Asker, name: DnsName, zone: DnsName, how: LookupOptions): Promise<Referral | null> {
  const { answer } = await ask(context, name, types.SOA, how);
  const said = answer.kind === "nxdomain" ? await referralFrom(context, zone, name, how) : null;
  return said?.kind === "referral" ? said : null;
}

async function delegatedBy(
  context: Asker,
  { zone, servers, glue }: Pick<Referral, "zone" | "servers" | "glue">,
  how: LookupOptions,
): Promise<Delegation> {
  const places = await Promise.all(
    servers.slice(0, mostServers).map(async ({ data: { name } }) => {
      const known = glue.get(keyOf(name)) ?? (await nameServer(context, name, how)).addresses;
      return known.map((address) => ({ name, address }));
    }),
  );
  return { zone, places: places.flat().slice(0, mostPlaces), above: servers, removed: null };
}

/** Queries the servers of a zone for the delegation of a name; the first referral wins. Without one, most servers must deny it. */
async function referralFrom(
  context: Asker,
  parent: DnsName,
  name: DnsName,
  how: LookupOptions,
): Promise<Referral | Denial | null> {
  const { servers } = await nameServersOf(context, parent, how);
  const places = servers
    .flatMap((each) => each.addresses.slice(0, 1).map((address) => ({ name: each.name, address })))
    .slice(0, parentsAsked);
  const running = places.map(async ({ address }) => askAuthority(context, address, [name, types.NS]));
  // One server may not have a delegation yet that others have.
  const referral = await firstProven(
    running.map(async (each) => referralIn(await each, parent, name)),
    null,
  );
  if (referral) return referral;
  const all = await Promise.all(running);
  // A lone answer may be wrong, so more than half of the queried servers must agree.
  const denying = all.filter((each) => isDenied(each, parent));
  return denying.length * 2 > all.length ? { kind: "denial", zone: parent, places } : null;
}

/** RFC 2308 §2: an authoritative denial has the zone's own SOA record. */
function isDenied({ answer, message }: DnsLookup, parent: DnsName): boolean {
  if (!message?.isAuthoritative || (answer.kind !== "nxdomain" && answer.kind !== "nodata")) return false;
  return answer.soa !== null && answer.aliases.length === 0 && isSameName(answer.soa.name, parent);
}

function referralIn({ message }: DnsLookup, parent: DnsName, name: DnsName): Referral | null {
  if (!message) return null;
  // A server of both zones answers with the records of the lower one.
  const named = recordsOf("NS", [...message.authorities, ...message.answers]);
  const isBelow = (zone: DnsName): boolean =>
    isWithin(name, zone) && isWithin(zone, parent) && !isSameName(zone, parent);
  const first = named.find((each) => isBelow(each.name));
  if (!first) return null;
  const servers = named.filter((each) => isSameName(each.name, first.name));
  return { kind: "referral", zone: first.name, servers, glue: glueIn(message, parent) };
}

/** Glue addresses for servers within the zone; for others the zone has no authority. */
function glueIn({ additionals }: DnsMessage, parent: DnsName): Referral["glue"] {
  const glue = new Map<string, string[]>();
  for (const { name, data } of additionals) {
    if ((data.type !== "A" && data.type !== "AAAA") || !isWithin(name, parent)) continue;
    glue.set(keyOf(name), [...(glue.get(keyOf(name)) ?? []), data.address]);
  }
  return glue;
}
