import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { ask } from "../../../probes/dns/lookup.ts";
import { viewPast } from "../../../probes/dns/authority-view.ts";
import { securityBySigners } from "../security/signers.ts";
import { collectRecords } from "../records/collect.ts";
import type { DnsRaw } from "../schema.ts";
import type { ResolverDifference } from "../servers/schema.ts";
import { delegationDifference, viewsOf, type Server } from "../servers/views.ts";
import { plainName, unheardOf } from "./names.ts";

type Look = (context: Context) => Promise<DnsRaw>;

/**
 * The observation as the name servers give it, where the resolver says something else: it may cache an earlier version, or deny what exists.
 * Where the name servers disagree, the contents of every version are kept, because resolvers get either. Where they are silent, the
 * resolver's observation stays.
 */
export async function asServed(context: Context, name: DnsName, seen: DnsRaw, look: Look): Promise<DnsRaw> {
  if (isDisputed(seen)) return pastDenial(context, name, seen, look);
  const zone = seen.zone.name === null ? null : parseName(seen.zone.name);
  const { keySets } = seen.authoritativeServers;
  const isSplit = keySets.length > 0;
  if (!zone || (seen.existence.state !== "exists" && !isSplit)) return seen;
  const sought = { zone, name, nobody: unheardOf(zone) };
  const [{ resolver, groups }, delegation] = await Promise.all([
    viewsOf(context, seen.authoritativeServers.list, sought),
    delegationDifference(context, zone, parentsOf(seen)),
  ]);
  const [first, ...others] = groups;
  if (!first || (resolver.length === 0 && others.length === 0 && !delegation && !isSplit)) return seen;
  const view = await viewPast(context, zone, addressesOf(first));
  if (!view) return { ...seen, resolverDifferences: resolver };
  const served = await look(view);
  // A failed second look must not hide what is known.
  if (served.existence.state === "unknown") return { ...seen, resolverDifferences: resolver };
  const versions = await Promise.all(others.map((group) => versionOf(context, { name, zone }, group)));
  // A validating resolver gets keys and records from different servers, so its result changes from time to time.
  const security = isSplit ? await securityBySigners(context, { name, zone }, keySets, seen.security) : served.security;
  return {
    ...served,
    security,
    existence: { ...served.existence, resolver: seen.existence.resolver },
    resolverDifferences: [...resolver, ...(delegation && isTelling(seen, served) ? [delegation] : [])],
    zoneVersions: versions.flatMap((each) => (each ? [each] : [])),
  };
}

/** Servers of the parent zone: they alone have the DS records (RFC 4035 §3.1.4.1). */
function parentsOf({ parent }: DnsRaw): readonly string[] {
  if (parent?.state !== "delegated") return [];
  return parent.servers.flatMap(({ state, address }) => (state === "authoritative" ? [address] : []));
}

/** Whether other DS records change the result. During a rollover, old and new ones are both right (RFC 6781 §4.1.2). */
function isTelling(seen: DnsRaw, served: DnsRaw): boolean {
  return seen.security?.state !== served.security?.state;
}

function addressesOf(servers: readonly Server[]): readonly string[] {
  return servers.map(({ address }) => address);
}

async function versionOf(
  context: Context,
  { name, zone }: { readonly name: DnsName; readonly zone: DnsName },
  servers: readonly Server[],
): Promise<DnsRaw["zoneVersions"][number] | null> {
  const view = await viewPast(context, zone, addressesOf(servers));
  if (!view) return null;
  const parsed = await collectRecords(view, name, zone);
  return { servers: servers.map((each) => `${each.name} ${each.address}`), parsed };
}

/** Whether the resolver denies a name that a name server has. */
function isDisputed({ existence }: DnsRaw): boolean {
  return existence.state === "nxdomain" && existence.authoritativeState === "exists";
}

async function pastDenial(context: Context, name: DnsName, seen: DnsRaw, look: Look): Promise<DnsRaw> {
  const view = await viewPast(context, name);
  const served = view && (await look(view));
  if (!view || served?.existence.state !== "exists") return seen;
  const whole = await asServed(view, name, served, look);
  const { answer, reply } = await ask(context, name, types.A);
  const denied: ResolverDifference = {
    name: plainName(name),
    type: "A",
    resolver: reply?.server ?? null,
    isDenied: true,
    values: [],
    served: [],
    isVarying: false,
    ttl: answer.kind === "unknown" || answer.seconds <= 0 ? null : answer.seconds,
  };
  return {
    ...whole,
    existence: { ...whole.existence, resolver: seen.existence.resolver },
    resolverDifferences: [denied, ...whole.resolverDifferences],
  };
}
