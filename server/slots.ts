import { failure } from "../src/core/failure.ts";

/** How much is measured at a time. */
export interface Capacity {
  /** Runs at a time, and how many of them for one client. */
  readonly runs: number;
  readonly share: number;
  /** Runs that may wait, and for how many milliseconds a client does. */
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
  /** The turn of a piece of work that several clients may wait for; nobody waits yet. */
  turn<T>(work: () => Promise<T>): Turn<T>;
}

/** A place in the queue. */
export interface Turn<T> {
  /**
   * Waits for the work, which begins as soon as any of those who wait has room for it in its share. Throws `Failure` busy for a
   * client that has waited too long for the beginning, and the signal's reason for one that has gone before; the others go on.
   */
  join(client: string, signal: AbortSignal): Promise<T>;
}

/** A piece of work that has not begun, with a client for each time that somebody waits for it. */
interface Waiter {
  readonly clients: string[];
  readonly enter: (client: string) => void;
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
    for (const waiter of queue) {
      const next = waiter.clients.find(mayEnter);
      if (next !== undefined) return waiter.enter(next);
    }
  }

  /** Resolves when the waiter has entered, for whomever it was. */
  async function wait(waiter: Waiter, begun: Promise<void>, client: string, signal: AbortSignal): Promise<void> {
    if (!queue.has(waiter) && queue.size >= waiting) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const callOff = (): void => reject(signal.reason as Error);
    const timer = setTimeout(() => reject(busy()), patience);
    signal.addEventListener("abort", callOff, { once: true });
    queue.add(waiter);
    waiter.clients.push(client);
    void begun.then(resolve);
    try {
      await promise;
    } finally {
      waiter.clients.splice(waiter.clients.indexOf(client), 1);
      if (waiter.clients.length === 0) queue.delete(waiter);
      clearTimeout(timer);
      signal.removeEventListener("abort", callOff);
    }
  }

  function turn<T>(work: () => Promise<T>): Turn<T> {
    const begun = Promise.withResolvers<void>();
    let landing: Promise<T> | undefined;
    const waiter: Waiter = {
      clients: [],
      enter(client) {
        // Taken at once, before anybody else can.
        queue.delete(waiter);
        enter(client);
        landing = work().finally(() => leave(client));
        // Who waits hears of a failure; nobody else needs to.
        landing.catch(() => {});
        begun.resolve();
      },
    };
    return {
      async join(client, signal) {
        signal.throwIfAborted();
        if (!landing && mayEnter(client)) waiter.enter(client);
        if (!landing) await wait(waiter, begun.promise, client, signal);
        return landing as Promise<T>;
      },
    };
  }

  return { turn, run: (client, signal, work) => turn(work).join(client, signal) };
}

function busy(): Error {
  return failure("busy", { seconds: askAgain }, { retryAfter: askAgain });
}
