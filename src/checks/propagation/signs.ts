import { hasCurrent, isForeign } from "./resolver-faults.ts";
import { isSameAnswer } from "./same-answer.ts";
import type { Seen } from "./resolvers/collect.ts";
import { agrees, contentOf, isAbsent, secondsOf } from "./observation.ts";
import type { AuthoritativeAnswer } from "./authoritative-answer.ts";

/** Signs that answers depend on the client. */
export const signs = ["authorities", "subnet", "fresh", "many", "ages"] as const;

/** Answers that depend on the client have short TTLs (RFC 7871 §6), so that load can move within minutes. */
const shortTtl = 300;
/** RFC 8767 §5.2: stale answers are served with this TTL, as if they were fresh. */
const servedStaleTtl = 30;
/** The longest usual TTL of answers that depend on the region. */
const longestOfRegions = 3600;
/** Seconds by which clocks, or servers of one zone, may differ. */
const slack = 5;
/** One change leaves one older answer, two changes within a TTL leave two; more are not expected. */
const mostVersions = 2;

/** The sign that answers depend on the client; null without one. */
export function signOf(all: readonly Seen[], truth: AuthoritativeAnswer): (typeof signs)[number] | null {
  // A server that rotates few answers has shown all of them; other answers need another explanation.
  if (truth.isVarying && !truth.pool?.isComplete) return "authorities";
  if (all.some(({ sight, there }) => there.some((each) => agrees(sight, each, truth.zone)))) return "subnet";
  const others = all.filter(
    (each) => isForeign(each, truth) && !each.isTranslated && !isAbsent(each.sight) && !truth.current.every(isAbsent),
  );
  const fresh = others.filter((each) => isFresh(each, truth)).length;
  if (fresh >= ((truth.ttl ?? 0) > servedStaleTtl ? 1 : 2)) return "fresh";
  const aged = others.filter(({ sight }) => !hasOutlived(secondsOf(sight, truth.zone), truth));
  const answers = new Set(aged.map(({ sight }) => contentOf(sight)));
  if (answers.size > mostVersions && truth.ttl !== null && truth.ttl <= shortTtl) return "many";
  return aged.some((each) => isOlderVersion(each, truth)) || !areAgesMixed(all, aged, truth) ? null : "ages";
}

/**
 * Whether the ages of old and current copies are mixed. After a change every old copy is older than every new one. Mixed ages mean that name servers
 * gave different answers at the same time, or that the old TTL was longer.
 */
function areAgesMixed(all: readonly Seen[], aged: readonly Seen[], truth: AuthoritativeAnswer): boolean {
  if (truth.ttl === null || truth.ttl > longestOfRegions) return false;
  const own = all.filter(({ sight }) => sight.kind === "found" && hasCurrent(sight, truth));
  const oldest = Math.min(...own.flatMap(({ sight }) => secondsOf(sight, truth.zone) ?? []));
  return aged.some(({ sight }) => (secondsOf(sight, truth.zone) ?? 0) > oldest + slack);
}

/** Whether a resolver has an older zone version, which proves that a change has not reached it. */
function isOlderVersion({ soa }: Seen, truth: AuthoritativeAnswer): boolean {
  return soa !== null && !hasVersion(soa, truth);
}

function isFresh({ sight, again, soa }: Seen, truth: AuthoritativeAnswer): boolean {
  if (!soa || !hasVersion(soa, truth) || truth.ttl === null) return false;
  return [sight, again].some(
    (each) => each !== null && !hasCurrent(each, truth) && secondsOf(each, truth.zone) === truth.ttl && !isAbsent(each),
  );
}

/** Whether a resolver has the newest zone version. */
export function hasVersion(soa: NonNullable<Seen["soa"]>, { versions }: AuthoritativeAnswer): boolean {
  return versions.some((each) => isSameAnswer(each, soa) && each.data.serial === soa.data.serial);
}

/** Whether a resolver holds an answer for longer than the current TTL allows. */
export function hasOutlived(seconds: number | null, { ttl }: AuthoritativeAnswer): boolean {
  return seconds !== null && ttl !== null && seconds > ttl;
}
