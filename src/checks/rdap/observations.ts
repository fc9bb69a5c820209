import type { Observation } from "../../core/store.ts";
import type { RdapRaw } from "./schema.ts";

/** Values for the history: name servers, statuses, and the registrar by its IANA number, or by its name where the registry gives none. */
export function observe({ domain, registrar, nameServers, status }: RdapRaw): readonly Observation[] {
  const values = {
    "rdap:registrar": [registrar?.ianaId ?? registrar?.name?.trim() ?? ""].filter((value) => value !== ""),
    "rdap:ns": nameServers,
    "rdap:status": status,
  };
  return Object.entries(values).flatMap(([kind, all]) =>
    [...new Set(all)].map((value) => ({ target: domain, kind, value })),
  );
}
