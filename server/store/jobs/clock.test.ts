import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { expectNoBackgroundErrors } from "../../../test/background-errors.ts";
import { folderWith } from "../../../test/folder.ts";
import { until } from "../../../test/server/service.ts";
import { openStore } from "../open.ts";
import { openJobs, type Handler, type Jobs, type WorkOptions } from "./jobs.ts";
import { leaseTime } from "./table.ts";

const hour = 3_600_000;

/** Processes on one file, with two clocks of which only one can be set. */
function openProcesses() {
  const onError = expectNoBackgroundErrors();
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  const all: Jobs[] = [];
  const runs: string[] = [];
  let [now, steady] = [Date.parse("2026-11-24T00:00:00Z"), 0];
  onTestFinished(async () => {
    await Promise.all(all.map((jobs) => jobs.stop(0)));
    await store.close();
  });
  return {
    store,
    runs,
    now: () => now,
    set: (distance: number) => void (now += distance),
    pass(milliseconds: number) {
      now += milliseconds;
      steady += milliseconds;
    },
    work(handler: Handler<object> = async () => undefined, options: Partial<WorkOptions<object>> = {}) {
      const jobs = openJobs({ database: store, now: () => now, steady: () => steady, renewal: 20, onBug: onError });
      const noting: Handler<object> = (job, signal) => {
        runs.push(job.key);
        return handler(job, signal);
      };
      jobs.work("greet", noting, { most: 4, ...options });
      all.push(jobs);
      return jobs;
    },
  };
}

test.for([
  ["forwards by an hour", hour],
  ["forwards by a day", 24 * hour],
  ["back by an hour", -hour],
  ["back by a day", -24 * hour],
] as const)("a clock that is set %s starts no running job a second time, and stops none", async ([, distance]) => {
  const processes = openProcesses();
  const { store, runs, now } = processes;
  const held = Promise.withResolvers<void>();
  const one = processes.work(() => held.promise);
  const other = processes.work();
  await store.through(({ db, jobs }) => jobs.enqueue(db, [{ kind: "greet", key: "slow", payload: {} }], now()));
  await Promise.all([one.tick(), other.tick()]);
  expect(runs).toEqual(["slow"]);

  processes.set(distance);
  await store.through(({ db, jobs }) => jobs.enqueue(db, [{ kind: "greet", key: "new", payload: {} }], now()));
  // The other process looks for jobs before the first one can renew.
  await other.tick();
  await one.tick();
  processes.pass(leaseTime + 1);
  await until(async () => {
    const { lease_until: end } = await store.through(({ db }) =>
      db.selectFrom("background_job").select("lease_until").where("key", "=", "slow").executeTakeFirstOrThrow(),
    );
    return end === now() + leaseTime;
  });
  await other.settled();
  held.resolve();
  await one.settled();

  expect(runs.toSorted()).toEqual(["new", "slow"]);
});

test("a job that repeats by itself is not due by the old clock after the clock was set back", async () => {
  const processes = openProcesses();
  const jobs = processes.work(undefined, { every: hour });
  await jobs.settled();
  expect(processes.runs).toHaveLength(1);

  processes.set(-24 * hour);
  await jobs.settled();
  processes.pass(leaseTime + 1);
  await jobs.settled();
  expect(processes.runs).toHaveLength(2);

  processes.pass(hour + 1);
  await jobs.settled();
  expect(processes.runs).toHaveLength(3);
});
