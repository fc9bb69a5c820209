const [second, hour] = [1000, 3_600_000] as const;

/** The longest wait that anyone can request. */
const longestRequest = 10 * hour;

/** The waits between attempts. */
export interface Backoff {
  /** The number of the attempt that failed, from 1. */
  readonly attempt: number;
  /** Milliseconds after each failed attempt, and then none. By default they double, from five seconds to an hour, without an end. */
  readonly pauses?: readonly number[] | undefined;
  /** Milliseconds that the other side requested, as in `Retry-After`. */
  readonly atLeast?: number;
}

/** Milliseconds until the next attempt; null if there is none. Randomised by a fifth, so that jobs of one outage do not retry in step. */
export function pauseAfter({ attempt, pauses, atLeast = 0 }: Backoff, chance: number): number | null {
  const pause = pauses ? pauses[attempt - 1] : Math.min(hour, 5 * second * 2 ** Math.min(attempt - 1, 20));
  if (pause === undefined) return null;
  return Math.max(Math.round(pause * (0.8 + 0.4 * chance)), Math.min(atLeast, longestRequest));
}
