import { openWorld } from "./world.ts";
import { collect } from "../../src/checks/dns/collect.ts";
import type { DnsRaw } from "../../src/checks/dns/index.ts";
import type { SeenAddress, SeenParent, SeenServer } from "../../src/checks/dns/servers/schema.ts";
import type { SeenSecurity } from "../../src/checks/dns/security/schema.ts";

/** What makes another observation of one. */
export type Damage = (raw: DnsRaw) => DnsRaw;

const { context } = openWorld({ zones: { "example.com": "@ A 11.9.9.9" } });
/** What is seen of a zone with nothing wrong. */
export const sound: DnsRaw = { ...(await collectSound()), contents: null };

async function collectSound(): Promise<DnsRaw> {
  return collect({ query: "example.com" }, { ...context, net: { ...context.net, addresses: reached } });
}

function reached({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: true }]);
}

/** The second name server is another one. */
export function server(change: Partial<SeenServer>): Damage {
  return (raw) => {
    const [first, second] = raw.servers.list;
    const list = first && second ? [first, { ...second, ...change }] : [];
    return { ...raw, servers: { ...raw.servers, list } };
  };
}

/** The address of the second name server answers otherwise. */
export function address(change: Partial<SeenAddress>): Damage {
  return (raw) => {
    const addresses = raw.servers.list[1]?.addresses.map((each) => ({ ...each, ...change })) ?? [];
    return server({ addresses })(raw);
  };
}

/** The zone above says something else. */
export function parent(change: Partial<SeenParent>): Damage {
  return (raw) => ({ ...raw, parent: raw.parent && { ...raw.parent, ...change } });
}

/** What is known of the signatures is something else. */
export function security(change: Partial<SeenSecurity>): Damage {
  return (raw) => ({ ...raw, security: raw.security && { ...raw.security, ...change } });
}

/** What is known of the keys of the zone itself. */
export function link(change: Partial<SeenSecurity["links"][number]>): Damage {
  return (raw) => {
    const links =
      raw.security?.links.map((each) => (each.zone === "example.com" ? { ...each, ...change } : each)) ?? [];
    return security({ links })(raw);
  };
}

/** What is known of whether the name exists is something else. */
export function existence(change: Partial<DnsRaw["existence"]>): Damage {
  return (raw) => ({ ...raw, existence: { ...raw.existence, ...change } });
}

/** There are other records of a type. */
export function record(type: keyof DnsRaw["records"], change: Partial<DnsRaw["records"]["A"]>): Damage {
  return (raw) => ({ ...raw, records: { ...raw.records, [type]: { ...raw.records[type], ...change } } });
}

/** The SOA record is another one. */
export function soa(change: Partial<NonNullable<DnsRaw["soa"]>>): Damage {
  return (raw) => ({ ...raw, soa: raw.soa && { ...raw.soa, ...change } });
}

/** Signatures that hold, for so long. */
export function signed(inception: string, expires: string): SeenAddress["signatures"] {
  return { state: "verified", reason: null, types: [], inception, expires };
}

/** A key of a zone that holds. */
export const key = { keyTag: 7, flags: 257, bits: null, isAnchored: true, isRevoked: false } as const;
