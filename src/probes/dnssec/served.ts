import type { DnsName } from "../../formats/dns/name.ts";
import { isWithin } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask } from "../dns/ask.ts";
import { viewPast } from "../dns/authority-view.ts";
import { zoneOf } from "../dns/zone.ts";
import { securityIn, type OwnSecurity } from "./security.ts";
import { unchecked, type Looking } from "./verified.ts";

/** What does not verify is in one zone, or in that of an alias as well. */
const mostZones = 2;

/** What came of the signatures of the name servers themselves, and the way to ask for more of them; null where there is no way. */
export interface Served {
  readonly view: Looking;
  readonly security: OwnSecurity;
}

/**
 * Verifies what the name servers themselves give, where what a resolver passes on does not verify or cannot be had from it: it may
 * remember keys, signatures or a delegation of different ages. RFC 4035 §4.3 calls bogus what the zone serves, and not what one cache
 * has left of it.
 */
export async function servedSecurityOf(
  context: Looking,
  name: DnsName,
  type: number,
  seen: OwnSecurity,
): Promise<Served | null> {
  const blamed = blamedBy(seen);
  const zones = blamed.length > 0 ? blamed : await ownZoneOf(context, name);
  let view: Looking | null = zones.length > 0 ? context : null;
  for (const each of zones) view = view && (await viewPast(view, each));
  if (!view) return null;
  return { view, security: await securityIn(view, await ask(view, name, type, unchecked), name, type) };
}

/** The zones whose signatures do not hold, the outer one of two that are within each other. */
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

async function ownZoneOf(context: Looking, name: DnsName): Promise<readonly DnsName[]> {
  const found = await zoneOf(context, name, { isCheckingDisabled: true });
  return found.kind === "zone" ? [found.zone] : [];
}
