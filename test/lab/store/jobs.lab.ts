import { afterAll, beforeAll, describe } from "vitest";
import { openBossQueue } from "../../../server/store/postgres/job-queue.ts";
import { queueContract } from "../../jobs/queue-contract.ts";
import { workerContract } from "../../jobs/worker-contract.ts";
import { startPostgres, type Postgres } from "./postgres.ts";

let server: Postgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe("pg-boss on PostgreSQL", () => {
  queueContract(async () => {
    const database = await server.create();
    return {
      open: () => openBossQueue(server.url(database)),
      // Its clock is that of the database: what it wrote down is moved into the past.
      async endLeases() {
        await server.sql(
          database,
          `update portcullis_jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active';
           update portcullis_jobs.queue set monitor_on = null, monitor_claim_on = null`,
        );
      },
      close: () => Promise.resolve(),
    };
  });
});

describe("watches on PostgreSQL", () => {
  workerContract(async () => {
    const url = server.url(await server.create());
    return { place: { url }, openQueue: () => openBossQueue(url) };
  });
});
