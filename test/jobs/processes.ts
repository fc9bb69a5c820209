import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { leaseTime } from "../../server/store/jobs/table.ts";
import { held, hour, openJobsWorld, second, type JobsSetting, type JobsWorld } from "./setting.ts";

/** How processes share jobs on every database, and what happens where one ends. */
export function processesContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<JobsWorld> {
    return openJobsWorld(await make());
  }

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
}
