import { withSignal } from "./time.ts";

/** Lets work wait for its turn; whoever gives up waiting leaves the queue. */
export type Queue = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** A queue that lets at most `limit` pieces of work run at a time; where that is a function, as many as it says by then. */
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
      // The turn may have come in the very moment in which the wait was given up.
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
