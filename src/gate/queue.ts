/** Queues work, first come first served. */
export type TargetQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `limit` pieces of work run at a time. */
export function openTargetQueue(limit: number): TargetQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < limit) running++;
    else {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn passes directly to the next one in the queue.
      if (next) next();
      else running--;
    }
  };
}
