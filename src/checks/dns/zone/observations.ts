import ipaddr from "ipaddr.js";
import { withoutWww, type Observation } from "../../../core/store.ts";
import type { ListedType } from "./schema-listing.ts";
import type { DnsRaw } from "../schema.ts";

/** What of the records belongs into the history: addresses in their canonical spelling, names in lower case and without a dot at their end. */
export function observe({ name, records }: DnsRaw): readonly Observation[] {
  const kinds: readonly (readonly [ListedType, (value: string) => string])[] = [
    ["A", (value) => value],
    ["AAAA", (value) => ipaddr.process(value).toString()],
    ["NS", canonicalName],
    // Which of several is tried first changes more often than where mail goes.
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
