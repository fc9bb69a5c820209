import { directOf, placesOf } from "./zone/direct.ts";
import type { DnsRaw } from "./schema.ts";
import { listedTypes } from "./zone/schema-listing.ts";

/** What there is to know of a name, by how much of a verdict rests on it, in percent. */
const weights = { records: 35, servers: 35, security: 20, parent: 10 } as const;

/** As for letters: below this nothing is said of the whole. */
export const leastCoverage = 60;

/** How much of what there is to know was told, whatever it is, in percent; of a name that is not there that is everything. */
export function coverageOf(raw: DnsRaw): number {
  const { existence, records, security, parent, zone } = raw;
  if (existence.state === "nxdomain") return 100;
  const known = listedTypes.filter((type) => records[type].state !== "unknown").length / listedTypes.length;
  const isZone = zone.name !== null;
  return (
    weights.records * known +
    (isZone && isServed(raw) ? weights.servers : 0) +
    (isZone && security && security.state !== "indeterminate" ? weights.security : 0) +
    (isZone && (zone.name === "." || (parent && parent.state !== "unknown")) ? weights.parent : 0)
  );
}

/** Whether anything is known of the servers: that they are silent counts where others could be heard. */
function isServed(raw: DnsRaw): boolean {
  const places = placesOf(raw);
  if (places.length === 0) return raw.servers.list.some(({ state }) => state === "absent" || state === "nxdomain");
  return directOf(raw).works && places.some(({ state }) => state !== "unasked");
}
