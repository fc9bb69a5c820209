import type { Observation } from "../../core/store.ts";
import type { RdapRaw } from "./schema.ts";

/** Values for the history: the registrar by its IANA number, name servers and statuses. */
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
