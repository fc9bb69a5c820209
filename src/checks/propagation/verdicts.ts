import { within } from "../../core/target/address.ts";
import { blockPages } from "../../data/http/pages/block.ts";
import { isWithin, type DnsName } from "../../formats/dns/name.ts";
import { isSameAnswer } from "./same-answer.ts";
import { filterErrors, hasCurrent, staleErrors } from "./resolver-faults.ts";
import type { Seen } from "./resolvers/collect.ts";
import { hasOutlived, hasVersion, signOf } from "./signs.ts";
import {
  agrees,
  contentOf,
  isAbsent,
  isDetermined,
  leadsOut,
  leafOf,
  secondsOf,
  secondsOfChange,
  type ResolverObservation,
} from "./observation.ts";
import type { AuthoritativeAnswer } from "./authoritative-answer.ts";

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

/** A resolver's answer and its verdict against the name servers. */
export interface ResolverVerdict {
  readonly seen: Seen;
  readonly verdict: (typeof verdicts)[number];
  /** Reason code; null if the verdict needs none. */
  readonly reason: string | null;
  /** Maximum seconds until it is up to date; 0 if it is, null if unknown. */
  readonly secondsLeft: number | null;
}

/** Some resolvers raise short TTLs, but not beyond this many seconds. */
const raisedTtl = 300;

/**
 * Gives each resolver a verdict. The first matching row decides; `t` is the TTL of the resolver's answer, `T` that of the name servers'.
 *
 * | the resolver's answer                                                       | verdict      | reason             |
 * | --------------------------------------------------------------------------- | ------------ | ------------------ |
 * | none, because of a blocklist (extended error 4, 15, 16, 17)                 | filtered     | EDE-n              |
 * | none, because validation fails                                              | bogus        | EDE-n or SERVFAIL  |
 * | none                                                                        | error        | the response code  |
 * | served stale, because no name server responds (extended error 3, 19)        | stale-served | EDE-n              |
 * | any, and no name server could be queried                                    | unverified   |                    |
 * | that of the newest zone version; for a CNAME out of the zone the CNAME      | updated      |                    |
 * | counts                                                                      |              |                    |
 * | the same CNAME, but its target differs from other resolvers                 | variant      | elsewhere          |
 * | one that no one else gives, from a blocklist: shown by extended error, by   | filtered     | EDE-n, block-page, |
 * | address, or by a denial without an SOA record of the zone or a parent,      |              | denied             |
 * | if the resolver is known to filter                                          |              |                    |
 * | NXDOMAIN without such an SOA record for a name that exists without records  | filtered     | denied             |
 * | of the type, if the resolver is known to filter                             |              |                    |
 * | the same from a resolver that is not known to filter                        | error        | NO-SOA             |
 * | that of a name server with an older zone version                            | stale        | secondary          |
 * | that of a name server for the network of one of the resolvers               | variant      | subnet             |
 * | IPv6 addresses synthesised from IPv4 addresses (RFC 6147)                   | variant      | dns64              |
 * | records where there are none, or none where there are some                  | stale        | gone, negative     |
 * | one from a zone that none of the name servers has                           | stale        | old-servers        |
 * | another one, answers depend on the client, and t ≤ T or 300                 | variant      | authorities,       |
 * |                                                                             |              | subnet, fresh,     |
 * |                                                                             |              | many, ages         |
 * | another one at every query                                                  | error        | changing           |
 * | another one with t > T, which a copy of a current answer cannot have        | stale        | outlived           |
 * | another one                                                                 | stale        | older, unlike      |
 *
 * From one place, five signs show that answers depend on the client (load balancing, GeoDNS):
 * - `authorities`: a name server rotates its answers and has not shown all of them, or the servers resolve an ALIAS target themselves
 *   (TTL of at most a minute, or equal answers for equal client networks). Other servers with different answers contradict each other.
 * - `subnet`: a name server gives the resolver's answer for the resolver's network (RFC 7871).
 * - `fresh`: a resolver with the current zone version has an answer with t = T that no name server gives us. It was fetched this very
 *   second, while a copy from before a change has aged. If T is at most 30, two resolvers must show this: RFC 8767 serves stale data
 *   with a TTL of 30 seconds.
 * - `many`: T is at most 300 and resolvers have more than two other answers. A move away from rotating addresses leaves as many, so
 *   this is no proof.
 * - `ages`: a copy of another answer is younger than a copy of the current one. A single change leaves that only if it shortened the
 *   TTL, so this is no proof either.
 *
 * Without a sign, a resolver with another answer is stale, as after any change. So is a single resolver in its region with an aged copy.
 */
