import type { DnsName } from "../../../formats/dns/name.ts";
import { types } from "../../../formats/dns/codes.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { ask, type DnsLookup } from "../../../probes/dns/lookup.ts";
import { viewPast } from "../../../probes/dns/authority-view.ts";
import { domainsOf } from "../../../probes/dns/delegated-domain.ts";
import { securityIn } from "../../../probes/dnssec/security.ts";
import { unchecked, type DnssecContext } from "../../../probes/dnssec/verified.ts";
import type { DnsRaw } from "../schema.ts";
import { listedTypes, type Listings } from "./schema-listing.ts";

/** Maximum number of zones along an alias chain that are queried directly. */
const mostZones = 3;

interface Refused {
  readonly name: DnsName;
  readonly zone: DnsName;
  readonly records: Listings;
  readonly contents: DnsRaw["parsed"];
}

/**
 * Queries the name servers for types that the resolvers answer with SERVFAIL. The fault may be the resolver's, as with some below a DNAME (RFC 6672
 * §5.3.1), and then the name is fine.
 */
export async function refusedOf(
  context: DnssecContext,
  { name, zone, records, contents }: Refused,
): Promise<DnsRaw["authoritativeFallback"]> {
  const failing = listedTypes.filter((type) => records[type].reason === "SERVFAIL");
  if (failing.length === 0) return [];
  const targets = await domainsOf((contents?.aliases.targets ?? []).slice(0, mostZones).map(parseName));
  let view: DnssecContext | null = await viewPast(context, zone);
  for (const each of targets) view = view && each ? await viewPast(view, each) : view;
  const past = view;
  if (!past) return failing.map((type) => ({ type, state: "unknown", security: "indeterminate" }));
  return Promise.all(
    failing.map(async (type) => {
      const told = await ask(past, name, types[type], unchecked);
      const { state: security } = await securityIn(past, told, name, types[type]);
      return { type, state: stateOf(told), security };
    }),
  );
}

function stateOf({ answer, message }: DnsLookup): DnsRaw["authoritativeFallback"][number]["state"] {
  if (answer.kind !== "unknown") return "answered";
  if (message) return "failing";
  return answer.reason === "TIMEOUT" ? "silent" : "unknown";
}
