import ipaddr from "ipaddr.js";
import { withoutWww, type Observation } from "../../../core/store.ts";
import type { ListedType } from "./schema-listing.ts";
import type { DnsRaw } from "../schema.ts";

/** Record values for the history: canonical addresses, names in lower case without a trailing dot. */
export function observe({ name, records }: DnsRaw): readonly Observation[] {
  const kinds: readonly (readonly [ListedType, (value: string) => string | null])[] = [
    ["A", canonicalAddress],
    ["AAAA", canonicalAddress],
    ["NS", canonicalName],
    // The MX preference is dropped, because it changes more often than the hosts.
    ["MX", (value) => canonicalName(value.replace(/^\d+ /, ""))],
    ["CNAME", canonicalName],
  ];
  return kinds.flatMap(([type, canonical]) => {
    const values = records[type].state === "found" ? records[type].values : [];
    const known = values.map(canonical).filter((value) => value !== null);
    return [...new Set(known)].map((value) => ({
      target: withoutWww(name),
      kind: `dns:${type.toLowerCase()}`,
      value,
    }));
  });
}

/** Null for the mask of a private address, which is no value. */
function canonicalAddress(text: string): string | null {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : null;
}

function canonicalName(text: string): string {
  return text === "." ? text : text.toLowerCase().replace(/\.$/, "");
}
