import type { Context } from "../../core/check.ts";
import { outOfTime } from "../../core/dns.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../formats/dns/set.ts";
import { ask } from "../../probes/dns/ask.ts";
import { nameServer } from "../../probes/dns/name-servers.ts";
import { untold } from "../../probes/dns/untold.ts";
import { zoneOf } from "../../probes/dns/zone.ts";
import { existenceOf, withAuthorities } from "./collect-existence-zone.ts";
import { listingsOf } from "./collect-listing-zone.ts";
import { locate, lookAhead, type Located } from "./collect-locate-zone.ts";
import { collectRecords } from "./collect-records.ts";
import { withOwnTimes } from "./collect-times-zone.ts";
import { plainName } from "./names-zone.ts";
import type { DnsInput, DnsRaw } from "./schema.ts";
import { securityFor } from "./security-collect.ts";
import { addressState, lookAtServers, type ServersView } from "./servers-collect.ts";

/** So many signatures of servers are calculated: enough for thirteen servers with two addresses each. */
const mostSignatures = 400;

const noServers: ServersView = { list: [], total: 0 };

/**
 * Looks at the records of a name and at the zone that it is in. A name that does not exist is a result as well: that is what was
 * asked, and it was measured; of the zone that says so nothing more is asked, since it may be anybody's. Throws where nobody could
 * tell anything.
 */
export async function collect({ query }: DnsInput, context: Context): Promise<DnsRaw> {
  const name = parseName(query);
  lookAhead(context, name);
  const [existence, records] = await Promise.all([existenceOf(context, name), listingsOf(context, name)]);
  const isThere = existence.state !== "nxdomain";
  const located = isThere ? await locate(context, name) : await locateOnly(context, name);
  if (existence.state === "unknown" && located.zone === null && located.parent === null) {
    throw await untold(context, name, { host: query, reason: existence.reason ?? located.reason ?? "SERVFAIL" });
  }
  const { zone } = located;
  const [servers, security, contents] = await Promise.all([
    isThere && zone ? serversOf(context, name, zone, located) : noServers,
    zone ? securityFor(context, name, zone) : null,
    // Of resolvers that are silent nobody has to ask more.
    isThere && existence.reason !== "TIMEOUT" && existence.reason !== outOfTime
      ? collectRecords(context, name, zone)
      : null,
  ]);
  return {
    name: query,
    observedAt: context.now().toISOString(),
    existence: await withAuthorities(context, existence, {
      name,
      zone: located.zone,
      parent: located.parent,
      servers: servers.list,
    }),
    records: await withOwnTimes(context, name, records, servers),
    zone: {
      name: located.zone && plainName(located.zone),
      reason: located.reason,
      isApex: located.zone !== null && isSameName(located.zone, name),
    },
    parent: located.parent?.seen ?? null,
    soa: located.soa && (await soaOf(context, located.soa)),
    servers,
    security,
    contents,
  };
}

async function locateOnly(context: Context, name: DnsName): Promise<Located> {
  const found = await zoneOf(context, name, { isCheckingDisabled: true });
  const nothing = { zone: null, reason: null, soa: null, parent: null };
  // Without the SOA record of a zone it is hearsay: whoever withholds a name has none to show.
  return found.kind === "zone" ? { ...nothing, zone: found.zone, soa: found.soa } : locate(context, name);
}

async function serversOf(context: Context, name: DnsName, zone: DnsName, { parent }: Located): Promise<ServersView> {
  const { answer } = await ask(context, zone, types.DS, { isCheckingDisabled: true });
  const found = answer.kind === "found" ? recordsOf("DS", answer.records) : [];
  const delegations = answer.kind === "unknown" ? null : found;
  const view = parent ?? { names: [], glue: [] };
  return lookAtServers(context, { zone, name, delegations, budget: { left: mostSignatures } }, view);
}

async function soaOf(context: Context, { data, ttl }: RecordOf<"SOA">): Promise<DnsRaw["soa"]> {
  const { primary, mailbox, serial, refresh, retry, expire, minimum } = data;
  const primaryState = addressState(await nameServer(context, primary, { isCheckingDisabled: true }));
  const names = { primary: plainName(primary), primaryState, mailbox: plainName(mailbox) };
  return { ...names, serial, refresh, retry, expire, minimum, ttl };
}
