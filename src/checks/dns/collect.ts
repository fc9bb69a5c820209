import type { Context } from "../../core/check.ts";
import { outOfTime } from "../../core/net/dns.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../formats/dns/set.ts";
import { ask } from "../../probes/dns/lookup.ts";
import { consistently } from "../../probes/dns/contradiction.ts";
import { domainsOf } from "../../probes/dns/delegated-domain.ts";
import { askAuthority, nameServer } from "../../probes/dns/name-servers.ts";
import { undeterminedReason } from "../../probes/dns/undetermined.ts";
import { zoneOf } from "../../probes/dns/zone.ts";
import { asServed } from "./zone/collect-served.ts";
import { existenceOf, withAuthorities } from "./zone/collect-existence.ts";
import { listingsOf } from "./zone/collect-listing.ts";
import { locate, lookAhead, type Located } from "./zone/collect-locate.ts";
import { collectRecords } from "./records/collect.ts";
import { questionsOf, seenContradiction } from "./zone/collect-contradiction.ts";
import { refusedOf } from "./zone/collect-refused.ts";
import { withOwnTimes } from "./zone/collect-times.ts";
import { plainName, unheardOf } from "./zone/names.ts";
import type { DnsInput, DnsRaw } from "./schema.ts";
import { confirmed } from "./security/confirmed.ts";
import { securityFor } from "./security/collect.ts";
import { withSignatures } from "./servers/address.ts";
import { withoutSynthesized } from "./dns64.ts";
import { transfersOf } from "./servers/transfers.ts";
import { addressState, lookAtServers, type ServersView } from "./servers/collect.ts";

/** Maximum number of signatures verified: enough for thirteen servers with two addresses each. */
const mostSignatures = 400;

const noServers: ServersView = { list: [], total: 0, differences: [], keySets: [] };

/**
 * Collects the records of a name and the state of its zone. A nonexistent name is a result too; the zone that denies it is not examined, since it may
 * belong to anyone. Throws if no resolver gives any information.
 */
export async function collect({ query }: DnsInput, context: Context): Promise<DnsRaw> {
  const name = parseName(query);
  lookAhead(context, name);
  const { context: view, contradiction } = await consistently(context, questionsOf(name));
  const seen = await asServed(view, name, await look(view, query, name), (past) => look(past, query, name));
  const { zone, authoritativeServers: servers } = seen;
  const isAsked = context.mayTransfer === true;
  return {
    ...seen,
    ...(isAsked &&
      zone.name !== null && {
        zoneTransfers: await transfersOf(context, parseName(zone.name), servers.list),
      }),
    ...(contradiction && { contradiction: seenContradiction(contradiction) }),
  };
}

async function look(context: Context, query: string, name: DnsName): Promise<DnsRaw> {
  const [existence, records] = await Promise.all([existenceOf(context, name), listingsOf(context, name)]);
  const isThere = existence.state !== "nxdomain";
  const located = isThere ? await locate(context, name) : await locateOnly(context, name);
  if (existence.state === "unknown" && located.zone === null && located.parent === null) {
    throw await undeterminedReason(context, name, {
      host: query,
      reason: existence.reason ?? located.reason ?? "SERVFAIL",
    });
  }
  const { zone } = located;
  const [servers, security, contents] = await Promise.all([
    isThere && zone ? serversOf(context, name, zone, located) : noServers,
    zone ? securityFor(context, name, zone) : null,
    // Silent resolvers are not queried again.
    isThere && existence.reason !== "TIMEOUT" && existence.reason !== outOfTime
      ? collectRecords(context, name, zone)
      : null,
  ]);
  return withoutSynthesized(context, {
    name: query,
    observedAt: context.now().toISOString(),
    existence: await withAuthorities(context, existence, {
      name,
      zone: located.zone,
      parent: located.parent,
      servers: servers.list,
    }),
    contradiction: null,
    resolverDifferences: [],
    zoneVersions: [],
    records: await withOwnTimes(context, name, records, servers),
    authoritativeFallback: zone && isThere ? await refusedOf(context, { name, zone, records, contents }) : [],
    zone: {
      name: located.zone && plainName(located.zone),
      reason: located.reason,
      isApex: located.zone !== null && isSameName(located.zone, name),
      isDomain: located.zone !== null && (await isDomain(located.zone)),
    },
    parent: located.parent?.seen ?? null,
    soa: await soaOf(context, located, servers),
    authoritativeServers: servers,
    zoneTransfers: null,
    security: zone && security && (await confirmed(context, { name, zone, servers: servers.list }, security)),
    parsed: contents,
  });
}

async function isDomain(zone: DnsName): Promise<boolean> {
  const [domain] = await domainsOf([zone]);
  return domain !== null && domain !== undefined && isSameName(domain, zone);
}

async function locateOnly(context: Context, name: DnsName): Promise<Located> {
  const found = await zoneOf(context, name, { isCheckingDisabled: true });
  const nothing = { zone: null, reason: null, soa: null, parent: null };
  // Without the SOA record of a zone, NXDOMAIN may come from a filter.
  return found.kind === "zone" ? { ...nothing, zone: found.zone, soa: found.soa } : locate(context, name);
}

async function serversOf(context: Context, name: DnsName, zone: DnsName, { parent }: Located): Promise<ServersView> {
  const { answer } = await ask(context, zone, types.DS, { isCheckingDisabled: true });
  const delegations = delegationsIn(answer);
  const view = parent ?? { names: [], glue: [] };
  const nobody = unheardOf(zone);
  const anchoring = { delegations, budget: { left: mostSignatures }, known: new Map(), nobody };
  return lookAtServers(context, { zone, name, ...anchoring }, view);
}

/** The DS records of a zone itself; null if they are unknown. */
function delegationsIn(answer: DnsAnswer): Parameters<typeof lookAtServers>[1]["delegations"] {
  if (answer.kind === "unknown") return null;
  return answer.kind === "found" && answer.aliases.length === 0 ? recordsOf("DS", answer.records) : [];
}

async function soaOf(context: Context, { soa, zone }: Located, { list }: ServersView): Promise<DnsRaw["soa"]> {
  // A resolver may have cached an earlier version.
  const record = (zone && (await ownSoa(context, zone, list))) ?? soa;
  if (!record) return null;
  const { data, ttl } = record;
  const { primary, mailbox, serial, refresh, retry, expire, minimum } = data;
  const mnameState = addressState(await nameServer(context, primary, { isCheckingDisabled: true }));
  const names = { mname: plainName(primary), mnameState, rname: plainName(mailbox) };
  return { ...names, serial, refresh, retry, expire, minimum, ttl };
}

/** The answer of a name server that was queried before. */
async function ownSoa(
  context: Context,
  zone: DnsName,
  list: ServersView["list"],
): Promise<RecordOf<"SOA"> | undefined> {
  const place = list.flatMap(({ addresses }) => addresses).find(({ serial }) => serial !== null);
  if (!place) return undefined;
  const { message } = await askAuthority(context, place.address, [zone, types.SOA], withSignatures);
  return recordsOf("SOA", message?.answers ?? []).find(({ name }) => isSameName(name, zone));
}
