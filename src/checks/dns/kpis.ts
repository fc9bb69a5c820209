import type { Kpi } from "../../core/interpretation.ts";
import type { KpiId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";

/** The key figures of a name. */
export function kpisOf({ zone }: DnsRaw): readonly Kpi<KpiId>[] {
  return [{ id: "zone", value: zone.name }];
}
