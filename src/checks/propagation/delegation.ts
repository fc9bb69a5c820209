import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, upwards, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../formats/dns/set.ts";
import { ask, type Told } from "../../probes/dns/ask.ts";
import { askAuthority, nameServer, nameServersOf } from "../../probes/dns/name-servers.ts";
import { zoneOf } from "../../probes/dns/zone.ts";
import { firstProven } from "../../probes/first-proven.ts";

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
}

/** Who is told to answer for a zone, and the addresses that came along. */
interface Referral {
  readonly zone: DnsName;
  readonly servers: readonly RecordOf<"NS">[];
  readonly glue: ReadonlyMap<string, readonly string[]>;
}

const mostLevels = 7;
const mostServers = 32;
const mostPlaces = 48;
const parentsAsked = 4;

/** What does not verify has authorities all the same. */
const unverified = { isCheckingDisabled: true };

/**
 * Finds who answers for a name by asking the zone above. What resolvers remember of that may be as old as what is looked for: after
 * a move to other name servers they ask the old ones for days, and those say what they always said.
 */
export async function delegationOf(context: Asker, name: DnsName): Promise<Delegation> {
  const upper = [...upwards(name)].slice(1).slice(-mostLevels);
  const [own, ...above] = await Promise.all([name, ...upper].map((each) => zoneOf(context, each, unverified)));
  const zone = own?.kind === "zone" ? own.zone : null;
  const parent = above.find((each) => each.kind === "zone" && !(zone && isSameName(each.zone, zone)));
  const referral = parent?.kind === "zone" ? await referralFrom(context, parent.zone, zone ?? name) : null;
  if (referral && (zone === null || isSameName(referral.zone, zone))) return delegatedBy(context, referral);
  if (!zone) return { zone, places: [], above: [] };
  const { answer } = await ask(context, zone, types.NS, unverified);
  const servers = answer.kind === "found" ? recordsOf("NS", answer.records) : [];
  return { ...(await delegatedBy(context, { zone, servers, glue: new Map() })), above: [] };
}

async function delegatedBy(context: Asker, { zone, servers, glue }: Referral): Promise<Delegation> {
  const places = await Promise.all(
    servers.slice(0, mostServers).map(async ({ data: { name } }) => {
      const known = glue.get(keyOf(name)) ?? (await nameServer(context, name)).addresses;
      return known.map((address) => ({ name, address }));
    }),
  );
  return { zone, places: places.flat().slice(0, mostPlaces), above: servers };
}

/** Asks the servers of a zone for the one below it that a name is in; the first that knows tells. */
async function referralFrom(context: Asker, parent: DnsName, name: DnsName): Promise<Referral | null> {
  const { servers } = await nameServersOf(context, parent);
  const addresses = servers.flatMap((each) => each.addresses.slice(0, 1)).slice(0, parentsAsked);
  const running = addresses.map(async (address) =>
    referralIn(await askAuthority(context, address, [name, types.NS]), parent, name),
  );
  return firstProven(running, null);
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
  return { zone: first.name, servers, glue: glueIn(message, parent) };
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
