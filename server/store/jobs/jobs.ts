import type { Transaction } from "kysely";
import { atMost } from "../at-most.ts";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";
import { pauseAfter, type Backoff } from "./backoff.ts";
import { leaseTime, recurring, type JobTable, type LeasedJob } from "./table.ts";

type Tx = Transaction<Tables>;

/** A running job. Each settling function belongs to the handler's transaction, and rejects where another process has the job now. */
interface Job<Payload> {
  readonly key: string;
  readonly payload: Payload;
  /** The number of this attempt, from 1. */
  readonly attempt: number;
  /** Identifies this attempt. */
  readonly id: string;
  /** Extends the lease; false where another process has the job. This happens by itself, too. */
  readonly renew: () => Promise<boolean>;
  /** Ends it. A handler that only returns need not call this. */
  finish(tx: Tx): Promise<void>;
  /** Ends it, and enqueues its next run with another payload, after some milliseconds. */
  repeat(tx: Tx, payload: Payload, after: number): Promise<void>;
  /** Repeats it after a pause; returns when, or null where this was the last attempt, and the job has failed. */
  retry(tx: Tx, reason: string, backoff?: Partial<Backoff>): Promise<number | null>;
  /** Makes it wait again, at once or at a time; this attempt does not count. */
  giveBack(tx: Tx, at?: number): Promise<void>;
}

/**
 * Does the work of a job. It may run again for the same job after a crash, so what it did once must not count twice: the job's key tells.
 * An error repeats the job, and one after `signal` returns it.
 */
export type Handler<Payload> = (job: Job<Payload>, signal: AbortSignal) => Promise<void>;

/** How a kind of jobs is worked on. */
export interface WorkOptions<Payload> {
  /** The most running jobs in this process. */
  readonly most: number;
  /** The most running jobs of one group in all processes. */
  readonly mostOfGroup?: number;
  /** Milliseconds between the ends of runs: the job is then enqueued by itself, once for all processes. */
  readonly every?: number;
  /** Milliseconds from the start of a process to the first run of such a job; 0 by default. */
  readonly first?: number;
  /** See `Backoff`. */
  readonly pauses?: readonly number[];
  /** Called within the transaction in which a job fails for good by errors or crashes. */
  readonly onFailed?: (payload: Payload, tx: Tx) => Promise<void>;
}

/** The work of one process on the jobs of a database. */
export interface Jobs {
  /** Registers the handler of a kind. */
  work<Payload extends object>(kind: string, handler: Handler<Payload>, options: WorkOptions<Payload>): void;
  /** Starts as many due jobs as there is room for. */
  tick(): Promise<void>;
  /** Waits until all started and due jobs are done. */
  settled(): Promise<void>;
  /** Starts ticking. */
  start(): void;
  /** Starts nothing more; running jobs have some milliseconds to end, and are then given back. */
  stop(patience?: number): Promise<void>;
}

/** The dependencies of the work on jobs. */
export interface JobsOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets, beside which jumps of the other one are noticed. */
  readonly steady?: () => number;
  /** Called at the start, and when the clock was set. */
  readonly onClockSet?: () => Promise<void>;
  /** A number from 0 to 1. */
  readonly chance?: () => number;
  /** Milliseconds between two renewals of a lease. */
  readonly renewal?: number;
  /** Runs before each look for due jobs. */
  readonly before?: () => Promise<void>;
  /** Receives the errors of handlers, and jobs that failed for good. */
  readonly onBug: (error: unknown) => void;
  /** Called when the database cannot be read, and with null once it can again. */
  readonly onTrouble?: (trouble: string | null) => void;
}

/** Milliseconds between two looks for due jobs, until the first one at most, and for running jobs to end and to be given back. */
const [interval, firstLook, farewell] = [2000, 1000, 5000] as const;

/** Milliseconds from which on a difference of two clocks is a jump, and no delay between two readings. */
const jumpLeast = 2000;

interface Kind {
  readonly kind: string;
  readonly handler: Handler<object>;
  readonly options: WorkOptions<object>;
}

/** Another process has the job. */
class LeaseLost extends Error {}

