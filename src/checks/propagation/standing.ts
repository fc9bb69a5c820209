import { within } from "../../core/target/address.ts";
import { blockPages } from "../../data/block-pages.ts";
import { isWithin, type DnsName } from "../../formats/dns/name.ts";
import { isOfSame } from "./lineage.ts";
import { filterErrors, hasCurrent, staleErrors } from "./foreign.ts";
import type { Seen } from "./resolvers/collect.ts";
import { hasOutlived, hasVersion, signOf } from "./signs.ts";
import {
  agrees,
  contentOf,
  isAbsent,
  isTold,
  leadsOut,
  leafOf,
  secondsOf,
  secondsOfChange,
  type Sight,
} from "./sight.ts";
import type { Truth } from "./truth.ts";

/** The verdicts about a resolver. */
export const verdicts = [
  "updated",
  "stale",
  "variant",
  "filtered",
  "stale-served",
  "bogus",
  "error",
  "unverified",
] as const;

/** What a resolver said, and how it stands to what the authorities say. */
export interface Standing {
  readonly seen: Seen;
  readonly verdict: (typeof verdicts)[number];
  /** Why, in a word without language; null where the verdict says it. */
  readonly reason: string | null;
  /** Maximum seconds until it is up to date; 0 if it is, null if unknown. */
  readonly secondsLeft: number | null;
}

/** Resolvers that keep everything for a while, whatever its TTL, keep it no longer than this. */
const raisedTtl = 300;
/**
 * Says of each resolver how it stands. The first row that fits decides; `t` is the TTL of what the resolver says, `T` that of what the
 * authorities say.
 *
 * | what the resolver says                                                     | verdict      | reason             |
 * | -------------------------------------------------------------------------- | ------------ | ------------------ |
 * | nothing, because a list forbids it (extended error 4, 15, 16, 17)           | filtered     | EDE-n              |
 * | nothing, because it does not verify                                         | bogus        | EDE-n or SERVFAIL  |
 * | nothing                                                                     | error        | the response code  |
 * | something that it keeps for want of an authority (extended error 3, 19)     | stale-served | EDE-n              |
 * | something, and no authority could be asked                                  | unverified   |                    |
 * | what the newest version says; where an alias leads out of the zone, the     | updated      |                    |
 * | alias is what the zone says                                                 |              |                    |
 * | the same, and the alias leads to something else than at other resolvers     | variant      | elsewhere          |
 * | what nobody else says, from a list: by extended error, by address, or by    | filtered     | EDE-n, block-page, |
 * | denial of what others have, without the SOA record of the zone or of one     |              | denied             |
 * | above it that every denial of an authority has, where names are known to be  |              |                    |
 * | withheld                                                                     |              |                    |
 * | that there is no such name at all, in the same way, where there is one       | filtered     | denied             |
 * | without records of the type, and names are known to be withheld              |              |                    |
 * | the same where nobody knows of that                                          | error        | NO-SOA             |
 * | what an authority says that has an older version of the zone                | stale        | secondary          |
 * | what an authority says to those in the network of one of the resolvers       | variant      | subnet             |
 * | IPv6 addresses where there are none, made of the IPv4 ones (RFC 6147)        | variant      | dns64              |
 * | something where nothing is, or nothing where something is                   | stale        | gone, negative     |
 * | something, from a zone that none of the authorities keeps                   | stale        | old-servers        |
 * | something else where answers depend on the asker, and t ≤ T or 300          | variant      | authorities,       |
 * |                                                                             |              | subnet, fresh,     |
 * |                                                                             |              | many, ages         |
 * | something else every time it is asked                                     | error        | changing           |
 * | something else with t > T, which no copy of a current answer can have       | stale        | outlived           |
 * | something else                                                              | stale        | older, unlike      |
 *
 * Whether answers depend on the asker (load balancing, GeoDNS), an asker in one place can tell by five signs alone. `authorities`:
 * one of the servers answers differently when it is asked again, and has not told everything yet; once it has, whoever has something
 * else has not got it from there. So it is where each of them follows an alias for itself, which shows by answers that hold for a
 * minute at most, or that are the same for the same networks. Other servers that keep to different answers contradict each other.
 * `subnet`: an authority says to the network of a resolver, RFC 7871, what that resolver says.
 * `fresh`: a resolver that has the version of the authorities has an answer with t = T, which was fetched within this very second
 * and says what no authority tells us; a copy from before a change has aged. Where T is at most 30, two must: RFC 8767 gives out
 * old data with 30 s. `many`: T is at most 300 and resolvers have more than two other answers; whoever has moved away from a name
 * whose addresses keep changing leaves as many, so this is no proof. `ages`: a copy of something else is younger than a copy of what is
 * current, which one change does not leave behind unless it made the TTL shorter, so this is none either. Without such a sign a
 * resolver that says something else is stale, which is what everybody after a change is; one resolver alone in its part of the world,
 * with an aged copy, is taken for that too.
 */
