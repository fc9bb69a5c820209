import { failure } from "../src/core/failure.ts";

/** How much is measured at a time. */
export interface Capacity {
  /** Runs at a time, and how many of them for one client. */
  readonly runs: number;
  readonly share: number;
  /** Runs that may wait, and for how many milliseconds. */
  readonly waiting: number;
  readonly patience: number;
}

/** Generous for a small machine: a run is mostly waiting, and holds a handful of sockets. */
export const defaultCapacity: Capacity = { runs: 64, share: 16, waiting: 256, patience: 10_000 };

/** Seconds after which it may be worth asking again. */
const askAgain = 5;

/** Lets a bounded number of runs go at a time. */
export interface Slots {
  /** Does the work once there is room for one more. Throws `Failure` busy where too many wait, or it takes too long. */
  run<T>(client: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface Waiter {
  readonly client: string;
  readonly enter: () => void;
}

/** Opens so many slots; a client that has taken its share waits even where others are free, so that nobody takes them all. */
export function openSlots({ runs, share, waiting, patience }: Capacity): Slots {
  const queue = new Set<Waiter>();
  const running = new Map<string, number>();
  let total = 0;

  function mayEnter(client: string): boolean {
    return total < runs && (running.get(client) ?? 0) < share;
  }

  function enter(client: string): void {
    total++;
    running.set(client, (running.get(client) ?? 0) + 1);
  }

  function leave(client: string): void {
    total--;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    const next = [...queue].find((waiter) => mayEnter(waiter.client));
    next?.enter();
  }

  async function wait(client: string, signal: AbortSignal): Promise<void> {
    if (queue.size >= waiting) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = {
      client,
      enter() {
        // Taken at once, before anybody else can.
        queue.delete(waiter);
        enter(client);
        resolve();
      },
    };
    const callOff = (): void => reject(signal.reason as Error);
    const timer = setTimeout(() => reject(busy()), patience);
    signal.addEventListener("abort", callOff, { once: true });
    queue.add(waiter);
    try {
      await promise;
    } finally {
      queue.delete(waiter);
      clearTimeout(timer);
      signal.removeEventListener("abort", callOff);
    }
  }

  return {
    async run(client, signal, work) {
      signal.throwIfAborted();
      if (mayEnter(client)) enter(client);
      else await wait(client, signal);
      try {
        return await work();
      } finally {
        leave(client);
      }
    },
  };
}

function busy(): Error {
  return failure("busy", { seconds: askAgain }, { retryAfter: askAgain });
}
