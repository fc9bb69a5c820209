import ipaddr from "ipaddr.js";
import { withoutWww, type Observation } from "../../../core/store.ts";
import type { ListedType } from "./schema-listing.ts";
import type { DnsRaw } from "../schema.ts";

/** Record values for the history: canonical addresses, names in lower case without a trailing dot. */
export function observe({ name, records }: DnsRaw): readonly Observation[] {
  const kinds: readonly (readonly [ListedType, (value: string) => string])[] = [
    ["A", (value) => value],
    ["AAAA", (value) => ipaddr.process(value).toString()],
    ["NS", canonicalName],
    // The MX preference is dropped, because it changes more often than the hosts.
    ["MX", (value) => canonicalName(value.replace(/^\d+ /, ""))],
    ["CNAME", canonicalName],
  ];
  return kinds.flatMap(([type, canonical]) => {
    const values = records[type].state === "found" ? records[type].values : [];
    return [...new Set(values.map(canonical))].map((value) => ({
      target: withoutWww(name),
      kind: `dns:${type.toLowerCase()}`,
      value,
    }));
  });
}

function canonicalName(text: string): string {
  return text === "." ? text : text.toLowerCase().replace(/\.$/, "");
}
