import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { countJobs } from "../../../server/store/jobs/counts.ts";
import { openStore } from "../../../server/store/open.ts";
import { openJobs } from "../../../server/store/jobs/jobs.ts";
import { jobsContract } from "../../jobs/contract.ts";
import { runsContract } from "../../jobs/runs-contract.ts";
import { workerContract } from "../../jobs/worker-contract.ts";
import { openWorld, resultOf } from "../../jobs/world.ts";
import { passTime } from "./pass-time.ts";
import { startPostgres, type Postgres } from "./postgres.ts";

let server: Postgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe("jobs on PostgreSQL", () => {
  jobsContract(setting);
});

describe("runs on PostgreSQL", () => {
  runsContract(setting);
});

test("the work continues when the database is back, and begins then where it was away at the start", async () => {
  const url = server.url(await server.create());
  const troubles: (string | null)[] = [];
  const runs: string[] = [];
  const onTrouble = (trouble: string | null) => void troubles.push(trouble);
  const openAt = async () => {
    const store = openStore({ place: { url } });
    const jobs = openJobs({ database: store, now: Date.now, onBug: () => undefined, onTrouble });
    jobs.work("greet", ({ key }) => Promise.resolve(void runs.push(key)), { most: 1 });
    onTestFinished(async () => {
      await jobs.stop(0);
      await store.close();
    });
    return { store, jobs };
  };
  const { store, jobs } = await openAt();
  await jobs.settled();
  await server.stop();
  const late = await openAt();
  await Promise.all([jobs.tick(), late.jobs.tick()]);
  expect(troubles).toHaveLength(2);
  await server.start();
  await expect
    .poll(
      () =>
        store
          .through((engine) => engine.jobs.enqueue(engine.db, [{ kind: "greet", payload: {}, key: "a" }], Date.now()))
          .then(
            () => true,
            () => false,
          ),
      { timeout: 20_000 },
    )
    .toBe(true);
  await expect
    .poll(
      async () => {
        await late.jobs.settled();
        await jobs.settled();
        return [runs, troubles.at(-1)];
      },
      { timeout: 20_000 },
    )
    .toEqual([["a"], null]);
}, 60_000);

test("as many transactions as there are connections enqueue the first job of a kind", async () => {
  const store = openStore({ place: { url: server.url(await server.create()) } });
  onTestFinished(() => store.close());
  await store.ready();
  const everyone = Promise.withResolvers<void>();
  let begun = 0;
  const add = (key: string) =>
    store.through(({ db, jobs }) =>
      db.transaction().execute(async (tx) => {
        await tx.selectFrom("watch").select("id").execute();
        // Each holds one of ten connections.
        if (++begun === 10) everyone.resolve();
        await everyone.promise;
        await jobs.enqueue(tx, [{ kind: "first", payload: {}, key }], Date.now());
      }),
    );

  expect(await Promise.all(Array.from({ length: 10 }, (_, index) => add(`${index}`)))).toHaveLength(10);
}, 30_000);

describe("watches on PostgreSQL", () => {
  // Their jobs are due at once, by the clock of the test.
  workerContract(async () => ({ place: { url: server.url(await server.createMigrated()) } }));
});

test("waiting and running watch runs are counted", async () => {
  const { place, pass } = await setting();
  const world = openWorld({ place, pass });
  await world.watch("shop.example");
  const { promise: late, resolve: end } = Promise.withResolvers<void>();
  world.answer = async (run) => {
    await late;
    return { kind: "measured", result: resultOf(run) };
  };
  const worker = await world.worker();
  await worker.tick();
  // A count that takes too long is null.
  await expect
    .poll(() => countJobs(world.store, { databaseUrl: place.url }), { timeout: 20_000 })
    .toEqual({ waiting: 0, running: 1 });
  end();
  await worker.settled();
});

test("a node whose clock is minutes off the database's says so once, and once more when they agree again", async () => {
  const world = openWorld(await setting());
  const told: (string | null)[] = [];
  let offset = 300_000;
  const worker = await world.worker("one", {
    now: () => Date.now() + offset,
    onClockTrouble: (trouble) => told.push(trouble),
  });
  for (offset of [300_000, 400_000, 0, 60_000, -300_000]) await worker.tick();

  expect(told).toEqual([
    expect.stringMatching(/^this machine's clock is \d+ s ahead of the database's$/) as unknown,
    null,
    expect.stringContaining("ahead of") as unknown,
  ]);
});

async function setting() {
  const url = server.url(await server.createMigrated());
  return { place: { url }, pass: passTime(url) };
}
