import { onTestFinished } from "vitest";
import { noChanges, type ChangeReceiver, type WatchResult } from "../../server/monitoring/changes/receiver.ts";
import type { Measure, Outcome } from "../../server/monitoring/runs/measure.ts";
import { openJobs, type Jobs } from "../../server/store/jobs/jobs.ts";
import { workOnWatches, type WatchWorkOptions } from "../../server/monitoring/worker.ts";
import { openStore, type OpenedStore } from "../../server/store/open.ts";
import { expectNoBackgroundErrors } from "../background-errors.ts";
import type { JobsSetting } from "./setting.ts";
import type { StoredResult } from "../../server/store/store.ts";
import { addWatch, type WatchOrigin } from "../../server/monitoring/watches/rows.ts";
import type { NewWatch } from "../../server/monitoring/watches/watch.ts";

export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;

/** A run of a check, as the world saw it. */
export interface Run {
  readonly check: string;
  readonly target: string;
  readonly at: number;
  readonly isFresh: boolean;
  readonly node: string;
}

/** A database, a clock, and the measured and recorded results. */
export interface World {
  readonly store: OpenedStore;
  readonly runs: Run[];
  readonly noted: WatchResult[];
  now(): number;
  /** Advances the clock without polling. */
  wait(milliseconds: number): Promise<void>;
  /** Advances the clock in steps; every worker polls after each. */
  pass(milliseconds: number, step?: number): Promise<void>;
  worker(node?: string, options?: Partial<WatchWorkOptions>): Promise<Jobs>;
  watch(target: string, wanted?: Partial<NewWatch>, adding?: Partial<WatchOrigin>): Promise<string>;
  /** The outcome of the next runs; by default `measured` with status pass. */
  answer: (run: Run) => Outcome | Promise<Outcome>;
  /** The receiver of the results. */
  changes: ChangeReceiver;
}

/** A check's result. */
export function resultOf({ check, target, at }: Pick<Run, "check" | "target" | "at">, raw: unknown = {}): StoredResult {
  const verdict: StoredResult["verdict"] = { status: "pass", kpis: [], findings: [] };
  return { check, version: 1, target, question: `${check} ${target}`, raw, verdict, observedAt: at };
}

/** Opens a world whose workers stop when the test ends. */
export function openWorld({ place, pass = () => Promise.resolve() }: JobsSetting): World {
  const onError = expectNoBackgroundErrors();
  const store = openStore({ place });
  const workers: Jobs[] = [];
  const [runs, noted]: [Run[], WatchResult[]] = [[], []];
  let now = Date.parse("2026-11-24T00:00:00Z");

  const world: World = {
    store,
    runs,
    noted,
    now: () => now,
    answer: (run) => ({ kind: "measured", result: resultOf(run) }),
    changes: noChanges,
    async wait(milliseconds) {
      now += milliseconds;
      await pass(milliseconds);
    },
    async pass(milliseconds, step = milliseconds) {
      for (let gone = 0; gone < milliseconds; gone += step) {
        await world.wait(step);
        await Promise.all(workers.map((worker) => worker.settled()));
      }
    },
    worker(node = "one", options = {}) {
      const measure: Measure = async ({ check, target, isFresh }) => {
        const run = { check, target, at: now, isFresh, node };
        runs.push(run);
        return world.answer(run);
      };
      const worker = openJobs({
        database: store,
        now: () => now,
        renewal: hour,
        before: () => enqueueDue(),
        onBug: onError,
        onTrouble(trouble) {
          if (trouble !== null) onError(trouble);
        },
      });
      const enqueueDue = workOnWatches(worker, {
        database: store,
        measure,
        changes: {
          async note(about) {
            noted.push(about);
            return world.changes.note(about);
          },
        },
        isOwn: () => Promise.resolve(false),
        isOnline: () => Promise.resolve(true),
        node,
        now: () => now,
        onBug: onError,
        ...options,
      });
      workers.push(worker);
      return Promise.resolve(worker);
    },
    async watch(target, wanted = {}, adding = {}) {
      const added = await addWatch(
        store,
        { target, domain: target, checks: ["dns"], every: day, ...wanted },
        { account: "operator", isPaused: false, isFromFile: false, isSpread: false, ...adding },
        now,
      );
      if (typeof added === "string") throw new Error(added);
      return added.id;
    },
  };
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop(0)));
    await store.close();
  });
  return world;
}
