const [second, minute, hour] = [1000, 60_000, 3_600_000] as const;

/** Milliseconds after each failed attempt; after the last pause there is one final attempt. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const;

/** The longest wait that a receiver can request. */
const longestWait = 10 * hour;

/** Milliseconds of an attempt's lease: after a crash the delivery stays blocked for this long. */
export const attemptLease = 90_000;

/**
 * Milliseconds until the next attempt; null if there is none. Randomised by a fifth, so that deliveries of one outage do not retry in
 * step. `asked` is the receiver's requested wait in milliseconds.
 */
export function nextPause(attempts: number, request: number, chance: number): number | null {
  const pause = pauses[attempts - 1];
  if (pause === undefined) return null;
  return Math.max(Math.round(pause * (0.8 + 0.4 * chance)), Math.min(request, longestWait));
}

/** The next time that a daily channel sends: the next full hour of the day in UTC. */
export function nextDigest(digestHour: number, now: number): number {
  const midnight = Math.floor(now / (24 * hour)) * 24 * hour;
  const today = midnight + digestHour * hour;
  return today > now ? today : today + 24 * hour;
}
