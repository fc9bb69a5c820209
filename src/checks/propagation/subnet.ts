import { isIP } from "node:net";
import { reach } from "../../core/target/address.ts";
import type { Context } from "../../core/check.ts";
import { askAuthority } from "../../probes/dns/name-servers.ts";
import type { Authority, Sought } from "./authorities/collect.ts";
import type { Seen } from "./resolvers/collect.ts";
import { isTold, ownOf, sightOf, type Sight } from "./sight.ts";

/** A server may know less of the world than another one of the same zone. */
const mostAsked = 2;

/**
 * What the authorities say to those in the network of a resolver, RFC 7871. Many resolvers tell theirs in the same way; those that
 * do not are told apart by the address that they ask from, which is near the one that they answer at, or is not.
 */
export async function saidThere(
  context: Pick<Context, "net" | "once">,
  { resolver }: Seen,
  authorities: readonly Authority[],
  { name, type, zone }: Sought,
): Promise<readonly Sight[]> {
  const clientSubnet = networkOf({ resolver });
  if (clientSubnet === null) return [];
  const telling = authorities.filter(({ sights }) => sights.length > 0).slice(0, mostAsked);
  const told = await Promise.all(
    telling.map(({ address }) => askAuthority(context, address, [name, type], { clientSubnet })),
  );
  return told
    .filter(({ message }) => message?.isAuthoritative)
    .map((each) => ownOf(sightOf(each, name), zone))
    .filter(isTold);
}

/** An address in whose network a resolver is; null where that is not known, or not for others to know. */
export function networkOf({ resolver }: Pick<Seen, "resolver">): string | null {
  const address = addressIn(resolver.server ?? "");
  // A private network has no meaning for public servers and must not be disclosed.
  return address !== null && reach(address) === "public" ? address : null;
}

/** The address in what `DnsQuestion.server` takes; null where it has a name. */
function addressIn(server: string): string | null {
  const { six, host = server } =
    /^(?:(?:https|tls):\/\/)?(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#]+))/i.exec(server)?.groups ?? {};
  const address = [server, six ?? host].find((each) => isIP(each) !== 0);
  return address ?? null;
}
