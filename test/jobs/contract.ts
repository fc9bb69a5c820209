import { expect, test } from "vitest";
import { held, hour, openJobsWorld, second, type JobsSetting, type JobsWorld } from "./setting.ts";
import { processesContract } from "./processes.ts";

/** What every database does with jobs. */
export function jobsContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<JobsWorld> {
    return openJobsWorld(await make());
  }

  processesContract(make);

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

  test("a cancelled job does not run", async () => {
    const world = await begin();
    await world.add({ key: "a" }, { key: "b" });
    const cancel = () => world.store.through((engine) => engine.jobs.cancel(engine.db, "greet", "a"));
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    await world.work().settled();

    expect(world.runs).toEqual(["b"]);
  });
}
