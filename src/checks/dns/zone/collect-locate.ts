import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { isSameName, parentOf, upwards, type DnsName } from "../../../formats/dns/name.ts";
import type { RecordOf } from "../../../formats/dns/set.ts";
import { ask } from "../../../probes/dns/lookup.ts";
import { domainsOf } from "../../../probes/dns/delegated-domain.ts";
import { zoneAbove, zoneOf } from "../../../probes/dns/zone.ts";
import { askParent, type ParentView } from "./collect-parent.ts";

/** The zone of a name, and its delegation in the parent zone. */
export interface Located {
  readonly zone: DnsName | null;
  readonly reason: string | null;
  readonly soa: RecordOf<"SOA"> | null;
  readonly parent: ParentView | null;
}

/** Starts lookups for all possible zones at once, since each may run into a timeout. */
export function lookAhead(context: Pick<Context, "net" | "once">, name: DnsName): void {
  for (const each of [...upwards(name)].slice(0, mostSteps)) void zoneOf(context, each, unchecked).catch(() => {});
}

const unchecked = { isCheckingDisabled: true } as const;

/** Names in the IPv6 reverse tree have 34 labels, so a zone is found within this many steps. */
const mostSteps = 40;

/**
 * Finds the zone of a name. If the resolvers fail because the zone has no working servers, the servers of the nearest working parent show the
 * delegation.
 */
export async function locate(context: Pick<Context, "net" | "once">, name: DnsName): Promise<Located> {
  const aliased = await locateAlias(context, name);
  if (aliased) return aliased;
  const own = await zoneOf(context, name, unchecked);
  if (own.kind === "unknown") return locateFromAbove(context, name, own.reason);
  const above = await zoneAbove(context, own.zone, unchecked);
  const parent = above.kind === "zone" ? await askParent(context, above.zone, own.zone) : null;
  return { zone: own.zone, reason: null, soa: own.soa, parent };
}

/**
 * RFC 1034 §3.6.2 forbids a CNAME at a zone apex. Resolvers follow it anyway, so only the parent zone shows the delegation and its DS records. Null
 * if the name is no alias or an ordinary alias inside a zone.
 */
async function locateAlias(context: Pick<Context, "net" | "once">, name: DnsName): Promise<Located | null> {
  const { answer } = await ask(context, name, types.SOA, unchecked);
  const above = parentOf(name);
  if (!above || answer.kind === "unknown" || !answer.aliases.some((each) => isSameName(each.name, name))) return null;
  const [ds, [domain]] = await Promise.all([ask(context, name, types.DS, unchecked), domainsOf([name])]);
  const isDelegation = ds.answer.kind !== "unknown" && ds.answer.aliases.length === 0;
  const isDomain = domain !== null && domain !== undefined && isSameName(domain, name);
  if (!isDelegation && !isDomain) return null;
  const zone = await zoneOf(context, above, unchecked);
  const parent = zone.kind === "zone" ? await askParent(context, zone.zone, name) : null;
  const isCut = parent?.cut && isSameName(parent.cut, name);
  return isCut ? { zone: name, reason: null, soa: null, parent } : null;
}

async function locateFromAbove(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  reason: string,
): Promise<Located> {
  const parentName = parentOf(name);
  const names = parentName ? [...upwards(parentName)].slice(0, mostSteps) : [];
  // In parallel, because each may wait for servers that do not respond.
  const found = await Promise.all(names.map((each) => zoneOf(context, each, unchecked)));
  const nearest = found.find(({ kind }) => kind === "zone");
  if (nearest?.kind !== "zone") return { zone: null, reason, soa: null, parent: null };
  const parent = await askParent(context, nearest.zone, name);
  // The name is not a zone of its own; only the name itself cannot be resolved.
  if (parent.seen.state === "undelegated") return locate(context, nearest.zone);
  return { zone: parent.cut, reason, soa: null, parent };
}
