import type { DnsName } from "../../formats/dns/name.ts";
import { isWithin } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask } from "../dns/lookup.ts";
import { viewPast } from "../dns/authority-view.ts";
import { zoneOf } from "../dns/zone.ts";
import { securityIn, type OwnSecurity } from "./security.ts";
import { unchecked, type DnssecContext } from "./verified.ts";

/** A failure lies in one zone, or also in that of an alias. */
const mostZones = 2;

/** The validation of the name servers' own answers, and a way to ask for more of them; null if there is none. */
export interface ServedRecords {
  readonly view: DnssecContext;
  readonly security: OwnSecurity;
}

/**
 * Validates the answers of the name servers themselves, where the resolver's answers fail or are unavailable: a resolver may cache keys,
 * signatures and delegations of different ages. RFC 4035 §4.3 defines bogus by what the zone serves, not by the state of one cache.
 */
export async function servedSecurityOf(
  context: DnssecContext,
  name: DnsName,
  type: number,
  seen: OwnSecurity,
): Promise<ServedRecords | null> {
  const blamed = blamedBy(seen);
  const zones = blamed.length > 0 ? blamed : await ownZoneOf(context, name);
  let view: DnssecContext | null = zones.length > 0 ? context : null;
  for (const each of zones) view = view && (await viewPast(view, each));
  if (!view) return null;
  return { view, security: await securityIn(view, await ask(view, name, type, unchecked), name, type) };
}

/** The zones whose signatures fail; of two nested zones the outer one. */
export function blamedBy({ state, zone, sets }: BlamedFacts): readonly DnsName[] {
  const broken = sets.filter((each) => each.state === "bogus").map((each) => each.zone);
  const names = [...(state === "bogus" && zone !== null ? [zone] : []), ...broken].filter((each) => each !== ".");
  const zones = [...new Set(names)].map(parseName);
  return zones.filter((one) => !zones.some((other) => other !== one && isWithin(one, other))).slice(0, mostZones);
}

interface BlamedFacts {
  readonly state: OwnSecurity["state"];
  readonly zone: string | null;
  readonly sets: readonly { readonly state: OwnSecurity["state"]; readonly zone: string }[];
}

async function ownZoneOf(context: DnssecContext, name: DnsName): Promise<readonly DnsName[]> {
  const found = await zoneOf(context, name, { isCheckingDisabled: true });
  return found.kind === "zone" ? [found.zone] : [];
}