/** Opens the work of this process. Several may work on one database; each job is leased to one of them. */
export function openJobs(options: JobsOptions): Jobs {
  const { database, now, chance = Math.random, renewal = leaseTime / 4, before, onBug, onTrouble = () => {} } = options;
  const { steady = now, onClockSet } = options;
  const kinds: Kind[] = [];
  const running = new Map<LeasedJob, Promise<void>>();
  const enqueued = new Set<string>();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | null = null;
  let trouble: string | null = null;
  let isStopped = false;
  /** Jobs started. */
  let begun = 0;
  let offset = now() - steady();
  let restsUntil = -Infinity;
  let hasBegun = false;

  function tick(): Promise<void> {
    ticking ??= look().finally(() => (ticking = null));
    return ticking;
  }

  async function look(): Promise<void> {
    if (isStopped) return;
    try {
      await noticeClock();
      await before?.();
      if (steady() < restsUntil) return;
      for (const each of kinds) await takeOf(each);
      tell(null);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }

  function jumpAt(time: number): number {
    return time - steady() - offset;
  }

  /**
   * After a jump of the clock the leases of living processes seem to be over, or to be made before it, and their jobs would run twice. So
   * every process renews its leases, and takes nothing before the others have done so.
   */
  async function noticeClock(): Promise<void> {
    const jump = jumpAt(now());
    const isSet = Math.abs(jump) >= jumpLeast;
    if (isSet || !hasBegun) await onClockSet?.();
    hasBegun = true;
    if (!isSet) return;
    await Promise.all(
      [...running.keys()].map((job) =>
        database.through(({ db, jobs }) => jobs.renew(db, job, now()).catch(() => true)),
      ),
    );
    // Jobs that repeat by themselves are due by the old clock.
    enqueued.clear();
    offset += jump;
    restsUntil = steady() + leaseTime;
  }

  async function takeOf(kind: Kind): Promise<void> {
    if (kind.options.every !== undefined && !enqueued.has(kind.kind)) {
      const job = recurring(kind.kind, now() + (kind.options.first ?? 0));
      await database.through(({ db, jobs }) => jobs.enqueue(db, [job], now()));
      enqueued.add(kind.kind);
    }
    const { most, mostOfGroup } = kind.options;
    for (;;) {
      const room = isStopped ? 0 : most - [...running.keys()].filter((job) => job.kind === kind.kind).length;
      const wanted = { kind: kind.kind, most: room, mostOfGroup };
      if (room < 1) return;
      const at = now();
      // It was set within this look: the next one notices.
      if (Math.abs(jumpAt(at)) >= jumpLeast) return;
      const { jobs, taken } = await database.through(async (engine) => ({
        jobs: engine.jobs,
        taken: await engine.jobs.take(engine.db, wanted, at),
      }));
      for (const job of taken) begin(kind, job, jobs);
      if (taken.length === 0) return;
    }
  }

  function tell(found: string | null): void {
    const hasChanged = found !== trouble;
    trouble = found;
    if (hasChanged) onTrouble(found);
  }

  function begin(kind: Kind, leased: LeasedJob, jobs: JobTable): void {
    begun++;
    const work = carryOut(kind, leased, jobs).finally(() => {
      running.delete(leased);
      // Waiting for the next look would leave the slot idle.
      if (timer !== undefined && !isStopped) void tick();
    });
    running.set(leased, work);
  }

  async function carryOut(kind: Kind, leased: LeasedJob, jobs: JobTable): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([ending.signal, lost.signal]);
    let isSettled = false;
    const job = settling(kind, leased, jobs, () => (isSettled = true));
    const renewing = keepAlive(job.renew, lost);
    try {
      // All its attempts have ended with their process.
      if (leased.attempt > leased.attempts) return await repeat(kind, leased, job, "interrupted");
      await kind.handler(job, signal);
      if (!isSettled) await within((tx) => job.finish(tx));
    } catch (error) {
      if (error instanceof LeaseLost || lost.signal.aborted) return;
      if (!ending.signal.aborted) onBug(error);
      // The database itself may be failing, or the handler may have settled the job: then this changes nothing.
      const settled = ending.signal.aborted
        ? within((tx) => job.giveBack(tx))
        : repeat(kind, leased, job, error instanceof Error ? error.message : String(error));
      await settled.catch((failed: unknown) => {
        // At a shutdown the lease ends by itself.
        if (!(failed instanceof LeaseLost) && !ending.signal.aborted) onBug(failed);
      });
    } finally {
      clearInterval(renewing);
    }
  }

  /** A job that fails for good is reported, and its record with it. */
  async function repeat({ options }: Kind, leased: LeasedJob, job: Job<object>, reason: string): Promise<void> {
    const { kind, key, attempts, payload } = leased;
    const at = await within(async (tx) => {
      const next = await job.retry(tx, reason);
      if (next === null) await options.onFailed?.(payload, tx);
      return next;
    });
    if (at === null) onBug(new Error(`the job ${kind} ${key} failed for good after ${attempts} attempts: ${reason}`));
  }

  function within<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return database.through(({ db }) => db.transaction().execute(work));
  }

  function settling({ options }: Kind, leased: LeasedJob, jobs: JobTable, onSettled: () => void): Job<object> {
    const { kind, key, payload, attempt, attempts } = leased;

    async function settle(isOurs: Promise<boolean>): Promise<void> {
      if (!(await isOurs)) throw new LeaseLost(`${kind} ${key}`);
      onSettled();
    }

    return {
      key,
      payload,
      attempt,
      id: `${leased.lease} ${attempt}`,
      renew: () => database.through(({ db }) => jobs.renew(db, leased, now())),
      async finish(tx) {
        await settle(jobs.finish(tx, leased));
        if (options.every !== undefined) await jobs.enqueue(tx, [recurring(kind, now() + options.every)], now());
      },
      async repeat(tx, next, after) {
        await settle(jobs.finish(tx, leased));
        // A process that has started meanwhile enqueued it without a payload.
        await jobs.cancel(tx, kind, key);
        await jobs.enqueue(tx, [{ kind, key, attempts, payload: next, at: now() + after }], now());
      },
      async retry(tx, reason, backoff = {}) {
        const pause = pauseAfter({ attempt, pauses: options.pauses, ...backoff }, chance());
        if (pause === null || attempt >= attempts) {
          await settle(jobs.fail(tx, leased, reason, now()));
          return null;
        }
        await settle(jobs.retry(tx, leased, now() + pause, now()));
        return now() + pause;
      },
      giveBack: (tx, at = now()) => settle(jobs.giveBack(tx, leased, at, now())),
    };
  }

  /** A long job outlasts a lease. */
  function keepAlive(renew: () => Promise<boolean>, lost: AbortController): NodeJS.Timeout {
    const once = async (): Promise<void> => {
      // If the database does not answer, the lease will expire, and its next owner finds out.
      const isOurs = await renew().catch(() => true);
      if (!isOurs) lost.abort(new LeaseLost());
    };
    return setInterval(() => void once(), renewal).unref();
  }

  // Several processes do not look at the same moment.
  function next(wait = interval * (0.75 + Math.random() / 2)): void {
    if (isStopped) return;
    timer = setTimeout(() => void tick().finally(() => next()), wait).unref();
  }

  return {
    work(kind, handler, options) {
      kinds.push({ kind, handler, options } as unknown as Kind);
    },
    tick,
    async settled() {
      for (;;) {
        const [earlier, wasRunning] = [begun, running.size];
        await tick();
        // Jobs that ended meanwhile have made room.
        if (begun === earlier && wasRunning === 0) return;
        await Promise.all(running.values());
      }
    },
    start() {
      if (timer === undefined) next(Math.random() * firstLook);
    },
    async stop(patience = farewell) {
      isStopped = true;
      clearTimeout(timer);
      // A look that is under way may still start jobs.
      const ended = Promise.resolve(ticking).then(() => Promise.all(running.values()));
      await atMost(patience, ended);
      ending.abort(new Error("the process stops"));
      // What cannot be given back is free when its lease ends.
      await atMost(farewell, ended);
    },
  };
}
