import type { DnsName } from "../../../formats/dns/name.ts";
import { viewPast } from "../../../probes/dns/authority-view.ts";
import type { DnssecContext } from "../../../probes/dnssec/verified.ts";
import type { SeenKeySet } from "../servers/schema.ts";
import { securityFor } from "./collect.ts";
import type { SeenSecurity } from "./schema.ts";

interface Place {
  readonly name: DnsName;
  readonly zone: DnsName;
}

/**
 * Validates a zone with several DNSKEY sets once for each of them, with the answers of the servers that have it. A resolver mixes keys of one
 * server with records of another, so its answers would give another result each time. Null where the servers cannot be asked.
 */
export async function securityBySigners(
  context: DnssecContext,
  { name, zone }: Place,
  keySets: readonly SeenKeySet[],
  seen: SeenSecurity | null,
): Promise<SeenSecurity | null> {
  const all = await Promise.all(
    keySets.map(async ({ servers }) => {
      const view = await viewPast(context, zone, servers.map(addressIn));
      return view && securityFor(view, name, zone);
    }),
  );
  const known = all.filter((each) => each !== null);
  // A server whose answers fail has its own finding; the zone has the state that the other servers give it.
  const [best] = known.toSorted((one, other) => ranks[one.state] - ranks[other.state]);
  if (!best || !seen) return best ?? null;
  const alike = known.filter(({ state }) => state === best.state);
  const dmarc = alike.find((each) => each.dmarc.some(({ state }) => state === "bogus")) ?? best;
  const agrees = seen.state === best.state && keySets.every(isComplete) ? seen.resolverValidation.agrees : null;
  return {
    ...best,
    dmarc: dmarc.dmarc,
    denial: worst(alike.map(({ denial }) => denial)),
    childDs: fewest(alike.map(({ childDs }) => childDs)),
    resolverValidation: { ...seen.resolverValidation, agrees },
  };
}

const ranks: Readonly<Record<SeenSecurity["state"], number>> = {
  secure: 0,
  island: 1,
  insecure: 2,
  bogus: 3,
  indeterminate: 4,
};

/** Whether a DNSKEY set verifies the records of every name server. */
function isComplete({ missingKeys }: SeenKeySet): boolean {
  return missingKeys.length === 0;
}

/** The request that keeps the fewest DS records: the parent zone may apply any of them. */
function fewest(requests: readonly SeenSecurity["childDs"][]): SeenSecurity["childDs"] {
  const known = requests.filter((each) => each !== null);
  return known.toSorted((one, other) => one.keyTags.length - other.keyTags.length)[0] ?? null;
}

/** The NSEC3 parameters that resolvers dislike most: each provider chooses its own (RFC 8901 §5.2). */
function worst(denials: readonly SeenSecurity["denial"][]): SeenSecurity["denial"] {
  const known = denials.filter((each) => each !== null);
  const ranked = known.toSorted((one, other) => other.iterations - one.iterations || other.saltOctets - one.saltOctets);
  return ranked[0] ?? null;
}

/** The address in the name and address of a server. */
function addressIn(server: string): string {
  return server.split(" ").at(-1) ?? server;
}
