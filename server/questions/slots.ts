import { busy as busyFailure } from "../../src/core/busy.ts";
import {
  countsFor,
  isBehind,
  isFair,
  obstacleTo,
  priorities,
  type Claim,
  type ClientUnits,
  type Load,
  type Priority,
  type Shares,
} from "./shares.ts";

/** The limits of measuring. */
export interface Capacity extends Shares {
  /** The most waiting runs, and the milliseconds that each may wait. */
  readonly waiting: number;
  readonly patience: number;
}

/** Generous for a small machine: a run mostly waits, and has a handful of sockets. */
export const defaultCapacity: Capacity = { runs: 64, share: 16, cheap: 8, host: 4, waiting: 256, patience: 2000 };

/** The assumed milliseconds of a run until one has ended. */
const usualRun = 500;

/** The weight of the latest run in the average. */
const latest = 0.1;

/** Milliseconds that work without a waiting user may wait. */
const unhurried = 60_000;

/** The longest retry time in milliseconds: a run never takes that long. */
const longestAbsence = 30_000;

/** Limits concurrent runs. */
export interface Slots {
  /** Runs work once there is room. Throws `Failure` busy at once where the wait would be too long. */
  run<T>(
    client: ClientUnits,
    signal: AbortSignal,
    claim: Claim,
    work: () => Promise<T>,
    priority?: Priority,
  ): Promise<T>;
  /** The turn of work that several clients may share; it has no waiter yet. */
  turn<T>(claim: Claim, work: () => Promise<T>): QueuedRun<T>;
  /** The running and waiting runs, and the most that may run. */
  usage(): { readonly running: number; readonly waiting: number; readonly most: number };
}

/** A place in the queue. */
export interface QueuedRun<T> {
  /**
   * Waits for the work, which starts as soon as one of its waiters has room. Throws `Failure` busy for a client that would wait too long
   * for the start, and the signal's reason for one that has gone; the others continue.
   */
  join(client: ClientUnits, signal: AbortSignal, priority?: Priority): Promise<T>;
}

/** Work that has not started, with a load per waiter. */
interface Waiter {
  readonly loads: Waiting[];
  readonly enter: (load: Waiting) => void;
}

type Waiting = Required<Load>;

interface Run extends Load {
  readonly since: number;
}

/** Opens the slots; `now` is the time in milliseconds. */
export function openSlots(capacity: Capacity, now: () => number = () => performance.now()): Slots {
  const queue = new Set<Waiter>();
  const running = new Set<Run>();
  let average = usualRun;

  function obstacle(load: Load): ReturnType<typeof obstacleTo> {
    return obstacleTo(load, running, capacity);
  }

  function leave(run: Run): void {
    running.delete(run);
    average += latest * (now() - run.since - average);
    // More urgent classes go first, regardless of waiting times.
    for (const priority of priorities) {
      for (const waiter of queue) {
        const next = waiter.loads.find((load) => load.priority === priority && obstacle(load) === null);
        if (next !== undefined) waiter.enter(next);
      }
    }
  }

  /** The waiters before, or alongside, a run. */
  function rivalsOf({ priority }: Waiting): readonly (readonly Waiting[])[] {
    return [...queue]
      .map(({ loads }) => loads.filter((each) => countsFor(priority, each)))
      .filter((loads) => loads.length > 0);
  }

  function hasPlace(load: Waiting): boolean {
    const rivals = rivalsOf(load);
    const all = rivals.flat();
    const own = load.client.map((network) => all.filter(({ client }) => client.includes(network)).length);
    return isFair(Math.max(...own), rivals.length, capacity.waiting);
  }

  /** The approximate milliseconds until a run starts: those before it, in the places available to it. */
  function expected(load: Waiting): number {
    const what = obstacle(load);
    if (what === null) return 0;
    const before = rivalsOf(load).filter((loads) => loads.some((each) => isBehind(load, each, what))).length;
    const ahead = [...running].filter((each) => countsFor(load.priority, each) && isBehind(load, each, what));
    // Runs that already take longer than usual will not end soon.
    const age = ahead.reduce((sum, { since }) => sum + now() - since, 0) / Math.max(1, ahead.length);
    return ((before + 1) * Math.max(average, age)) / Math.max(1, ahead.length);
  }

  function busy(load: Waiting): Error {
    const scope = obstacle(load) === "host" ? "target" : "server";
    return busyFailure(scope, Math.min(longestAbsence, expected(load)));
  }

  /** Resolves when the waiter has entered, for any of its clients. */
  async function wait(waiter: Waiter, begun: Promise<void>, load: Waiting, signal: AbortSignal): Promise<void> {
    const isKnown = queue.has(waiter);
    const patience = load.priority === "person" ? capacity.patience : Math.max(capacity.patience, unhurried);
    if (!isKnown && !hasPlace(load)) throw busy(load);
    if (!isKnown && expected(load) > patience) throw busy(load);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const callOff = (): void => reject(signal.reason as Error);
    const timer = setTimeout(() => reject(busy(load)), patience);
    signal.addEventListener("abort", callOff, { once: true });
    queue.add(waiter);
    waiter.loads.push(load);
    void begun.then(resolve);
    try {
      await promise;
    } finally {
      waiter.loads.splice(waiter.loads.indexOf(load), 1);
      if (waiter.loads.length === 0) queue.delete(waiter);
      clearTimeout(timer);
      signal.removeEventListener("abort", callOff);
    }
  }

  function turn<T>(claim: Claim, work: () => Promise<T>): QueuedRun<T> {
    const begun = Promise.withResolvers<void>();
    let landing: Promise<T> | undefined;
    const waiter: Waiter = {
      loads: [],
      enter(load) {
        const run: Run = { ...load, since: now() };
        // Synchronously, before another can take it.
        queue.delete(waiter);
        running.add(run);
        landing = work().finally(() => leave(run));
        // Waiters receive the failure themselves.
        landing.catch(() => {});
        begun.resolve();
      },
    };
    return {
      async join(client, signal, priority = "person") {
        const load: Waiting = { client, claim, priority };
        signal.throwIfAborted();
        if (!landing && obstacle(load) === null) waiter.enter(load);
        if (!landing) await wait(waiter, begun.promise, load, signal);
        return landing as Promise<T>;
      },
    };
  }

  return {
    turn,
    run: (client, signal, claim, work, priority) => turn(claim, work).join(client, signal, priority),
    usage: () => ({ running: running.size, waiting: queue.size, most: capacity.runs }),
  };
}
