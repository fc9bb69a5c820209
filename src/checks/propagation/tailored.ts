import type { Context } from "../../core/check.ts";
import { clientSubnet, isForNetwork } from "../../formats/dns/client-subnet.ts";
import { askAuthority } from "../../probes/dns/name-servers.ts";
import type { Authority, Sought } from "./authorities/collect.ts";
import type { Seen } from "./resolvers/collect.ts";
import { agrees, isTold, ownOf, sightOf } from "./sight.ts";
import { networkOf } from "./subnet.ts";

/** So many networks are asked for; one alone could happen to have what an older zone has, too. */
const networks = { least: 2, most: 4 };

/** More servers are not asked, and nothing is said of them. */
const mostServers = 8;

/**
 * Whether servers that keep to different answers have the same zone all the same. One that follows an alias by itself (ALIAS, ANAME)
 * finds what is near to itself, and so something else than the others do, unless it is told for whom: RFC 7871. For each of some
 * networks of public resolvers all of them must give the same, and say that it holds for that network alone. An older zone gives
 * something else there as well, and who does not answer for networks proves nothing.
 */
export async function areTailored(
  context: Pick<Context, "net" | "once">,
  authorities: readonly Authority[],
  seen: readonly Seen[],
  sought: Sought,
): Promise<boolean> {
  const telling = authorities.filter(({ sights }) => sights.length > 0);
  const asked = networksOf(seen);
  if (asked.length < networks.least || telling.length > mostServers) return false;
  const said = await Promise.all(asked.map((each) => isAgreed(context, telling, each, sought)));
  return said.every(Boolean);
}

/** One address of each network. */
function networksOf(seen: readonly Seen[]): readonly string[] {
  const addresses = seen.flatMap((each) => networkOf(each) ?? []);
  const all = new Map(addresses.map((each) => [JSON.stringify(clientSubnet(each)), each]));
  return [...all.values()].slice(0, networks.most);
}

async function isAgreed(
  context: Pick<Context, "net" | "once">,
  servers: readonly Authority[],
  network: string,
  { name, type, zone }: Sought,
): Promise<boolean> {
  const told = await Promise.all(
    servers.map(({ address }) => askAuthority(context, address, [name, type], { clientSubnet: network })),
  );
  const sights = told.map((each) => ownOf(sightOf(each, name), zone));
  const isTailored = told.every(({ message }) => message?.isAuthoritative && isForNetwork(message.edns?.options ?? []));
  return isTailored && sights.every((each) => isTold(each) && sights.every((other) => agrees(each, other, zone)));
}
