import { types } from "../../formats/dns/codes.ts";
import { matchDelegation, type Delegation, type Delegations } from "../../formats/dns/delegation.ts";
import { isZoneKey } from "../../formats/dnssec/key-tag.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordOf, type RecordSet } from "../../formats/dns/set.ts";
import { ask, type DnsLookup } from "../dns/lookup.ts";
import type { SecurityReason } from "./reasons.ts";
import { checkSet, hasBroken, setsIn, unchecked, type DnssecContext } from "./verified.ts";
import { blameFor } from "./withheld.ts";
import { linkOf, type SecurityState, type ZoneState } from "./zone-link.ts";

/** What is known about a zone before its keys are validated. */
export interface Entrance {
  /** Validated, or configured by the operator. */
  readonly delegations: Delegations;
  /** The validated DS set; null where the operator configured it. */
  readonly set: RecordSet | null;
  /** The state of the parent zone; null where the chain begins here. */
  readonly above: ZoneState | null;
}

interface Keys {
  readonly told: DnsLookup;
  readonly set: RecordSet | null;
  readonly keys: readonly RecordOf<"DNSKEY">[];
}

async function keysOf(context: DnssecContext, zone: DnsName): Promise<Keys> {
  const told = await ask(context, zone, types.DNSKEY, unchecked);
  const sets = setsIn(told.message?.answers ?? []);
  const set = sets.find(({ name, type }) => type === types.DNSKEY && isSameName(name, zone)) ?? null;
  return { told, set, keys: recordsOf("DNSKEY", set?.records ?? []) };
}

/** Validates the keys of a zone against its DS records or trust anchor. */
export async function openZone(context: DnssecContext, zone: DnsName, entrance: Entrance): Promise<ZoneState> {
  const { told, set, keys } = await keysOf(context, zone);
  const { delegations, above } = entrance;
  const anchor = above?.anchor ?? zone;
  const match = matchDelegation(zone, delegations, keys);
  function stand(state: SecurityState, reason: SecurityReason | null): ZoneState {
    const anchored = match.kind === "anchored" ? match.keys : [];
    const facts = { delegations, sets: [entrance.set, set], anchored };
    const link = linkOf(zone, { state, reason }, facts, context.now().getTime());
    const links = [...(above?.links ?? []), link];
    return { zone, state, reason, keys: state === "secure" ? keys : [], anchor, links };
  }

  // A DS record that cannot be parsed may be the one that matches a key.
  if (match.kind !== "anchored" && entrance.set && hasBroken(entrance.set))
    return stand("indeterminate", "broken-record");
  // With unsupported DS records only, validators treat the zone as unsigned.
  if (match.kind === "unsupported") return stand(...unsupported(above, match));
  if (told.answer.kind === "unknown") return stand("indeterminate", told.answer.reason);
  if (match.kind === "failed" || !set) {
    const reason = match.kind === "failed" ? match.problem : "no-matching-key";
    if (reason === "too-many") return stand("indeterminate", reason);
    // A configured anchor may be outdated; that is no fault of the zones below.
    return above ? stand("bogus", reason) : stand("indeterminate", "anchor-mismatch");
  }
  const checked = await checkSet(context, set, match.keys);
  if (!("trouble" in checked)) return stand("secure", null);
  const { state, reason } = await blameFor(context, checked.trouble, told, { zone, anchor });
  return stand(state, reason);
}

function unsupported(
  above: ZoneState | null,
  { isDeprecated }: Extract<Delegation, { readonly kind: "unsupported" }>,
): [SecurityState, SecurityReason] {
  if (!above) return ["indeterminate", "unsupported-anchor"];
  return ["insecure", isDeprecated ? "deprecated" : "unsupported"];
}

/**
 * Opens a zone that is proven to have no signed delegation. It is an island of security where it has keys and signs with them; the reason
 * tells what is wrong with its signatures.
 */
export async function openUnsigned(
  context: DnssecContext,
  zone: DnsName,
  above: ZoneState,
  reason: SecurityReason,
): Promise<ZoneState> {
  const { set, keys } = await keysOf(context, zone);
  const own = keys.filter(({ data }) => isZoneKey(data));
  const signs = set !== null && own.length > 0 && set.signatures.length > 0;
  const checked = signs ? await checkSet(context, set, own) : null;
  const trouble = checked && "trouble" in checked ? checked.trouble.reason : null;
  const stand = signs ? ({ state: "island", reason: trouble } as const) : ({ state: "insecure", reason } as const);
  const link = linkOf(zone, stand, { delegations: [], sets: [set] }, context.now().getTime());
  return { zone, ...stand, keys: signs ? own : [], anchor: above.anchor, links: [...above.links, link] };
}
