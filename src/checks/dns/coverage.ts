import { directOf, placesOf } from "./zone/direct.ts";
import type { DnsRaw } from "./schema.ts";
import { listedTypes } from "./zone/schema-listing.ts";

/** Weights of the evidence behind a verdict, in percent. */
const weights = { records: 35, servers: 35, security: 20, parent: 10 } as const;

/** Few names have records of the other types, so an unknown answer about them says little. */
const weighed = listedTypes.filter((type) => type !== "SRV" && type !== "NAPTR");

/** As for grades: below this percentage the status is unknown. */
export const leastCoverage = 60;

/** The share of the evidence that could be determined, in percent; 100 for a name that does not exist. */
export function coverageOf(raw: DnsRaw): number {
  const { existence, records, security, parent, zone } = raw;
  if (existence.state === "nxdomain") return 100;
  const known = weighed.filter((type) => records[type].state !== "unknown").length / weighed.length;
  const isZone = zone.name !== null;
  return (
    weights.records * known +
    (isZone && isServed(raw) ? weights.servers : 0) +
    (isZone && security && security.state !== "indeterminate" ? weights.security : 0) +
    (isZone && (zone.name === "." || (parent && parent.state !== "unknown")) ? weights.parent : 0)
  );
}

/** Whether the servers could be checked. Silence counts as known only if other servers can be reached from here. */
function isServed(raw: DnsRaw): boolean {
  const places = placesOf(raw);
  if (places.length === 0)
    return raw.authoritativeServers.list.some(({ state }) => state === "absent" || state === "nxdomain");
  return directOf(raw).works && places.some(({ state }) => state !== "unasked");
}
