const [second, minute, hour] = [1000, 60_000, 3_600_000] as const;

/** Milliseconds after each attempt that failed; after the last pause there is one attempt more, and then none. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const;

/** A receiver that asks for more time than this is not waited for longer. */
const longestWait = 10 * hour;

/** Milliseconds for which an attempt counts: a worker that was killed keeps a delivery for so long. */
export const attemptLease = 90_000;

/**
 * Milliseconds until the next attempt, after so many; null where there is none. A fifth more or less, so that the deliveries of one
 * outage do not all come back at once. `asked` is how many milliseconds the receiver asked for.
 */
export function nextPause(attempts: number, asked: number, chance: number): number | null {
  const pause = pauses[attempts - 1];
  if (pause === undefined) return null;
  return Math.max(Math.round(pause * (0.8 + 0.4 * chance)), Math.min(asked, longestWait));
}

/** The next time that a daily channel sends: the next full hour of the day in UTC. */
export function nextDigest(digestHour: number, now: number): number {
  const midnight = Math.floor(now / (24 * hour)) * 24 * hour;
  const today = midnight + digestHour * hour;
  return today > now ? today : today + 24 * hour;
}
