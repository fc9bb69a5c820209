import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { countLabels, isSameName, upwards, type DnsName } from "../../formats/dns/name.ts";
import { consistently, type ContradictionQuery } from "../../probes/dns/contradiction.ts";
import { lookAtAuthority, lookBeside, type Authority } from "./authorities/collect.ts";
import { servedBy, type ServedSecurity } from "./authorities/security.ts";
import { delegationOf, type Delegation } from "./authorities/delegation.ts";
import { isCalledBogus, lookAtOwn, lookAtResolver, type Seen } from "./resolvers/collect.ts";
import type { ResolverObservation } from "./observation.ts";

/** The question and all answers to it. */
export interface Observation {
  readonly name: DnsName;
  readonly type: number;
  readonly zone: DnsName | null;
  /** The zone that its parent zone no longer delegates; null without one. */
  readonly removed: DnsName | null;
  readonly above: readonly ResolverObservation[];
  readonly authorities: readonly Authority[];
  readonly seen: readonly Seen[];
  /** The answers of the run's own resolvers, which other checks use. */
  readonly own: Seen;
  /** The validation result of the name servers' answers; only determined if a resolver reports bogus. */
  readonly security: ServedSecurity | null;
}

/** Queries the name servers, the public resolvers and the resolvers of the run at once. */
export async function observe(context: Context, name: DnsName, type: number): Promise<Observation> {
  const [{ view, delegation, authorities }, seen, own] = await Promise.all([
    consistently(context, questionsOf(name, type)).then(async ({ context: view }) => ({
      view,
      ...(await knownOf(view, name, type)),
    })),
    Promise.all(context.dns.publicResolvers.map((each) => lookAtResolver(context, each, name, type))),
    lookAtOwn(context, name, type),
  ]);
  const { zone, removed } = delegation;
  const security = seen.some(({ isBogus }) => isBogus) ? await servedBy(view, { name, type, zone }, authorities) : null;
  const isOfZone = zone !== null && type === types.NS && isSameName(name, zone);
  const above = isOfZone ? sightAbove(delegation) : [];
  return {
    name,
    type,
    zone,
    removed,
    above,
    authorities,
    own,
    seen: withoutFalseAlarm(seen, security),
    security,
  };
}

/** Queries that are always sent: contradictory answers reveal a resolver farm in which one cache still denies the name. */
function questionsOf(name: DnsName, type: number): readonly ContradictionQuery[] {
  const zones = [...upwards(name)].filter((each) => countLabels(each) > 0).slice(0, mostLevels);
  return [
    [name, type, {}],
    ...zones.map((each): ContradictionQuery => [each, types.SOA, { isCheckingDisabled: true }]),
  ];
}

const mostLevels = 8;

async function knownOf(
  context: Context,
  name: DnsName,
  type: number,
): Promise<{ readonly delegation: Delegation; readonly authorities: readonly Authority[] }> {
  const delegation = await delegationKnown(context, name);
  const { zone, places } = delegation;
  if (!zone) return { delegation, authorities: [] };
  const sought = { name, type, zone };
  const named = await Promise.all(places.map((each) => lookAtAuthority(context, each, sought)));
  return { delegation, authorities: [...named, ...(await lookBeside(context, named, sought))] };
}

/** Maximum number of public resolvers asked for the delegation if the run's own fail. */
const mostAsked = 3;

/** The name's delegation; public resolvers are asked if the run's own fail. */
async function delegationKnown(context: Context, name: DnsName): Promise<Delegation> {
  const own = await delegationOf(context, name);
  if (own.zone !== null && own.places.length > 0) return own;
  const others = context.dns.publicResolvers.filter(({ isFiltering }) => !isFiltering).slice(0, mostAsked);
  const found = await Promise.all(others.map(({ server }) => delegationOf(context, name, server)));
  return found.find(({ zone, places }) => zone !== null && places.length > 0) ?? own;
}

/** RFC 4035 §4.3: a provably unsigned zone cannot be bogus, so a failure has another reason. */
function withoutFalseAlarm(seen: readonly Seen[], security: ServedSecurity | null): readonly Seen[] {
  if (security?.state === "insecure" || security?.state === "island")
    return seen.map((each) => ({ ...each, isBogus: false }));
  if (security?.state !== "secure") return seen;
  // A zone that is valid here fails at a resolver only if the resolver reports that; it may have cached other keys.
  return seen.map((each) => ({ ...each, isBogus: each.isBogus && isCalledBogus(each) }));
}

/** RFC 2181 §5.4.1: resolvers return NS records as the zone itself or as the parent zone lists them. */
function sightAbove({ above }: Delegation): readonly ResolverObservation[] {
  return above.length === 0
    ? []
    : [{ kind: "found", reason: null, aliases: [], records: above, absence: null, denier: null }];
}
