import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "./engine.ts";

/** Milliseconds for which work waits for a lock of another process, and between two tries. */
const [longestWait, pause] = [10_000, 20] as const;

/**
 * Does work that needs no answer at once, again and again while another process holds the lock. The work is one statement or one
 * transaction: work of two parts would do the first part twice.
 */
export async function retryWhileLocked<T>(engine: Pick<Engine, "troubleOf">, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + longestWait;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (engine.troubleOf(error)?.id !== "locked" || performance.now() >= until) throw error;
      await sleep(pause * (1 + 2 * Math.random()));
    }
  }
}
