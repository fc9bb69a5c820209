import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openJobs, type Handler, type Jobs, type WorkOptions } from "../../server/store/jobs/jobs.ts";
import { leaseTime, type JobTable, type NewJob } from "../../server/store/jobs/table.ts";
import type { Database } from "../../server/store/database.ts";
import { openStore, type OpenedStore } from "../../server/store/open.ts";
import type { StoreLocation } from "../../server/store/place.ts";

/** A database of jobs, and its clock. */
export interface JobsSetting {
  readonly place: StoreLocation;
  /** Makes this much time pass in a database that has its own clock. */
  readonly pass?: (milliseconds: number) => Promise<void>;
}

interface World {
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

const [second, hour] = [1000, 3_600_000] as const;

async function open({ place, pass }: JobsSetting): Promise<World> {
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
          if (trouble !== null) throw new Error(trouble);
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
function held() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  return { handler: () => promise, release };
}

/** What every database does with jobs. */
export function jobsContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<World> {
    return open(await make());
  }

  test("jobs run once, the oldest first, and with their payload", async () => {
    const world = await begin();
    await world.add({ key: "a", payload: { name: "Ann" } }, { key: "b" }, { key: "c" });
    const names: unknown[] = [];
    const jobs = world.work((job) => Promise.resolve(void names.push(job.payload)), { most: 1 });
    await jobs.settled();
    await jobs.settled();

    expect(world.runs).toEqual(["a", "b", "c"]);
    expect(names).toEqual([{ name: "Ann" }, {}, {}]);
  });

  test("a job with a time waits for it", async () => {
    const world = await begin();
    await world.add({ key: "later", at: world.now() + hour }, { key: "now" });
    const jobs = world.work();
    await jobs.settled();
    expect(world.runs).toEqual(["now"]);
    await world.pass(hour);
    await jobs.settled();

    expect(world.runs).toEqual(["now", "later"]);
  });

  test("one job of a key waits, at the earliest of its times; another may be added while it runs, and follows it", async () => {
    const world = await begin();
    const { handler, release } = held();
    await world.add(
      { key: "a", at: world.now() + 2 * hour },
      { key: "a", at: world.now() + hour },
      { key: "a", at: world.now() + 3 * hour },
    );
    const jobs = world.work(handler);
    await world.pass(hour + second);
    await jobs.tick();
    expect(world.runs).toEqual(["a"]);
    await world.add({ key: "a" }, { key: "a" });
    await jobs.tick();
    expect(world.runs).toEqual(["a"]);
    release();
    await jobs.settled();

    expect(world.runs).toEqual(["a", "a"]);
  });

  test("a job without a key is no other job's", async () => {
    const world = await begin();
    await world.add({}, {}, {});
    await world.work().settled();

    expect(new Set(world.runs).size).toBe(3);
  });

  test("a job belongs to the transaction that adds it", async () => {
    const world = await begin();
    const jobs = world.work();
    const add = (key: string, isKept: boolean) =>
      world.store.through((engine) =>
        engine.db.transaction().execute(async (tx) => {
          await engine.jobs.enqueue(tx, [{ kind: "greet", payload: {}, key }], world.now());
          await tx.insertInto("node").values({ name: key, seen_at: 1 }).execute();
          if (!isKept) throw new Error("rolled back");
        }),
      );
    await expect(add("dropped", false)).rejects.toThrow("rolled back");
    await add("kept", true);
    await jobs.settled();

    expect(world.runs).toEqual(["kept"]);
    const rows = await world.store.through(({ db }) => db.selectFrom("node").select("name").execute());
    expect(rows).toEqual([{ name: "kept" }]);
  });

  test("a job ends with the transaction of its handler", async () => {
    const world = await begin();
    await world.add({ key: "a" });
    let tries = 0;
    const jobs = world.work(async (job) => {
      await world.store.through(({ db }) =>
        db.transaction().execute(async (tx) => {
          await tx
            .insertInto("node")
            .values({ name: `run ${job.attempt}`, seen_at: 1 })
            .execute();
          await job.finish(tx);
          if (++tries === 1) throw new Error("rolled back");
        }),
      );
    });
    await jobs.settled();
    await world.pass(hour);
    await jobs.settled();
    await world.pass(hour);
    await jobs.settled();

    const rows = await world.store.through(({ db }) => db.selectFrom("node").select("name").execute());
    expect(rows).toEqual([{ name: "run 2" }]);
    expect(world.bugs).toEqual(["rolled back"]);
  });