export function resolverVerdictsOf(
  all: readonly Seen[],
  truth: AuthoritativeAnswer | null,
): readonly ResolverVerdict[] {
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

type Judged = Omit<ResolverVerdict, "seen">;

function unanswered({ sight, errors, isBogus }: Seen): Judged | null {
  const filter = errors.find(({ code }) => filterErrors.has(code));
  const stale = errors.find(({ code }) => staleErrors.has(code));
  if (isDetermined(sight)) return stale ? told("stale-served", `EDE-${stale.code}`, null) : null;
  if (filter) return told("filtered", `EDE-${filter.code}`, null);
  const [first] = errors;
  if (isBogus) return told("bogus", first ? `EDE-${first.code}` : sight.reason, null);
  return told("error", sight.reason, null);
}

function current(sight: ResolverObservation, { zone }: AuthoritativeAnswer, leaves: ReadonlySet<string>): Judged {
  return leadsOut(sight, zone) && leaves.size > 1 ? told("variant", "elsewhere", 0) : told("updated", null, 0);
}

/** RFC 8020 §2: a name without records of one type exists, but a blocklist denies the whole name. */
function withheldName({ sight, resolver }: Seen, { current: all, zone }: AuthoritativeAnswer): Judged | null {
  const isDenied = sight.kind === "nxdomain" && !isOfZone(sight, zone) && all.every(({ kind }) => kind === "nodata");
  if (!isDenied) return null;
  return resolver.isFiltering ? told("filtered", "denied", null) : told("error", "NO-SOA", null);
}

/** RFC 2308 §3: a negative answer from a name server has the SOA record of its zone or a parent; a blocklist's answer has none. */
function isOfZone({ denier }: ResolverObservation, zone: DnsName): boolean {
  return denier !== null && isWithin(zone, denier);
}

function withheld({ sight, errors, resolver }: Seen, { zone }: AuthoritativeAnswer, isFound: boolean): Judged | null {
  const filter = errors.find(({ code }) => filterErrors.has(code));
  if (filter) return told("filtered", `EDE-${filter.code}`, null);
  const addresses = sight.records.flatMap(({ data }) =>
    data.type === "A" || data.type === "AAAA" ? [data.address] : [],
  );
  // A loopback address may also be a placeholder in the zone from before the site existed.
  const isBlock = (each: string): boolean =>
    within(each, blockPages) && (resolver.isFiltering || !within(each, loopback));
  if (addresses.length > 0 && addresses.every(isBlock)) return told("filtered", "block-page", null);
  if (!isAbsent(sight) || isOfZone(sight, zone)) return null;
  return resolver.isFiltering && isFound ? told("filtered", "denied", null) : told("error", "NO-SOA", null);
}

const loopback = ["127.0.0.0/8", "::1/128"];

/** Whether it returns something new each time that no name server returned: synthesised answers, or many caches. */
function isChanging({ sight, again }: Seen, truth: AuthoritativeAnswer): boolean {
  if (!again || !isDetermined(again) || isAbsent(again) || hasCurrent(again, truth)) return false;
  return contentOf(again) !== contentOf(sight) && !truth.old.some((each) => agrees(again, each, truth.zone));
}

function differing(
  seen: Seen,
  truth: AuthoritativeAnswer,
  elsewhere: readonly ResolverObservation[],
  sign: string | null,
): Judged {
  const { sight, soa } = seen;
  const seconds = secondsOf(sight, truth.zone);
  const left = leftOf(seen, truth);
  const stale = (reason: string): Judged => told("stale", reason, left);
  if (truth.old.some((each) => agrees(sight, each, truth.zone))) return stale("secondary");
  if (elsewhere.some((each) => agrees(sight, each, truth.zone))) return told("variant", "subnet", 0);
  if (isAbsent(sight)) return stale("negative");
  if (seen.isTranslated) return told("variant", "dns64", 0);
  if (truth.current.every(isAbsent)) return stale("gone");
  if (soa && truth.versions.length > 0 && !truth.versions.some((each) => isSameAnswer(each, soa)))
    return stale("old-servers");
  if (sign !== null && (seconds ?? 0) <= Math.max(truth.ttl ?? 0, raisedTtl)) return told("variant", sign, left);
  if (isChanging(seen, truth)) return told("error", "changing", null);
  if (hasOutlived(seconds, truth)) return stale("outlived");
  return stale(soa && !hasVersion(soa, truth) ? "older" : "unlike");
}

/** The next client may reach another of its caches, so the longest TTL counts. */
function leftOf({ sight, again }: Seen, truth: AuthoritativeAnswer): number | null {
  const old = [sight, ...(again && isDetermined(again) && !hasCurrent(again, truth) ? [again] : [])];
  const times = old.flatMap((each) => secondsOfChange(each, truth.current, truth.zone) ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

function told(verdict: Judged["verdict"], reason: string | null, secondsLeft: number | null): Judged {
  return { verdict, reason, secondsLeft };
}
