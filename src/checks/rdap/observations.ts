import type { Observation } from "../../core/store.ts";
import type { RdapRaw } from "./schema.ts";

/** What is remembered of a registration: the registrar by its number in IANA's list, the name servers and the statuses. */
export function observe({ domain, registrar, nameServers, status }: RdapRaw): readonly Observation[] {
  const values = {
    "rdap:registrar": registrar?.ianaId ? [registrar.ianaId] : [],
    "rdap:ns": nameServers,
    "rdap:status": status,
  };
  return Object.entries(values).flatMap(([kind, all]) =>
    [...new Set(all)].map((value) => ({ target: domain, kind, value })),
  );
}
