import { withSignal } from "./time.ts";

/** Queues work; an aborted wait leaves the queue. */
export type Queue = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** A queue with a concurrency limit; a function is evaluated at each turn. */
export function openQueue(limit: number | (() => number)): Queue {
  const most = typeof limit === "number" ? (): number => limit : limit;
  const waiting = new Set<() => void>();
  let running = 0;

  async function turn(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    try {
      await withSignal(signal, promise);
    } catch (error) {
      // The slot may have become free at the moment of cancellation.
      if (!waiting.delete(resolve)) pass();
      throw error;
    }
  }

  function pass(): void {
    const [next] = waiting;
    if (!next || running > most()) {
      running--;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (signal, work) => {
    if (running < most()) running++;
    else await turn(signal);
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
