import type { Context } from "../../core/check.ts";
import { clientSubnet, isForNetwork } from "../../formats/dns/client-subnet.ts";
import { askAuthority } from "../../probes/dns/name-servers.ts";
import type { Authority, Sought } from "./authorities/collect.ts";
import type { Seen } from "./resolvers/collect.ts";
import { agrees, isDetermined, ownOf, observationOf } from "./observation.ts";
import { networkOf } from "./subnet.ts";

/** Number of networks queried. A single one could match an older zone by chance. */
const networks = { least: 2, most: 4 };

/** With more servers than this the test is skipped. */
const mostServers = 8;

/**
 * Whether servers with different answers have the same zone. A server that resolves ALIAS or ANAME records itself returns targets near itself unless
 * the query names a client network (RFC 7871). For several resolver networks, all servers must give the same answer with a matching scope. An older
 * zone differs there too, and a server without ECS proves nothing.
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

/** One address per network. */
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
  const sights = told.map((each) => ownOf(observationOf(each, name), zone));
  const isTailored = told.every(({ message }) => message?.isAuthoritative && isForNetwork(message.edns?.options ?? []));
  return isTailored && sights.every((each) => isDetermined(each) && sights.every((other) => agrees(each, other, zone)));
}
