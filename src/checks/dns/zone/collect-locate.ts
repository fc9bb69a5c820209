import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { isSameName, parentOf, upwards, type DnsName } from "../../../formats/dns/name.ts";
import type { RecordOf } from "../../../formats/dns/set.ts";
import { ask } from "../../../probes/dns/ask.ts";
import { domainsOf } from "../../../probes/dns/delegated-domain.ts";
import { zoneAbove, zoneOf } from "../../../probes/dns/zone.ts";
import { askParent, type ParentView } from "./collect-parent.ts";

/** The zone that a name is in, and what the zone above says of it. */
export interface Located {
  readonly zone: DnsName | null;
  readonly reason: string | null;
  readonly soa: RecordOf<"SOA"> | null;
  readonly parent: ParentView | null;
}

/** Asks at once for all zones that a name may be in: where nobody answers, each of them takes its time. */
export function lookAhead(context: Pick<Context, "net" | "once">, name: DnsName): void {
  for (const each of [...upwards(name)].slice(0, mostSteps)) void zoneOf(context, each, unchecked).catch(() => {});
}

const unchecked = { isCheckingDisabled: true } as const;

/** Names in the reverse tree of IPv6 have 34 labels; a zone is found within so many steps, or it is not. */
const mostSteps = 40;

/**
 * Finds the zone of a name. Where the resolvers cannot tell, since nobody serves it, whoever delegates it still can: the servers of
 * the nearest zone above that is there say where the cut is.
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
 * RFC 1034 §3.6.2: no zone begins with an alias. Where one does all the same, resolvers follow it, and only the zone above still says
 * that there is a cut; of its own DS records it answers itself. Null where the name is no alias, or is one within a zone as usual.
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
  // All at once: each of them may take as long as a resolver waits for servers that are not there.
  const found = await Promise.all(names.map((each) => zoneOf(context, each, unchecked)));
  const nearest = found.find(({ kind }) => kind === "zone");
  if (nearest?.kind !== "zone") return { zone: null, reason, soa: null, parent: null };
  const parent = await askParent(context, nearest.zone, name);
  // The name is in that zone itself: it is the name that nobody can tell of, and not a zone of its own.
  if (parent.seen.state === "undelegated") return locate(context, nearest.zone);
  return { zone: parent.cut, reason, soa: null, parent };
}
