import { setTimeout as sleep } from "node:timers/promises";
import { beat, domainsDue } from "./runs/due.ts";
import { leaseTime, type Job, type JobQueue } from "../store/jobs/queue.ts";
import { runDomain, type RunDependencies } from "./runs/run.ts";
import { nodeLasts } from "./schedule.ts";

/** The load of a worker. */
interface Load {
  /** Domains at a time. */
  readonly rounds: number;
  /** Milliseconds between two looks for due work. */
  readonly every: number;
  /** Milliseconds between two lease extensions of a job. */
  readonly renewal: number;
}

/** A quarter of a server's runs is for our own rounds; a round is one run at a time. */
const usualLoad: Load = { rounds: 16, every: 5000, renewal: leaseTime / 4 };

/** The worker of the daily monitoring. */
export interface Worker {
  /** Starts as much due work as there is room for. */
  tick(): Promise<void>;
  /** Waits until all started and due work is done. */
  settled(): Promise<void>;
  /** Starts ticking. */
  start(): void;
  /** Starts nothing more; running work has some milliseconds to end, and is then abandoned. */
  stop(patience?: number): Promise<void>;
}

/** The dependencies of a worker. */
export interface WorkerOptions extends RunDependencies {
  readonly queue: JobQueue;
  readonly load?: Partial<Load>;
  /** Runs before each look for due work. */
  readonly before?: () => Promise<void>;
  /** Called when the database cannot be read, and with null once it can again. */
  readonly onTrouble?: (trouble: string | null) => void;
}

/** Milliseconds within which a new worker looks for jobs the first time. */
const firstLook = 1000;

/** The domains queued at a time: enough for every worker, without filling the queue after a long pause. */
const ahead = 4;

/** Milliseconds for running work to end. */
const farewell = 5000;

/** Opens a worker. Several may run in several processes and coordinate through the database. */
export function openWorker({ queue, load = {}, before, onTrouble = () => {}, ...round }: WorkerOptions): Worker {
  const { rounds, every, renewal } = { ...usualLoad, ...load };
  const running = new Map<Job, Promise<void>>();
  const ending = new AbortController();
  const { signal } = ending;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | null = null;
  let trouble: string | null = null;
  /** When this node was last recorded. */
  let seenAt = -Infinity;
  let isStopped = false;

  function tick(): Promise<void> {
    ticking ??= look().finally(() => (ticking = null));
    return ticking;
  }

  async function look(): Promise<void> {
    if (isStopped) return;
    try {
      await before?.();
      const now = round.now();
      if (now - seenAt >= nodeLasts / 4 || now < seenAt) {
        await beat(round.database, round.node, now);
        seenAt = now;
      }
      await take();
      if (running.size < rounds) {
        await fill(now);
        await take();
      }
      tell(null);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }

  async function take(): Promise<void> {
    for (const job of await queue.take(rounds - running.size)) begin(job);
  }

  /** Leased domains stay due until they are measured, also those of a dead process, so the query asks for that many more. */
  async function fill(now: number): Promise<void> {
    const most = (await queue.inHand()) + ahead * rounds;
    await queue.add(await domainsDue(round.database, { node: round.node, now, most }));
  }

  function tell(found: string | null): void {
    const hasChanged = found !== trouble;
    trouble = found;
    if (hasChanged) onTrouble(found);
  }

  function begin(job: Job): void {
    const work = carryOut(job).finally(() => {
      running.delete(job);
      // Waiting for the next look would leave the slot idle.
      if (timer !== undefined && !isStopped) void tick();
    });
    running.set(job, work);
  }

  async function carryOut(job: Job): Promise<void> {
    const lost = new AbortController();
    const all = AbortSignal.any([signal, lost.signal]);
    const renewing = keepAlive(job, lost);
    try {
      await runDomain(job, round, () => queue.renew(job), all);
      if (!lost.signal.aborted) await queue.finish(job);
    } catch (error) {
      // The lease expires by itself.
      round.onBug(error);
    } finally {
      clearInterval(renewing);
    }
  }

  /** A long check outlasts a lease. */
  function keepAlive(job: Job, lost: AbortController): NodeJS.Timeout {
    const once = async (): Promise<void> => {
      // If the database does not answer, the lease will expire, and its next owner finds out.
      const isOurs = await queue.renew(job).catch(() => true);
      if (!isOurs) lost.abort();
    };
    return setInterval(() => void once(), renewal).unref();
  }

  // Several workers do not look at the same moment.
  function next(wait = every * (0.75 + Math.random() / 2)): void {
    if (isStopped) return;
    timer = setTimeout(() => void tick().finally(() => next()), wait).unref();
  }

  return {
    tick,
    async settled() {
      for (;;) {
        await tick();
        if (running.size === 0) return;
        await Promise.all(running.values());
      }
    },
    start() {
      if (timer === undefined) next(Math.random() * firstLook);
    },
    async stop(patience = farewell) {
      isStopped = true;
      clearTimeout(timer);
      await ticking;
      const enough = new AbortController();
      const over = sleep(patience, undefined, { signal: enough.signal, ref: false }).catch(() => undefined);
      await Promise.race([Promise.all(running.values()), over]);
      enough.abort();
      ending.abort(new Error("the worker stops"));
      await Promise.all(running.values());
      await queue.close();
    },
  };
}