export function standingsOf(all: readonly Seen[], truth: Truth | null): readonly Standing[] {
  if (!truth) return all.map((seen) => ({ seen, ...(unanswered(seen) ?? told("unverified", null, null)) }));
  const sign = signOf(all, truth);
  const elsewhere = all.flatMap(({ there }) => there);
  const leaves = new Set(all.filter(({ sight }) => hasCurrent(sight, truth)).map(({ sight }) => leafOf(sight)));
  const isFound = all.some(({ sight }) => sight.kind === "found" && hasCurrent(sight, truth));
  return all.map((seen) => {
    const { sight } = seen;
    const first =
      unanswered(seen) ??
      withheldName(seen, truth) ??
      (hasCurrent(sight, truth) ? current(sight, truth, leaves) : withheld(seen, truth, isFound));
    return { seen, ...(first ?? differing(seen, truth, elsewhere, sign)) };
  });
}

type Judged = Omit<Standing, "seen">;

function unanswered({ sight, errors, isBogus }: Seen): Judged | null {
  const filter = errors.find(({ code }) => filterErrors.has(code));
  const stale = errors.find(({ code }) => staleErrors.has(code));
  if (isTold(sight)) return stale ? told("stale-served", `EDE-${stale.code}`, null) : null;
  if (filter) return told("filtered", `EDE-${filter.code}`, null);
  const [first] = errors;
  if (isBogus) return told("bogus", first ? `EDE-${first.code}` : sight.reason, null);
  return told("error", sight.reason, null);
}

function current(sight: Sight, { zone }: Truth, leaves: ReadonlySet<string>): Judged {
  return leadsOut(sight, zone) && leaves.size > 1 ? told("variant", "elsewhere", 0) : told("updated", null, 0);
}

/** RFC 8020 §2: a name that has nothing of one type is there; a list that forbids it denies all of it. */
function withheldName({ sight, resolver }: Seen, { current: all, zone }: Truth): Judged | null {
  const isListed = resolver.isFiltering && sight.kind === "nxdomain" && !isOfZone(sight, zone);
  return isListed && all.every(({ kind }) => kind === "nodata") ? told("filtered", "denied", null) : null;
}

/** RFC 2308 §3: what was ever learnt from an authority has the SOA record of its zone, or of one above; what stands on a list has not. */
function isOfZone({ denier }: Sight, zone: DnsName): boolean {
  return denier !== null && isWithin(zone, denier);
}

function withheld({ sight, errors, resolver }: Seen, { zone }: Truth, isFound: boolean): Judged | null {
  const filter = errors.find(({ code }) => filterErrors.has(code));
  if (filter) return told("filtered", `EDE-${filter.code}`, null);
  const addresses = sight.records.flatMap(({ data }) =>
    data.type === "A" || data.type === "AAAA" ? [data.address] : [],
  );
  // The asker's own machine is what somebody may have written into the zone before there was a server.
  const isBlock = (each: string): boolean =>
    within(each, blockPages) && (resolver.isFiltering || !within(each, loopback));
  if (addresses.length > 0 && addresses.every(isBlock)) return told("filtered", "block-page", null);
  if (!isAbsent(sight) || isOfZone(sight, zone)) return null;
  return resolver.isFiltering && isFound ? told("filtered", "denied", null) : told("error", "NO-SOA", null);
}

const loopback = ["127.0.0.0/8", "::1/128"];

/** Whether it says something else every time, and never what an authority says: it is made up on the way, or comes from many caches. */
function isChanging({ sight, again }: Seen, truth: Truth): boolean {
  if (!again || !isTold(again) || isAbsent(again) || hasCurrent(again, truth)) return false;
  return contentOf(again) !== contentOf(sight) && !truth.old.some((each) => agrees(again, each, truth.zone));
}

function differing(seen: Seen, truth: Truth, elsewhere: readonly Sight[], sign: string | null): Judged {
  const { sight, soa } = seen;
  const seconds = secondsOf(sight, truth.zone);
  const left = leftOf(seen, truth);
  const stale = (reason: string): Judged => told("stale", reason, left);
  if (truth.old.some((each) => agrees(sight, each, truth.zone))) return stale("secondary");
  if (elsewhere.some((each) => agrees(sight, each, truth.zone))) return told("variant", "subnet", 0);
  if (isAbsent(sight)) return stale("negative");
  if (seen.isTranslated) return told("variant", "dns64", 0);
  if (truth.current.every(isAbsent)) return stale("gone");
  if (soa && truth.versions.length > 0 && !truth.versions.some((each) => isOfSame(each, soa)))
    return stale("old-servers");
  if (sign !== null && (seconds ?? 0) <= Math.max(truth.ttl ?? 0, raisedTtl)) return told("variant", sign, left);
  if (isChanging(seen, truth)) return told("error", "changing", null);
  if (hasOutlived(seconds, truth)) return stale("outlived");
  return stale(soa && !hasVersion(soa, truth) ? "older" : "unlike");
}

/** The next client may reach another of its caches, so the longest TTL counts. */
function leftOf({ sight, again }: Seen, truth: Truth): number | null {
  const old = [sight, ...(again && isTold(again) && !hasCurrent(again, truth) ? [again] : [])];
  const times = old.flatMap((each) => secondsOfChange(each, truth.current, truth.zone) ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

function told(verdict: Judged["verdict"], reason: string | null, secondsLeft: number | null): Judged {
  return { verdict, reason, secondsLeft };
}
