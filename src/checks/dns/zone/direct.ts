import type { DnsRaw } from "../schema.ts";
import type { SeenAddress, SeenServer } from "../servers/schema.ts";

/** What questions to name servers are good for from where the check ran. */
export interface Direct {
  /** Whether any server at all, of the zone or of the one above, answered as one that is responsible. */
  readonly works: boolean;
  readonly overTcp: boolean;
  readonly withEdns: boolean;
  /** Why not, of the first that was asked. */
  readonly reason: string | null;
}

/**
 * Whether questions arrive at all. A network that holds them back, or answers them itself, makes all servers of the world look alike:
 * then nothing is known of those of this zone. Servers of the zone above, which others depend on as well, are the control.
 */
export function directOf({ parent, servers }: DnsRaw): Direct {
  const asked = [...(parent?.asked ?? []), ...servers.list.flatMap(({ addresses }) => addresses)];
  const working = asked.filter(({ state }) => state === "authoritative");
  const isIntercepted = asked.length > 0 && asked.every(({ reason }) => reason === "not-authoritative");
  return {
    works: working.length > 0,
    overTcp: asked.some(({ tcp }) => tcp.works === true),
    withEdns: working.some(({ edns }) => edns.works === true),
    reason: isIntercepted ? "intercepted" : (asked.find(({ state }) => state !== "authoritative")?.reason ?? null),
  };
}

/** One address of a server, with the server that has it. */
export interface Placed extends SeenAddress {
  readonly server: SeenServer;
}

/** Every address of every server. */
export function placesOf({ servers }: DnsRaw): readonly Placed[] {
  return servers.list.flatMap((server) => server.addresses.map((each) => ({ ...each, server })));
}

/** What a finding about one address of a server is about. */
export function subjectOf({ server, address }: Placed): string {
  return `${server.name} ${address}`;
}

/** Whether an address sends no signatures of a zone that is signed because it does not know EDNS (RFC 3225 §3): that is one cause, however it shows. */
export function isWithoutSignatures({ edns }: Placed, { security, zone }: DnsRaw): boolean {
  const own = security?.links.find((each) => each.zone === zone.name);
  const isSigned = security?.state === "secure" || security?.state === "bogus";
  return edns.works === false && isSigned && own !== undefined && own.delegations.length > 0;
}
