import { isSerialBefore } from "../../formats/dns/serial.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import type { RecordOf } from "../../formats/dns/set.ts";
import type { Authority } from "./authorities/collect.ts";
import { isAlike, isContradicted, isMeantToDiffer, isTurning } from "./agreement.ts";
import { isSameAnswer } from "./same-answer.ts";
import { poolOf, type Pool } from "./pool.ts";
import { agrees, secondsOf, type ResolverObservation } from "./observation.ts";

/** The combined answers of a zone's name servers. */
export interface AuthoritativeAnswer {
  readonly zone: DnsName;
  /** The distinct answers of servers with the newest zone version. */
  readonly current: readonly ResolverObservation[];
  /** Answers that only servers with an older version return. */
  readonly old: readonly ResolverObservation[];
  /** Servers with an older version, except those that rotate among the same answers as the others. */
  readonly behind: readonly Authority[];
  /** The longest TTL of a current answer; null if unknown. */
  readonly ttl: number | null;
  /** Whether a server rotates its answers, or answers by client. */
  readonly isVarying: boolean;
  /** Everything that rotating servers returned; null without rotation. */
  readonly pool: Pool | null;
  /** Whether a server has a fixed answer that others do not give, or rotates among others, and no serial shows which is newer. */
  readonly isDisputed: boolean;
  /** The newest zone versions, one per primary server. */
  readonly versions: readonly RecordOf<"SOA">[];
}

/**
 * Combines the answers of the name servers; null without any. Answers of the parent zone may count as current too. `isTailored`: the servers are
 * known to agree for the same client.
 */
export function authoritativeAnswerOf(
  zone: DnsName,
  authorities: readonly Authority[],
  above: readonly ResolverObservation[],
  isTailored = false,
): AuthoritativeAnswer | null {
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
): Pick<AuthoritativeAnswer, "isVarying" | "pool" | "isDisputed"> {
  const sights = newest.map((each) => each.sights);
  if (distinct(sights.flat(), zone).length < 2) return { isVarying: false, pool: null, isDisputed: false };
  const pool = poolOf(sights);
  // Each resolves the alias target for itself, so other clients may see other answers.
  if (isMeantToDiffer(newest, isTailored))
    return { isVarying: true, pool: { ...pool, isComplete: false }, isDisputed: false };
  const isVarying = newest.some((each) => isTurning(each, zone));
  const isDisputed = !isVarying || isContradicted(newest, zone);
  return { isVarying, pool: isVarying ? pool : null, isDisputed };
}

function newestOf(telling: readonly Authority[]): readonly Authority[] {
  const ahead = telling.filter((each) => !isBehind(each, telling));
  // Serials a third of the number space apart each precede another, so none is the newest.
  return ahead.length > 0 ? ahead : telling;
}

/**
 * Whether a name server has an older zone version than another. RFC 1982 orders the serials of one primary server only; independent providers number
 * as they like.
 */
function isBehind({ soa }: Authority, all: readonly Authority[]): boolean {
  if (!soa) return false;
  return all.some(
    (other) =>
      other.soa !== null && isSameAnswer(soa, other.soa) && isSerialBefore(soa.data.serial, other.soa.data.serial),
  );
}

function distinct(sights: readonly ResolverObservation[], zone: DnsName): readonly ResolverObservation[] {
  const kept: ResolverObservation[] = [];
  for (const sight of sights) {
    const same = kept.findIndex((each) => agrees(sight, each, zone) || agrees(each, sight, zone));
    const known = kept[same];
    if (!known) kept.push(sight);
    // Of two equal answers, keep the one with the longer TTL: it limits the age of copies.
    else if ((secondsOf(sight, zone) ?? 0) > (secondsOf(known, zone) ?? 0)) kept[same] = sight;
  }
  return kept;
}
