import type { Kpi } from "../../core/result/interpretation.ts";
import type { KpiId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";
import type { Listing } from "./zone/schema-listing.ts";
import { isSignedInVain, unsignedSets } from "./security/judge.ts";
import { listed } from "./zone/words.ts";

/** The key figures of a name: its records first, then the state of its zone. */
export function kpisOf(raw: DnsRaw): readonly Kpi<KpiId>[] {
  const { records, zone, soa, authoritativeServers: servers, existence } = raw;
  const { A, AAAA, MX } = records;
  const aliases = A.aliases.length > 0 ? A.aliases : AAAA.aliases;
  const isThere = existence.state === "exists";
  return [
    { id: "addresses", value: valueOf([A, AAAA]) },
    ...(aliases.length > 0 ? [{ id: "alias", value: listed(aliases) } as const] : []),
    ...(isThere && aliases.length === 0 ? [{ id: "mail", value: mailOf(MX) } as const] : []),
    { id: "zone", value: zone.name },
    ...(servers.list.length > 0
      ? ([
          { id: "name-servers", value: listed(servers.list.map(({ name }) => name)) },
          { id: "answering", value: answering(raw) },
        ] as const)
      : []),
    { id: "dnssec", value: raw.parent?.state === "undelegated" ? null : dnssecOf(raw) },
    ...(isThere && soa ? [{ id: "serial", value: `${soa.serial}` } as const] : []),
    ...(A.state === "found" && A.ttl !== null ? [{ id: "ttl", value: A.ttl, unit: "seconds" } as const] : []),
  ];
}

/** The values of some types; false without any, null if unknown. */
function valueOf(some: readonly Listing[]): Kpi["value"] {
  const values = some.flatMap((each) => each.values);
  if (values.length > 0) return listed(values);
  return some.every(({ state }) => state === "absent" || state === "nxdomain") ? false : null;
}

function mailOf({ state, values }: Listing): Kpi["value"] {
  if (state !== "found") return state === "unknown" ? null : false;
  // RFC 7505 §3: the root as MX host is a null MX.
  const hosts = values
    .map((value) => value.replace(/^\d+ /, ""))
    .map((host) => (host === "." ? host : host.replace(/\.$/, "")));
  return listed(hosts);
}

/** The DNSSEC state of the zone; bogus if any set fails, so that "secure" never stands above answers that resolvers reject. */
function dnssecOf({ security, zone, authoritativeServers: { keySets } }: DnsRaw): Kpi["value"] {
  if (security && [...security.rrsets, ...security.dmarc].some(({ state }) => state === "bogus")) return "bogus";
  if (!security || security.state === "indeterminate") return null;
  if (security.state === "secure" && keySets.some(({ missingKeys }) => missingKeys.length > 0)) return "keys-differ";
  if (zone.name !== null && unsignedSets(security, zone.name).length > 0) return "alias-unsigned";
  return security.state === "insecure" && isSignedInVain(security) ? "in-vain" : security.state;
}

/** Servers with an answering address, of all servers; null if none could be queried. */
function answering({ authoritativeServers: servers }: DnsRaw): Kpi["value"] {
  const asked = servers.list.filter(({ addresses }) => addresses.some(({ state }) => state !== "unasked"));
  const working = asked.filter(({ addresses }) => addresses.some(({ state }) => state === "authoritative"));
  return asked.length === 0 ? null : `${working.length}/${servers.list.length}`;
}
