import { setTimeout as timer } from "node:timers/promises";

/** Time and chance for waiting; tests inject their own. */
export interface Clock {
  /** Milliseconds; it never goes back. */
  readonly now: () => number;
  /** Waits; false where the signal ended it. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<boolean>;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** Those of this machine. */
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

/** A pause of about so many milliseconds, a fifth more or less: many who wait for the same thing must not ask in step. */
export function jittered(ms: number, { random }: Clock): number {
  return ms * (0.8 + 0.4 * random());
}
