import { setTimeout as sleep } from "node:timers/promises";
import { beat, domainsDue } from "./due.ts";
import { leaseTime, type Job, type JobQueue } from "./queue.ts";
import { runRound, type Round } from "./round.ts";
import { nodeLasts } from "./schedule.ts";

/** How much a worker takes on. */
interface Load {
  /** Domains at a time. */
  readonly rounds: number;
  /** Milliseconds between two looks at what is due. */
  readonly every: number;
  /** Milliseconds between two signs of life of a job. */
  readonly renewal: number;
}

/** A quarter of the runs of a server are for our own rounds; a round is one run at a time. */
const usualLoad: Load = { rounds: 16, every: 5000, renewal: leaseTime / 4 };

/** What looks after everything that is watched. */
export interface Worker {
  /** Looks what is due, and begins as much of it as there is room for. */
  tick(): Promise<void>;
  /** Waits until what was begun is done, and everything that is due with it. */
  settled(): Promise<void>;
  /** Ticks by itself from now on. */
  start(): void;
  /** Begins nothing more; what is under way has some milliseconds to end, and is given up then. */
  stop(patience?: number): Promise<void>;
}

/** What a worker works with. */
export interface WorkerOptions extends Round {
  readonly queue: JobQueue;
  readonly load?: Partial<Load>;
  /** Done before each look at what is due. */
  readonly before?: () => Promise<void>;
  /** Hears that nothing can be looked at now, and null once it can again. */
  readonly onTrouble?: (trouble: string | null) => void;
}

/** Milliseconds within which a worker that was started looks for the first time. */
const firstLook = 1000;

/** Domains that are handed to the queue at a time: enough for every worker, too few to fill it after a long pause. */
const ahead = 4;

/** Milliseconds for what is under way to end. */
const farewell = 5000;

/** Opens a worker. Several may run at once, in several processes: none of them decides anything alone. */
export function openWorker({ queue, load = {}, before, onTrouble = () => {}, ...round }: WorkerOptions): Worker {
  const { rounds, every, renewal } = { ...usualLoad, ...load };
  const running = new Map<Job, Promise<void>>();
  const ending = new AbortController();
  const { signal } = ending;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | null = null;
  let trouble: string | null = null;
  /** When this node was written down last. */
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

  /** Domains in hand stay due until they are measured, also those of a process that died: they come on top. */
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
      await runRound(job, round, () => queue.renew(job), all);
      if (!lost.signal.aborted) await queue.finish(job);
    } catch (error) {
      // The lease ends by itself.
      round.onBug(error);
    } finally {
      clearInterval(renewing);
    }
  }

  /** A long check outlasts a lease. */
  function keepAlive(job: Job, lost: AbortController): NodeJS.Timeout {
    const once = async (): Promise<void> => {
      // Where the database does not answer the lease is about to end, and whoever has the job then is told so.
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
