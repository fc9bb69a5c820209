import { onTestFinished } from "vitest";
import { openJobs, type Handler, type Jobs, type WorkOptions } from "../../server/store/jobs/jobs.ts";
import { type JobTable, type NewJob } from "../../server/store/jobs/table.ts";
import type { Database } from "../../server/store/database.ts";
import { expectNoBackgroundErrors } from "../background-errors.ts";
import { openStore, type OpenedStore } from "../../server/store/open.ts";
import type { StoreLocation } from "../../server/store/place.ts";

/** A database of jobs, and its clock. */
export interface JobsSetting {
  readonly place: StoreLocation;
  /** Makes this much time pass in a database that has its own clock. */
  readonly pass?: (milliseconds: number) => Promise<void>;
}

/** A database of jobs, the processes that work on it, and what they did. */
export interface JobsWorld {
  readonly place: StoreLocation;
  readonly store: OpenedStore;
  /** The keys of the runs, in order. */
  readonly runs: string[];
  readonly bugs: string[];
  /** Opens a process's work on the kind `greet`, by default recording its runs. */
  work(handler?: Handler<object>, options?: Partial<WorkOptions<object>>, renewal?: number): Jobs;
  add(...jobs: readonly Partial<NewJob>[]): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  /** The renewals so far. */
  renewals(): number;
  /** Sets the clocks of the processes. */
  jump(milliseconds: number): void;
  now(): number;
}

/** In milliseconds. */
export const [second, hour] = [1000, 3_600_000] as const;

/** Opens a database and its clock, and closes both after the test. */
export async function openJobsWorld({ place, pass }: JobsSetting): Promise<JobsWorld> {
  const onError = expectNoBackgroundErrors();
  const store = openStore({ place });
  const all: Jobs[] = [];
  const runs: string[] = [];
  const bugs: string[] = [];
  let [offset, renewals] = [0, 0];
  const now = () => Date.now() + offset;
  onTestFinished(async () => {
    await Promise.all(all.map((jobs) => jobs.stop(0)));
    await store.close();
  });
  await store.ready();
  const database: Database = {
    through: (work) =>
      store.through((engine) => {
        const renew: JobTable["renew"] = async (...args) => {
          const isOurs = await engine.jobs.renew(...args);
          renewals++;
          return isOurs;
        };
        return work({ ...engine, jobs: { ...engine.jobs, renew } });
      }),
  };
  return {
    place,
    store,
    runs,
    bugs,
    work(handler = async () => undefined, options = {}, renewal = hour) {
      const jobs = openJobs({
        database,
        now,
        renewal,
        chance: () => 0.5,
        onBug: (error) => bugs.push(error instanceof Error ? error.message : String(error)),
        onTrouble(trouble) {
          if (trouble !== null) onError(trouble);
        },
      });
      jobs.work(
        "greet",
        async (job, signal) => {
          runs.push(job.key);
          await handler(job, signal);
        },
        { most: 4, ...options },
      );
      all.push(jobs);
      return jobs;
    },
    async add(...jobs) {
      for (const job of jobs)
        await store.through((engine) =>
          engine.jobs.enqueue(engine.db, [{ kind: "greet", payload: {}, ...job }], now()),
        );
    },
    async pass(milliseconds) {
      offset += milliseconds;
      await pass?.(milliseconds);
    },
    jump(milliseconds) {
      offset += milliseconds;
    },
    now,
    renewals: () => renewals,
  };
}

/** A handler that waits until it is let go. */
export function held() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  return { handler: () => promise, release };
}
