import type { DnsName } from "../../../formats/dns/name.ts";
import { viewPast } from "../../../probes/dns/authority-view.ts";
import { blamedBy } from "../../../probes/dnssec/served.ts";
import type { DnssecContext } from "../../../probes/dnssec/verified.ts";
import type { SeenServer } from "../servers/schema.ts";
import { securityFor } from "./collect.ts";
import type { SeenSecurity } from "./schema.ts";

interface Place {
  readonly name: DnsName;
  readonly zone: DnsName;
  readonly servers: readonly SeenServer[];
}

/**
 * Repeats a failed validation with answers from the name servers. A resolver may cache keys, signatures and DS records of different ages. RFC 4035
 * §4.3 calls a zone bogus for what it serves, not for a cache's remains.
 */
export async function confirmed(
  context: DnssecContext,
  { name, zone, servers }: Place,
  seen: SeenSecurity,
): Promise<SeenSecurity> {
  const blamed = blamedIn(seen);
  // An answer directly from a server fails too, so the resolver's cache is not the cause.
  const isServed = servers.some(({ addresses }) => addresses.some(({ signatures }) => signatures.state === "failed"));
  if (blamed.length === 0 || isServed) return seen;
  let view: DnssecContext | null = context;
  for (const each of blamed) view = view && (await viewPast(view, each));
  const again = view && (await securityFor(view, name, zone));
  if (!again || blamedIn(again).length > 0 || again.state === "indeterminate") return seen;
  return { ...again, resolverValidation: seen.resolverValidation, isRemembered: true };
}

function blamedIn(seen: SeenSecurity): ReturnType<typeof blamedBy> {
  return blamedBy({ ...seen, sets: [...seen.rrsets, ...seen.dmarc] });
}
