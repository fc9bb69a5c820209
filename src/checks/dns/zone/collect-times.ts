import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import { askAuthority } from "../../../probes/dns/name-servers.ts";
import { listingOf } from "./collect-listing.ts";
import { listedTypes, type Listing, type Listings, type ListedType } from "./schema-listing.ts";
import { withSignatures } from "../servers/address.ts";
import type { ServersView } from "../servers/collect.ts";

/** Replaces remaining TTLs from the resolver cache with original TTLs from the fastest name server of the zone. */
export async function withOwnTimes(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  records: Listings,
  { list }: ServersView,
): Promise<Listings> {
  const able = list.flatMap(({ addresses }) => addresses.filter(({ state }) => state === "authoritative"));
  const [best] = able.toSorted((one, other) => (one.ms ?? 0) - (other.ms ?? 0));
  if (!best) return records;
  const entries = await Promise.all(
    listedTypes.map(async (type): Promise<readonly [ListedType, Listing]> => {
      // The DS record belongs to the parent zone.
      if (type === "DS") return [type, records.DS];
      const told = await askAuthority(context, best.address, [name, types[type]], withSignatures);
      return [type, merge(records[type], told, [name, types[type]])];
    }),
  );
  return { ...records, ...Object.fromEntries(entries) };
}

function merge(known: Listing, told: DnsLookup, [name, type]: readonly [DnsName, number]): Listing {
  if (!told.message?.isAuthoritative) return known;
  const own = listingOf(told, type);
  // A resolver may omit unreadable records or fail because of them.
  const broken = { broken: Math.max(known.broken, own.broken) };
  // If the resolvers fail, the zone's own answer is used, with the failure reason.
  if (known.state === "unknown")
    return own.state === "unknown"
      ? { ...known, ...broken, total: Math.max(known.total, own.broken) }
      : { ...own, isAuthoritative: true, reason: known.reason };
  const ttls = told.message.answers.filter((each) => isSameName(each.name, name)).map(({ ttl }) => ttl);
  const absence = known.state === own.state ? own.ttl : null;
  const ttl = ttls.length > 0 ? Math.min(...ttls) : absence;
  return ttl === null ? { ...known, ...broken } : { ...known, ...broken, ttl, isAuthoritative: true };
}
