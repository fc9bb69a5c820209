import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parentOf, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../formats/dns/set.ts";
import { ask, type LookupOptions } from "./lookup.ts";

/** The zone of a name, by its SOA record; or why it is unknown, as the answer says. */
export type Zone =
  | { readonly kind: "zone"; readonly zone: DnsName; readonly soa: RecordOf<"SOA"> }
  | { readonly kind: "unknown"; readonly reason: string };

/** Finds the zone of a name, whether the name exists or not: RFC 2308 §2, every negative answer names it. */
export async function zoneOf(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  asking: LookupOptions = {},
): Promise<Zone> {
  const { answer } = await ask(context, name, types.SOA, asking);
  if (answer.kind === "unknown") return answer;
  // An alias leads into another zone. Its own zone is found one label up, since no zone apex is an alias.
  const above = answer.aliases.length > 0 ? parentOf(name) : null;
  if (above) return zoneOf(context, above, asking);
  const [soa] = answer.kind === "found" ? recordsOf("SOA", answer.records) : [answer.soa];
  return soa ? { kind: "zone", zone: soa.name, soa } : { kind: "unknown", reason: "NO-SOA" };
}

/** The parent of a zone; the root has none. */
export async function zoneAbove(
  context: Pick<Context, "net" | "once">,
  zone: DnsName,
  asking: LookupOptions = {},
): Promise<Zone> {
  const parent = parentOf(zone);
  return parent ? zoneOf(context, parent, asking) : { kind: "unknown", reason: "NO-PARENT" };
}
