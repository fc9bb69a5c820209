import { isSerialBefore } from "../../formats/dns/serial.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import type { RecordOf } from "../../formats/dns/set.ts";
import type { Authority } from "./authorities/collect.ts";
import { isAlike, isContradicted, isMeantToDiffer, isTurning } from "./agreement.ts";
import { isOfSame } from "./lineage.ts";
import { poolOf, type Pool } from "./pool.ts";
import { agrees, secondsOf, type Sight } from "./sight.ts";

/** What the authorities of a zone say, taken together. */
export interface Truth {
  readonly zone: DnsName;
  /** What those with the newest version of the zone say, each answer once. */
  readonly current: readonly Sight[];
  /** Answers that only servers with an older version return. */
  readonly old: readonly Sight[];
  /** The servers with an older version, but for those that take turns among the same as the others. */
  readonly behind: readonly Authority[];
  /** The most seconds for which a current answer holds; null where that is not known. */
  readonly ttl: number | null;
  /** Whether a server of the zone answers now this and now that: load is shared out, or visitors are. */
  readonly isVarying: boolean;
  /** Everything that servers which take turns have answered; null where none does. */
  readonly pool: Pool | null;
  /** Whether a server keeps to an answer that others do not give, or takes turns among others, and no version tells which is newer. */
  readonly isDisputed: boolean;
  /** The newest versions of the zone, one for each place where one is made. */
  readonly versions: readonly RecordOf<"SOA">[];
}

/**
 * Takes together what the authorities said; null where none could tell. The zone above may say something too, which counts as current.
 * `isTailored` tells that they are known to say the same to the same askers.
 */
export function truthOf(
  zone: DnsName,
  authorities: readonly Authority[],
  above: readonly Sight[],
  isTailored = false,
): Truth | null {
  const telling = authorities.filter(({ sights }) => sights.length > 0);
  if (telling.length === 0) return null;
  const ahead = newestOf(telling);
  const turns = ahead.some((each) => isTurning(each, zone)) ? poolOf(ahead.map(({ sights }) => sights)) : null;
  const newest = telling.filter((each) => ahead.includes(each) || (turns !== null && isAlike(each, turns, zone)));
  const behind = telling.filter((each) => !newest.includes(each));
  const current = distinct([...newest.flatMap(({ sights }) => sights), ...above], zone);
  const old = distinct(
    behind.flatMap(({ sights }) => sights),
    zone,
  ).filter((each) => !current.some((one) => agrees(each, one, zone)));
  const times = current.flatMap((each) => secondsOf(each, zone) ?? []);
  return {
    zone,
    current,
    old,
    behind,
    ttl: times.length === 0 ? null : Math.max(...times),
    ...differenceIn(newest, zone, isTailored),
    versions: newest.flatMap(({ soa }) => soa ?? []),
  };
}

/** NS records in the parent zone are not the zone's own and may differ from them permanently. */
function differenceIn(
  newest: readonly Authority[],
  zone: DnsName,
  isTailored: boolean,
): Pick<Truth, "isVarying" | "pool" | "isDisputed"> {
  const sights = newest.map((each) => each.sights);
  if (distinct(sights.flat(), zone).length < 2) return { isVarying: false, pool: null, isDisputed: false };
  const pool = poolOf(sights);
  // Each of them would have found something else for somebody elsewhere, so that nobody has seen everything.
  if (isMeantToDiffer(newest, isTailored))
    return { isVarying: true, pool: { ...pool, isComplete: false }, isDisputed: false };
  const isVarying = newest.some((each) => isTurning(each, zone));
  const isDisputed = !isVarying || isContradicted(newest, zone);
  return { isVarying, pool: isVarying ? pool : null, isDisputed };
}

function newestOf(telling: readonly Authority[]): readonly Authority[] {
  const ahead = telling.filter((each) => !isBehind(each, telling));
  // Versions a third of a turn apart are each behind another, and none is the newest.
  return ahead.length > 0 ? ahead : telling;
}

/**
 * Whether an authority has an older version of the zone than another one. RFC 1982 orders the versions of one primary server alone:
 * providers who each keep the zone themselves count as they like.
 */
function isBehind({ soa }: Authority, all: readonly Authority[]): boolean {
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
