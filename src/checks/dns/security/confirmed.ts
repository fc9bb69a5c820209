import type { DnsName } from "../../../formats/dns/name.ts";
import { viewPast } from "../../../probes/dns/authority-view.ts";
import { blamedBy } from "../../../probes/dnssec/served.ts";
import type { Looking } from "../../../probes/dnssec/verified.ts";
import type { SeenServer } from "../servers/schema.ts";
import { securityFor } from "./collect.ts";
import type { SeenSecurity } from "./schema.ts";

interface Place {
  readonly name: DnsName;
  readonly zone: DnsName;
  readonly servers: readonly SeenServer[];
}

/**
 * Verifies again what the name servers themselves give, where what a resolver passes on does not verify: it may remember keys,
 * signatures or a delegation of different ages. RFC 4035 §4.3 calls bogus what the zone serves, and not what one cache has left of it.
 */
export async function confirmed(
  context: Looking,
  { name, zone, servers }: Place,
  seen: SeenSecurity,
): Promise<SeenSecurity> {
  const blamed = blamedBy(seen);
  // What one of the servers gives does not verify either: then it is no matter of the resolver's memory.
  const isServed = servers.some(({ addresses }) => addresses.some(({ signatures }) => signatures.state === "failed"));
  if (blamed.length === 0 || isServed) return seen;
  let view: Looking | null = context;
  for (const each of blamed) view = view && (await viewPast(view, each));
  const again = view && (await securityFor(view, name, zone));
  if (!again || blamedBy(again).length > 0 || again.state === "indeterminate") return seen;
  return { ...again, opinion: seen.opinion, isRemembered: true };
}
