import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { countJobs } from "../../../server/store/jobs/counts.ts";
import { openStore } from "../../../server/store/open.ts";
import { openBossQueue } from "../../../server/store/postgres/job-queue.ts";
import { jobsContract } from "../../jobs/contract.ts";
import { queueContract } from "../../jobs/queue-contract.ts";
import { workerContract } from "../../jobs/worker-contract.ts";
import { passTime } from "./pass-time.ts";
import { startPostgres, type Postgres } from "./postgres.ts";

let server: Postgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe("pg-boss on PostgreSQL", () => {
  queueContract(async () => {
    const database = await server.create();
    const url = server.url(database);
    const store = openStore({ place: { url } });
    return {
      open: () => openBossQueue(url),
      counts: () => countJobs(store, { databaseUrl: url }),
      // The database's clock counts, so its timestamps are moved into the past.
      async endLeases() {
        await server.sql(
          database,
          `update portcullis_jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active';
           update portcullis_jobs.queue set monitor_on = null, monitor_claim_on = null`,
        );
      },
      close: () => store.close(),
    };
  });
});

describe("jobs on PostgreSQL", () => {
  jobsContract(async () => {
    const database = await server.create();
    return { place: { url: server.url(database) }, pass: (milliseconds) => passTime(server, database, milliseconds) };
  });
});

test("an open queue continues when its database is back, and one that failed to open is opened then", async () => {
  const url = server.url(await server.create());
  const queue = await openBossQueue(url);
  onTestFinished(() => queue.close());
  await server.stop();
  await expect(queue.add(["a.example"])).rejects.toThrow(/ECONNREFUSED|terminat/);
  await expect(openBossQueue(url)).rejects.toThrow("ECONNREFUSED");
  await server.start();
  await queue.add(["a.example"]);
  const other = await openBossQueue(url);
  onTestFinished(() => other.close());

  expect((await other.take(1)).map(({ name }) => name)).toEqual(["a.example"]);
});

describe("watches on PostgreSQL", () => {
  workerContract(async () => {
    const url = server.url(await server.create());
    return { place: { url }, openQueue: () => openBossQueue(url) };
  });
});
