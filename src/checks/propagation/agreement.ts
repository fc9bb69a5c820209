import type { Authority } from "./authorities/collect.ts";
import { isSameAnswer } from "./same-answer.ts";
import { membersOf, poolOf, type Pool } from "./pool.ts";
import { agrees, type ResolverObservation } from "./observation.ts";

/** Seconds: a TTL this short shows answers that change often. */
const shortest = 60;

/** Whether a server rotates its answers. */
export function isTurning({ sights }: Authority, zone: Authority["name"]): boolean {
  const [first, ...others] = sights;
  return first !== undefined && others.some((each) => !agrees(each, first, zone) && !agrees(first, each, zone));
}

/**
 * Whether a server with an older version rotates among the same answers as those with the newest. Some use a file time as serial, which differs
 * between servers, so the serial alone does not mean old data.
 */
export function isAlike(behind: Authority, pool: Pool, zone: Authority["name"]): boolean {
  if (behind.sights.every((each) => isGiven(each, pool))) return true;
  return !pool.isComplete && isTurning(behind, zone);
}

/**
 * Whether servers with one zone version are meant to return different addresses: each resolves an ALIAS target by itself, with a TTL of at most a
 * minute or with answers that depend on the client.
 */
export function isMeantToDiffer(servers: readonly Authority[], isTailored: boolean): boolean {
  const [first] = servers;
  return (
    servers.every(({ soa }) => soa !== null && first?.soa && isSameAnswer(soa, first.soa)) &&
    servers.every(({ sights }) => sights.every((each) => hasAddresses(each) && (isTailored || isShortLived(each))))
  );
}

function hasAddresses({ kind, records }: ResolverObservation): boolean {
  return kind === "found" && records.every(({ data: { type } }) => type === "A" || type === "AAAA");
}

function isShortLived({ records }: ResolverObservation): boolean {
  return records.every(({ ttl }) => ttl <= shortest);
}

/**
 * Whether servers contradict each other although some rotate answers. A server with a fixed answer that no other ever gave, or that rotates among
 * completely different answers, has another or older zone.
 */
export function isContradicted(servers: readonly Authority[], zone: Authority["name"]): boolean {
  const turning = servers.filter((each) => isTurning(each, zone));
  const all = poolOf(turning.map(({ sights }) => sights));
  const steady = servers.filter((each) => !turning.includes(each));
  if (steady.some(({ sights }) => sights.some((each) => !isGiven(each, all)))) return true;
  return turning.some((one) => turning.some((other) => isStrange(one, other)));
}

/** Whether a server's answers differ from another's. Servers of one version may each rotate their own set; other versions must share answers. */
function isStrange(one: Authority, other: Authority): boolean {
  const isSame = one.soa !== null && other.soa !== null && isSameAnswer(one.soa, other.soa);
  if (isSame && one.soa?.data.serial === other.soa?.data.serial) return false;
  const pool = poolOf([other.sights]);
  const members = one.sights.flatMap(membersOf);
  if (!members.some((each) => pool.members.has(each))) return true;
  return !isSame && pool.isComplete && !members.every((each) => pool.members.has(each));
}

function isGiven(sight: ResolverObservation, { members }: Pool): boolean {
  return membersOf(sight).every((each) => members.has(each));
}
