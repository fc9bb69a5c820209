import { isOfPool } from "./pool.ts";
import type { Seen } from "./resolvers/collect.ts";
import { agrees, isDetermined, type ResolverObservation } from "./observation.ts";
import type { AuthoritativeAnswer } from "./authoritative-answer.ts";

/** RFC 8914 §4.4, §4.5 and §4.16 to §4.18: forged, blocked, censored, filtered. */
export const filterErrors: ReadonlySet<number> = new Set([4, 15, 16, 17]);
/** RFC 8914 §4.4 and §4.20: stale. */
export const staleErrors: ReadonlySet<number> = new Set([3, 19]);

/** Whether a resolver returns what the newest zone version has. */
export function hasCurrent(sight: ResolverObservation, { current, zone, pool }: AuthoritativeAnswer): boolean {
  if (!isDetermined(sight)) return false;
  return current.some((each) => agrees(sight, each, zone)) || (pool !== null && isOfPool(sight, pool));
}

/** Whether it returns something that no name server returned, so that another query is useful. */
export function isForeign({ sight, errors }: Seen, truth: AuthoritativeAnswer): boolean {
  if (!isDetermined(sight) || errors.some(({ code }) => filterErrors.has(code) || staleErrors.has(code))) return false;
  return !hasCurrent(sight, truth) && !truth.old.some((each) => agrees(sight, each, truth.zone));
}