  test("a job that fails is repeated after longer and longer pauses, and ends as failed", async () => {
    const world = await begin();
    await world.add({ key: "poison", attempts: 3 });
    const failed: object[] = [];
    const jobs = world.work(() => Promise.reject(new Error("no")), {
      onFailed: (payload) => Promise.resolve(void failed.push(payload)),
    });
    await jobs.settled();
    expect(world.runs).toHaveLength(1);
    await world.pass(5 * second);
    await jobs.settled();
    expect(world.runs).toHaveLength(2);
    await world.pass(5 * second);
    await jobs.settled();
    expect(world.runs).toHaveLength(2);
    await world.pass(5 * second);
    await jobs.settled();
    await world.pass(24 * hour);
    await jobs.settled();

    expect(world.runs).toHaveLength(3);
    expect(failed).toHaveLength(1);
    expect(world.bugs.at(-1)).toBe("the job greet poison failed for good after 3 attempts: no");
    // A failed job does not stand in the way of a new one.
    await world.add({ key: "poison" });
    await jobs.settled();
    expect(world.runs).toHaveLength(4);
  });

  test("a job that waits for its next attempt is the waiting job of its key", async () => {
    const world = await begin();
    await world.add({ key: "a" });
    let isWell = false;
    const jobs = world.work(() => (isWell ? Promise.resolve() : Promise.reject(new Error("no"))));
    await jobs.settled();
    isWell = true;
    await world.add({ key: "a" });
    await jobs.settled();
    await world.pass(hour);
    await jobs.settled();

    expect(world.runs).toEqual(["a", "a"]);
  });

  test("a job that was added while another attempt fails takes its place", async () => {
    const world = await begin();
    await world.add({ key: "a" });
    const jobs = world.work(async () => {
      if (world.runs.length > 1) return;
      await world.add({ key: "a" });
      throw new Error("no");
    });
    await jobs.settled();
    await world.pass(hour);
    await jobs.settled();

    expect(world.runs).toEqual(["a", "a"]);
  });

  test("the receiver's wait is the least", async () => {
    const world = await begin();
    await world.add({ key: "a" });
    const jobs = world.work((job) =>
      world.store.through(({ db }) =>
        db.transaction().execute(async (tx) => {
          if (job.attempt === 1) await job.retry(tx, "busy", { atLeast: hour });
        }),
      ),
    );
    await jobs.settled();
    await world.pass(hour / 2);
    await jobs.settled();
    expect(world.runs).toEqual(["a"]);
    await world.pass(hour);
    await jobs.settled();

    expect(world.runs).toEqual(["a", "a"]);
  });

  test("two processes share the jobs, and no job runs in both", async () => {
    const world = await begin();
    await world.add(...Array.from({ length: 24 }, (_, index) => ({ key: `${index}` })));
    const [one, other] = [world.work(), world.work()];
    await Promise.all([one.settled(), other.settled()]);
    await Promise.all([one.settled(), other.settled()]);

    expect(world.runs).toHaveLength(24);
    expect(new Set(world.runs).size).toBe(24);
  });

  test("a group has a limit of running jobs, and others pass it", async () => {
    const world = await begin();
    const { handler, release } = held();
    await world.add(...Array.from({ length: 6 }, (_, index) => ({ key: `slow ${index}`, group: "slow" })), {
      key: "fast",
      group: "fast",
    });
    const jobs = world.work(handler, { most: 5, mostOfGroup: 2 });
    await jobs.tick();
    await jobs.tick();
    const first = world.runs.map((key) => key.slice(0, 4)).toSorted();
    release();
    await jobs.settled();

    expect(first).toEqual(["fast", "slow", "slow"]);
    expect(world.runs).toHaveLength(7);
  });

