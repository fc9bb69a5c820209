import { openWorld } from "./world.ts";
import { collect } from "../../src/checks/dns/collect.ts";
import type { DnsRaw } from "../../src/checks/dns/index.ts";
import type { SeenAddress, SeenParent, SeenServer } from "../../src/checks/dns/servers/schema.ts";
import type { SeenSecurity } from "../../src/checks/dns/security/schema.ts";

/** Modifies an observation. */
export type Damage = (raw: DnsRaw) => DnsRaw;

const { context } = openWorld({ zones: { "example.com": "@ A 11.9.9.9" } });
/** The observation of a sound zone. */
export const sound: DnsRaw = { ...(await collectSound()), parsed: null };

async function collectSound(): Promise<DnsRaw> {
  return collect({ query: "example.com" }, { ...context, net: { ...context.net, addresses: reached } });
}

function reached({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: true }]);
}

/** Changes the second name server. */
export function server(change: Partial<SeenServer>): Damage {
  return (raw) => {
    const [first, second] = raw.authoritativeServers.list;
    const list = first && second ? [first, { ...second, ...change }] : [];
    return { ...raw, authoritativeServers: { ...raw.authoritativeServers, list } };
  };
}

/** Changes the observed address of the second name server. */
export function address(change: Partial<SeenAddress>): Damage {
  return (raw) => {
    const addresses = raw.authoritativeServers.list[1]?.addresses.map((each) => ({ ...each, ...change })) ?? [];
    return server({ addresses })(raw);
  };
}

/** Changes the observed parent zone. */
export function parent(change: Partial<SeenParent>): Damage {
  return (raw) => ({ ...raw, parent: raw.parent && { ...raw.parent, ...change } });
}

/** Changes the observed DNSSEC state. */
export function security(change: Partial<SeenSecurity>): Damage {
  return (raw) => ({ ...raw, security: raw.security && { ...raw.security, ...change } });
}

/** Changes the observed keys of the zone itself. */
export function link(change: Partial<SeenSecurity["chainOfTrust"][number]>): Damage {
  return (raw) => {
    const links =
      raw.security?.chainOfTrust.map((each) => (each.zone === "example.com" ? { ...each, ...change } : each)) ?? [];
    return security({ chainOfTrust: links })(raw);
  };
}

/** Changes the observed existence of the name. */
export function existence(change: Partial<DnsRaw["existence"]>): Damage {
  return (raw) => ({ ...raw, existence: { ...raw.existence, ...change } });
}

/** Changes the observed records of a type. */
export function record(type: keyof DnsRaw["records"], change: Partial<DnsRaw["records"]["A"]>): Damage {
  return (raw) => ({ ...raw, records: { ...raw.records, [type]: { ...raw.records[type], ...change } } });
}

/** Changes the SOA record. */
export function soa(change: Partial<NonNullable<DnsRaw["soa"]>>): Damage {
  return (raw) => ({ ...raw, soa: raw.soa && { ...raw.soa, ...change } });
}

/** Valid signatures with this lifetime. */
export function signed(inception: string, expires: string): SeenAddress["signatures"] {
  return { state: "verified", reason: null, types: [], inception, expires };
}

/** A valid key of a zone. */
export const key = { keyTag: 7, flags: 257, bits: null, isAnchored: true, isRevoked: false } as const;
