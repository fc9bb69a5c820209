import { isSerialBefore } from "../../formats/dns/serial.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import type { RecordOf } from "../../formats/dns/set.ts";
import type { Authority } from "./authorities.ts";
import { isOfSame } from "./lineage.ts";
import { poolOf, type Pool } from "./pool.ts";
import { agrees, secondsOf, type Sight } from "./sight.ts";

/** What the authorities of a zone say, taken together. */
export interface Truth {
  readonly zone: DnsName;
  /** What those with the newest version of the zone say, each answer once. */
  readonly current: readonly Sight[];
  /** What nobody but servers with an older version says. */
  readonly old: readonly Sight[];
  /** The most seconds for which a current answer holds; null where that is not known. */
  readonly ttl: number | null;
  /** Whether a server of the zone answers now this and now that: load is shared out, or visitors are. */
  readonly isVarying: boolean;
  /** Everything that servers which take turns have answered; null where none does. */
  readonly pool: Pool | null;
  /** Whether servers that keep to their answers have different ones, and no version tells which of them is newer. */
  readonly isDisputed: boolean;
  /** The newest versions of the zone, one for each place where one is made. */
  readonly versions: readonly RecordOf<"SOA">[];
}

/** Takes together what the authorities said; null where none could tell. The zone above may say something too, which counts as current. */
export function truthOf(zone: DnsName, authorities: readonly Authority[], above: readonly Sight[]): Truth | null {
  const telling = authorities.filter(({ sights }) => sights.length > 0);
  if (telling.length === 0) return null;
  const newest = newestOf(telling);
  const behind = telling.filter((each) => !newest.includes(each));
  const current = distinct([...newest.flatMap(({ sights }) => sights), ...above], zone);
  const old = distinct(
    behind.flatMap(({ sights }) => sights),
    zone,
  ).filter((each) => !current.some((one) => agrees(each, one, zone)));
  const times = current.flatMap((each) => secondsOf(each, zone) ?? []);
  const versions = newest.flatMap(({ soa }) => soa ?? []);
  const isVarying = newest.some(({ sights }) => distinct(sights, zone).length > 1);
  return {
    zone,
    current,
    old,
    ttl: times.length === 0 ? null : Math.max(...times),
    isVarying,
    pool: isVarying ? poolOf(newest.map(({ sights }) => sights)) : null,
    isDisputed: isDisputed(newest, zone),
    versions,
  };
}

function newestOf(telling: readonly Authority[]): readonly Authority[] {
  const ahead = telling.filter((each) => !isBehind(each, telling));
  // Versions a third of a turn apart are each behind another, and none is the newest.
  return ahead.length > 0 ? ahead : telling;
}

/** What the zone above says of a zone's servers is no word of theirs, and may differ from it for as long as it likes. */
function isDisputed(newest: readonly Authority[], zone: DnsName): boolean {
  const each = newest.map(({ sights }) => distinct(sights, zone));
  return each.every(({ length }) => length === 1) && distinct(each.flat(), zone).length > 1;
}

/**
 * Whether an authority has an older version of the zone than another one. RFC 1982 orders the versions of one primary server alone:
 * providers who each keep the zone themselves count as they like.
 */
export function isBehind({ soa }: Authority, all: readonly Authority[]): boolean {
  if (!soa) return false;
  return all.some(
    (other) => other.soa !== null && isOfSame(soa, other.soa) && isSerialBefore(soa.data.serial, other.soa.data.serial),
  );
}

function distinct(sights: readonly Sight[], zone: DnsName): readonly Sight[] {
  const kept: Sight[] = [];
  for (const sight of sights) {
    const same = kept.findIndex((each) => agrees(sight, each, zone) || agrees(each, sight, zone));
    const known = kept[same];
    if (!known) kept.push(sight);
    // Of two that say the same, the one that holds for longer tells how old a copy can be.
    else if ((secondsOf(sight, zone) ?? 0) > (secondsOf(known, zone) ?? 0)) kept[same] = sight;
  }
  return kept;
}
