import { isIP } from "node:net";
import { reach } from "../../core/target/address.ts";
import type { Context } from "../../core/check.ts";
import { askAuthority } from "../../probes/dns/name-servers.ts";
import type { Authority, Sought } from "./authorities/collect.ts";
import type { Seen } from "./resolvers/collect.ts";
import { isDetermined, ownOf, observationOf, type ResolverObservation } from "./observation.ts";

/** Maximum number of servers queried; servers of one zone may differ in geographic data. */
const mostAsked = 2;

/**
 * The name servers' answers for a resolver's network (RFC 7871). Many resolvers send their clients' network like this. Others are located by their
 * own source address, which is usually near their service address.
 */
export async function saidThere(
  context: Pick<Context, "net" | "once">,
  { resolver }: Seen,
  authorities: readonly Authority[],
  { name, type, zone }: Sought,
): Promise<readonly ResolverObservation[]> {
  const clientSubnet = networkOf({ resolver });
  if (clientSubnet === null) return [];
  const telling = authorities.filter(({ sights }) => sights.length > 0).slice(0, mostAsked);
  const told = await Promise.all(
    telling.map(({ address }) => askAuthority(context, address, [name, type], { clientSubnet })),
  );
  return told
    .filter(({ message }) => message?.isAuthoritative)
    .map((each) => ownOf(observationOf(each, name), zone))
    .filter(isDetermined);
}

/** An address in the resolver's network; null if unknown or private. */
export function networkOf({ resolver }: Pick<Seen, "resolver">): string | null {
  const address = addressIn(resolver.server ?? "");
  // A private network has no meaning for public servers and must not be disclosed.
  return address !== null && reach(address) === "public" ? address : null;
}

/** The address in a `DnsQuestion.server` value; null for a host name. */
function addressIn(server: string): string | null {
  const { six, host = server } =
    /^(?:(?:https|tls):\/\/)?(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#]+))/i.exec(server)?.groups ?? {};
  const address = [server, six ?? host].find((each) => isIP(each) !== 0);
  return address ?? null;
}
