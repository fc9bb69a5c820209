import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { dataText } from "../../../formats/dns/data.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { ask, type DnsLookup } from "../../../probes/dns/lookup.ts";
import { plainName } from "./names.ts";
import { mostValues, type Listing, type Listings, type ListedType } from "./schema-listing.ts";

/** Longer values are cut: a TXT record may have 65,535 bytes. */
const longestValue = 4096;

/** Lists the records of a name as the resolvers return them. */
export async function listingsOf(context: Pick<Context, "net" | "once">, name: DnsName): Promise<Listings> {
  const list = async (type: ListedType): Promise<Listing> =>
    listingOf(await ask(context, name, types[type]), types[type]);
  const [A, AAAA, CNAME, MX, TXT, NS, SOA, CAA, DS, DNSKEY, HTTPS, SVCB, SRV, NAPTR] = await Promise.all([
    list("A"),
    list("AAAA"),
    list("CNAME"),
    list("MX"),
    list("TXT"),
    list("NS"),
    list("SOA"),
    list("CAA"),
    list("DS"),
    list("DNSKEY"),
    list("HTTPS"),
    list("SVCB"),
    list("SRV"),
    list("NAPTR"),
  ]);
  return { A, AAAA, CNAME, MX, TXT, NS, SOA, CAA, DS, DNSKEY, HTTPS, SVCB, SRV, NAPTR };
}

const states = { found: "found", nodata: "absent", nxdomain: "nxdomain" } as const;

/** An answer as it is listed. */
export function listingOf({ answer, message }: DnsLookup, type: number): Listing {
  const none = { ttl: null, isAuthoritative: false, aliases: [], values: [], total: 0, broken: 0 };
  if (answer.kind === "unknown") {
    // If no record of a set can be read, the set is reported as broken.
    const broken = message?.answers.filter((each) => each.type === type && each.data.type === "broken").length ?? 0;
    return { ...none, state: "unknown", reason: answer.reason, total: broken, broken };
  }
  const records = answer.kind === "found" ? answer.records : [];
  const readable = records.filter(({ data }) => data.type !== "broken");
  const values = readable.slice(0, mostValues).map(({ data }) => dataText(data).slice(0, longestValue));
  return {
    ...none,
    state: states[answer.kind],
    reason: null,
    ttl: Number.isFinite(answer.seconds) ? answer.seconds : null,
    aliases: answer.aliases.map(({ data }) => plainName(data.name)),
    // Sorted, because servers vary the order.
    values: values.toSorted(),
    total: records.length,
    broken: records.length - readable.length,
  };
}
