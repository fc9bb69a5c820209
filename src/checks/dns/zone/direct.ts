import type { DnsRaw } from "../schema.ts";
import type { SeenAddress, SeenServer } from "../servers/schema.ts";

/** Whether direct queries to name servers work from here. */
export interface Direct {
  /** Whether any server of the zone or its parent answered authoritatively. */
  readonly works: boolean;
  readonly overTcp: boolean;
  readonly withEdns: boolean;
  /** The reason of the first failure. */
  readonly reason: string | null;
}

/**
 * Whether direct queries reach name servers. A network that blocks or intercepts DNS makes all servers look alike, and then nothing is known about
 * this zone's servers. The parent zone's servers are the control group.
 */
export function directOf({ parent, authoritativeServers: servers }: DnsRaw): Direct {
  const asked = [...(parent?.servers ?? []), ...servers.list.flatMap(({ addresses }) => addresses)];
  const working = asked.filter(({ state }) => state === "authoritative");
  const isIntercepted = asked.length > 0 && asked.every(({ reason }) => reason === "not-authoritative");
  return {
    works: working.length > 0,
    overTcp: asked.some(({ tcp }) => tcp.works === true),
    withEdns: working.some(({ edns }) => edns.works === true),
    reason: isIntercepted ? "intercepted" : (asked.find(({ state }) => state !== "authoritative")?.reason ?? null),
  };
}

/** One address of a server, with the server's name. */
export interface Placed extends SeenAddress {
  readonly server: SeenServer;
}

/** Every address of every server. */
export function placesOf({ authoritativeServers: servers }: DnsRaw): readonly Placed[] {
  return servers.list.flatMap((server) => server.addresses.map((each) => ({ ...each, server })));
}

/**
 * The places by the provider that signs for them. Each provider of a multi-signer zone has its own SOA record, and there is no zone transfer
 * between them (RFC 8901 §2). They sign with different keys; without such servers, there is one group.
 */
export function bySigner<P extends Placed>(
  { authoritativeServers: { keySets } }: DnsRaw,
  places: readonly P[],
): readonly (readonly P[])[] {
  const tags = keySets.flatMap(({ signingKeys }) => signingKeys.map(({ keyTag }) => keyTag));
  const isSeveral = new Set(tags).size === tags.length && keySets.every(({ signingKeys }) => signingKeys.length > 0);
  if (!isSeveral) return [places];
  return [
    ...Map.groupBy(places, (place) => keySets.findIndex(({ servers }) => servers.includes(subjectOf(place)))).values(),
  ];
}

/** The subject of a finding about one server address. */
export function subjectOf({ server, address }: Placed): string {
  return `${server.name} ${address}`;
}

/** Whether an address sends no signatures because it does not support EDNS (RFC 3225 §3). That is one cause with many symptoms. */
export function isWithoutSignatures({ edns }: Placed, { security, zone }: DnsRaw): boolean {
  const own = security?.chainOfTrust.find((each) => each.zone === zone.name);
  const isSigned = security?.state === "secure" || security?.state === "bogus";
  return edns.works === false && isSigned && own !== undefined && own.delegations.length > 0;
}
