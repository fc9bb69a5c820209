import { hasCurrent, isForeign } from "./foreign.ts";
import { isOfSame } from "./lineage.ts";
import type { Seen } from "./resolvers.ts";
import { agrees, contentOf, isAbsent, secondsOf } from "./sight.ts";
import type { Truth } from "./truth.ts";

/** What shows that answers depend on the asker. */
export const signs = ["authorities", "subnet", "fresh", "many"] as const;

/** Longer copies of an answer that depends on the asker are hardly made, RFC 7871 §6: load is to be moved within minutes. */
const shortTtl = 300;
/** RFC 8767 §5.2: what is kept for want of an authority is given out with so many seconds, as if it were fresh. */
const servedStaleTtl = 30;
/** One change leaves one older answer, two within a TTL leave two; nobody has made more. */
const mostVersions = 2;

/** By what it shows that answers depend on the asker; null where nothing shows it. */
export function signOf(all: readonly Seen[], truth: Truth): (typeof signs)[number] | null {
  if (truth.isVarying) return "authorities";
  if (all.some(({ sight, there }) => there.some((each) => agrees(sight, each, truth.zone)))) return "subnet";
  const others = all.filter(
    (each) => isForeign(each, truth) && !isAbsent(each.sight) && !truth.current.every(isAbsent),
  );
  const fresh = others.filter((each) => isFresh(each, truth)).length;
  if (fresh >= ((truth.ttl ?? 0) > servedStaleTtl ? 1 : 2)) return "fresh";
  const aged = others.filter(({ sight }) => !hasOutlived(secondsOf(sight, truth.zone), truth));
  const answers = new Set(aged.map(({ sight }) => contentOf(sight)));
  return answers.size > mostVersions && truth.ttl !== null && truth.ttl <= shortTtl ? "many" : null;
}

function isFresh({ sight, again, soa }: Seen, truth: Truth): boolean {
  if (!soa || !hasVersion(soa, truth) || truth.ttl === null) return false;
  return [sight, again].some(
    (each) => each !== null && !hasCurrent(each, truth) && secondsOf(each, truth.zone) === truth.ttl && !isAbsent(each),
  );
}

/** Whether a resolver has the version of the zone that is the newest. */
export function hasVersion(soa: NonNullable<Seen["soa"]>, { versions }: Truth): boolean {
  return versions.some((each) => isOfSame(each, soa) && each.data.serial === soa.data.serial);
}

/** Whether somebody has something for longer than a copy of what is current can be had. */
export function hasOutlived(seconds: number | null, { ttl }: Truth): boolean {
  return seconds !== null && ttl !== null && seconds > ttl;
}
