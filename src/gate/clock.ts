import { setTimeout as timer } from "node:timers/promises";

/** Time and randomness for waiting; tests inject their own. */
export interface Clock {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Waits some milliseconds. Returns false if the signal aborted the wait. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<boolean>;
  /** A random number from 0 to less than 1. */
  readonly random: () => number;
}

/** The system clock and `Math.random`. */
export const systemClock: Clock = {
  now: () => performance.now(),
  random: Math.random,
  async sleep(ms, signal) {
    try {
      await timer(ms, undefined, signal && { signal });
      return true;
    } catch (error) {
      if (signal?.aborted) return false;
      throw error;
    }
  },
};

/** Returns a pause of `ms` milliseconds, plus or minus 20 %. Clients that wait for the same target must not poll in step. */
export function jittered(ms: number, { random }: Clock): number {
  return ms * (0.8 + 0.4 * random());
}
