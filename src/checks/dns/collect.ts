import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { isSameName } from "../../formats/dns/name.ts";
import type { RecordOf } from "../../formats/dns/set.ts";
import { zoneOf } from "../../probes/dns/zone.ts";
import { existenceOf } from "./collect-existence-zone.ts";
import { listingsOf } from "./collect-listing-zone.ts";
import { plainName } from "./names-zone.ts";
import type { DnsInput, DnsRaw } from "./schema.ts";

/**
 * Looks at the records of a name and at the zone that it is in. A name that does not exist is a result as well: that is what was
 * asked, and it was measured. Throws where nobody could tell anything.
 */
export async function collect({ query }: DnsInput, context: Context): Promise<DnsRaw> {
  const name = parseName(query);
  const [existence, records, found] = await Promise.all([
    existenceOf(context, name),
    listingsOf(context, name),
    zoneOf(context, name, { isCheckingDisabled: true }),
  ]);
  if (existence.state === "unknown" && found.kind === "unknown") throw untold(query, existence.reason ?? found.reason);
  return {
    name: query,
    observedAt: context.now().toISOString(),
    existence,
    records,
    zone:
      found.kind === "zone"
        ? { name: plainName(found.zone), reason: null, isApex: isSameName(found.zone, name) }
        : { name: null, reason: found.reason, isApex: false },
    soa: found.kind === "zone" ? soaOf(found.soa) : null,
  };
}

function soaOf({ data, ttl }: RecordOf<"SOA">): DnsRaw["soa"] {
  const { primary, mailbox, serial, refresh, retry, expire, minimum } = data;
  return { primary: plainName(primary), mailbox: plainName(mailbox), serial, refresh, retry, expire, minimum, ttl };
}

function untold(host: string, reason: string) {
  return reason === "TIMEOUT" ? failure("timeout.dns", { host }) : failure("dns.failed", { host, detail: reason });
}
