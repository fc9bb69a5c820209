import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { DnsMessage } from "../../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, upwards, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../formats/dns/set.ts";
import { ask, type Asking, type Told } from "../../../probes/dns/ask.ts";
import { askAuthority, nameServer, nameServersOf } from "../../../probes/dns/name-servers.ts";
import { zoneOf } from "../../../probes/dns/zone.ts";
import { firstProven } from "../../../probes/first-proven.ts";

type Asker = Pick<Context, "net" | "once">;

/** One address of one server of a zone. */
export interface Place {
  readonly name: DnsName;
  readonly address: string;
}

/** Which zone a name is in, and who answers for it. */
export interface Delegation {
  readonly zone: DnsName | null;
  readonly places: readonly Place[];
  /** The servers of the zone as the zone above names them; none where they are known from elsewhere. */
  readonly above: readonly RecordOf<"NS">[];
  /** A zone that resolvers still know, and of which the servers of the zone above say that it is not delegated; null where there is none. */
  readonly removed: DnsName | null;
}

/** Who is told to answer for a zone, and the addresses that came along. */
interface Referral {
  readonly kind: "referral";
  readonly zone: DnsName;
  readonly servers: readonly RecordOf<"NS">[];
  readonly glue: ReadonlyMap<string, readonly string[]>;
}

/** The word of a zone that nothing below it has the name, and whom it is of. */
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
 * Finds who answers for a name by asking the zone above. What resolvers remember of that may be as old as what is looked for: after
 * a move to other name servers they ask the old ones for days, and those say what they always said. A zone that its registry has
 * taken out is remembered in the same way, and whoever keeps the zone above says that it is gone.
 */
export async function delegationOf(context: Asker, name: DnsName, server?: string): Promise<Delegation> {
  // What does not verify has authorities all the same.
  const how: Asking = { isCheckingDisabled: true, ...(server !== undefined && { server }) };
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

/** RFC 2308 §5: who has asked for a zone before it was there remembers that there is none, and the zone above knows better. */
async function unheardOf(context: Asker, name: DnsName, zone: DnsName, how: Asking): Promise<Referral | null> {
  const { answer } = await ask(context, name, types.SOA, how);
  const said = answer.kind === "nxdomain" ? await referralFrom(context, zone, name, how) : null;
  return said?.kind === "referral" ? said : null;
}

async function delegatedBy(
  context: Asker,
  { zone, servers, glue }: Pick<Referral, "zone" | "servers" | "glue">,
  how: Asking,
): Promise<Delegation> {
  const places = await Promise.all(
    servers.slice(0, mostServers).map(async ({ data: { name } }) => {
      const known = glue.get(keyOf(name)) ?? (await nameServer(context, name, how)).addresses;
      return known.map((address) => ({ name, address }));
    }),
  );
  return { zone, places: places.flat().slice(0, mostPlaces), above: servers, removed: null };
}

/** Asks the servers of a zone for the one below it that a name is in; the first that knows tells. Without one, most must deny it. */
async function referralFrom(
  context: Asker,
  parent: DnsName,
  name: DnsName,
  how: Asking,
): Promise<Referral | Denial | null> {
  const { servers } = await nameServersOf(context, parent, how);
  const places = servers
    .flatMap((each) => each.addresses.slice(0, 1).map((address) => ({ name: each.name, address })))
    .slice(0, parentsAsked);
  const running = places.map(async ({ address }) => askAuthority(context, address, [name, types.NS]));
  // One that lags behind may not know yet of what another one delegates.
  const referral = await firstProven(
    running.map(async (each) => referralIn(await each, parent, name)),
    null,
  );
  if (referral) return referral;
  const all = await Promise.all(running);
  // One that answers while others do not may be the one that is wrong: more than half of those asked must say the same.
  const denying = all.filter((each) => isDenied(each, parent));
  return denying.length * 2 > all.length ? { kind: "denial", zone: parent, places } : null;
}

/** RFC 2308 §2: the word of the zone above itself, which shows that by its SOA record. */
function isDenied({ answer, message }: Told, parent: DnsName): boolean {
  if (!message?.isAuthoritative || (answer.kind !== "nxdomain" && answer.kind !== "nodata")) return false;
  return answer.soa !== null && answer.aliases.length === 0 && isSameName(answer.soa.name, parent);
}

function referralIn({ message }: Told, parent: DnsName, name: DnsName): Referral | null {
  if (!message) return null;
  // Who answers for both zones tells what stands in the lower one.
  const named = recordsOf("NS", [...message.authorities, ...message.answers]);
  const isBelow = (zone: DnsName): boolean =>
    isWithin(name, zone) && isWithin(zone, parent) && !isSameName(zone, parent);
  const first = named.find((each) => isBelow(each.name));
  if (!first) return null;
  const servers = named.filter((each) => isSameName(each.name, first.name));
  return { kind: "referral", zone: first.name, servers, glue: glueIn(message, parent) };
}

/** Addresses of servers within the zone that tells them; of others it knows no more than anybody. */
function glueIn({ additionals }: DnsMessage, parent: DnsName): Referral["glue"] {
  const glue = new Map<string, string[]>();
  for (const { name, data } of additionals) {
    if ((data.type !== "A" && data.type !== "AAAA") || !isWithin(name, parent)) continue;
    glue.set(keyOf(name), [...(glue.get(keyOf(name)) ?? []), data.address]);
  }
  return glue;
}