  test("a killed process's job runs again, and its group and key are free", async () => {
    const world = await begin();
    const setting = JSON.stringify(world.place);
    await world.add({ key: "a", group: "one" });
    const child = spawn(process.execPath, [resolve("test/jobs/holder.ts"), setting, "greet"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const errors: string[] = [];
    child.stderr.on("data", (data) => errors.push(String(data)));
    const started = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    expect([String(started[0]), ...errors]).toEqual(["a\n"]);
    child.kill("SIGKILL");
    await once(child, "exit");
    const attempts: number[] = [];
    const jobs = world.work((job) => Promise.resolve(void attempts.push(job.attempt)), { mostOfGroup: 1 });
    await jobs.settled();
    expect(world.runs).toEqual([]);
    await world.pass(leaseTime + second);
    await jobs.settled();

    expect(world.runs).toEqual(["a"]);
    expect(attempts).toEqual([2]);
  }, 60_000);

  test("a job that takes longer than a lease keeps it", async () => {
    const world = await begin();
    await world.add({ key: "long" });
    const { handler, release } = held();
    const [one, other] = [world.work(handler, {}, 50), world.work()];
    await one.tick();
    for (let step = 0; step < 4; step++) {
      await world.pass(leaseTime / 2);
      const before = world.renewals();
      // The one after the next has begun after the time has passed.
      await expect.poll(() => world.renewals() - before, { timeout: 20_000 }).toBeGreaterThan(1);
      await other.tick();
    }
    release();
    await one.settled();

    expect(world.runs).toEqual(["long"]);
  });

  test("a job that ends every process ends as failed", async () => {
    const world = await begin();
    await world.add({ key: "a", attempts: 1 });
    const { handler, release } = held();
    const dead = world.work(handler);
    await dead.tick();
    await world.pass(leaseTime + second);
    const jobs = world.work();
    await jobs.settled();
    release();
    await dead.settled();
    await world.pass(hour);
    await jobs.settled();

    expect(world.runs).toEqual(["a"]);
    expect(world.bugs).toEqual(["the job greet a failed for good after 1 attempts: interrupted"]);
  });

  test("a process whose job was taken by another one changes nothing any more", async () => {
    const world = await begin();
    await world.add({ key: "a" });
    const { handler, release } = held();
    const slow = world.work(async (job) => {
      await handler();
      await world.store.through(({ db }) =>
        db.transaction().execute(async (tx) => {
          await tx.insertInto("node").values({ name: "slow", seen_at: 1 }).execute();
          await job.finish(tx);
        }),
      );
    });
    await slow.tick();
    await world.pass(leaseTime + second);
    const other = held();
    const fast = world.work(other.handler);
    await fast.tick();
    expect(world.runs).toEqual(["a", "a"]);
    release();
    await slow.settled();
    other.release();
    await fast.settled();

    expect(await world.store.through(({ db }) => db.selectFrom("node").select("name").execute())).toEqual([]);
    expect(world.bugs).toEqual([]);
  });

  test("a process that stops lets running jobs end, and gives the rest back without an attempt", async () => {
    const world = await begin();
    await world.add({ key: "quick" }, { key: "endless" });
    const { promise: late, resolve: end } = Promise.withResolvers<void>();
    const jobs = world.work((job, signal) =>
      job.key === "quick"
        ? late
        : new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    await jobs.tick();
    const stopping = jobs.stop(500);
    end();
    await stopping;
    await world.add({ key: "new" });
    await jobs.tick();
    expect(world.runs.toSorted()).toEqual(["endless", "quick"]);
    const attempts: number[] = [];
    const next = world.work((job) => Promise.resolve(void attempts.push(job.attempt)));
    await next.settled();

    expect(world.bugs).toEqual([]);
    expect(world.runs.slice(2).toSorted()).toEqual(["endless", "new"]);
    expect(attempts).toEqual([1, 1]);
    expect(world.bugs).toEqual([]);
  });

  for (const [direction, distance] of [
    ["forwards", 48 * hour],
    ["back", -48 * hour],
  ] as const)
    test(`a clock that is set ${direction} loses no job and delays no due one`, async () => {
      const world = await begin();
      await world.add({ key: "due" }, { key: "leased" });
      const { handler, release } = held();
      const dead = world.work((job) => (job.key === "leased" ? handler() : Promise.resolve()));
      await dead.tick();
      await world.add({ key: "waiting" });
      world.jump(distance);
      const jobs = world.work();
      await jobs.settled();
      expect(world.runs).toContain("waiting");
      await world.pass(leaseTime + second);
      await jobs.settled();
      release();
      await dead.settled();

      expect(world.runs.filter((key) => key === "due")).toHaveLength(1);
      expect(world.runs.filter((key) => key === "waiting")).toHaveLength(1);
      expect(world.runs.filter((key) => key === "leased").length).toBeGreaterThanOrEqual(2);
    });

  test("a job that repeats by itself does so once for all processes, also after an error", async () => {
    const world = await begin();
    let isWell = false;
    const handler = () => (isWell ? Promise.resolve() : Promise.reject(new Error("no")));
    const [one, other] = [world.work(handler, { every: hour }), world.work(handler, { every: hour })];
    const both = () => Promise.all([one.settled(), other.settled()]);
    await both();
    const { length } = world.runs;
    isWell = true;
    await world.pass(hour / 2);
    await both();
    expect(world.runs).toHaveLength(length + 1);
    await world.pass(hour / 2);
    await both();
    expect(world.runs).toHaveLength(length + 1);
    await world.pass(hour / 2 + second);
    await both();

    expect(world.runs).toHaveLength(length + 2);
  });

  test("a cancelled job does not run", async () => {
    const world = await begin();
    await world.add({ key: "a" }, { key: "b" });
    const cancel = () => world.store.through((engine) => engine.jobs.cancel(engine.db, "greet", "a"));
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    await world.work().settled();

    expect(world.runs).toEqual(["b"]);
  });
}
