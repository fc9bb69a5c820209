import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { OpenedStore } from "./open.ts";
import { firstSweep, type SweepState } from "./sweep.ts";

/** What the job of a round goes on with; empty where a process has just started. */
type Payload = SweepState | Readonly<Record<string, never>>;

/** Milliseconds from the start of a process to its first step, between two steps of a part, and between two rounds. */
const [first, step, round] = [60_000, 500, 600_000] as const;

/** The steps of one job: a round of a large store takes several, so that none outlasts the longest attempt. */
const mostSteps = 500;

/**
 * Registers the kind of job that deletes what is older than its retention: one for all processes on the store. How far it has come is its
 * payload, so that the process with the next job goes on.
 */
export function workOnSweep(jobs: Jobs, store: Database & Pick<OpenedStore, "sweep">): void {
  jobs.work<Payload>(
    "sweep",
    async (job, signal) => {
      const { payload } = job;
      let state: SweepState = "part" in payload ? (payload as SweepState) : firstSweep;
      let isOver = false;
      for (let steps = 0; steps < mostSteps && !isOver; steps++) {
        const before = state;
        state = await store.sweep(before);
        isOver = state.part === 0 && before.part !== 0;
        // The rows of a small store are one step for each part.
        if (state.from > 0) await sleep(step, undefined, { signal, ref: false }).catch(() => undefined);
        if (signal.aborted) break;
      }
      await store.through(({ db }) => db.transaction().execute((tx) => job.repeat(tx, state, isOver ? round : step)));
    },
    { most: 1, every: round, first },
  );
}
