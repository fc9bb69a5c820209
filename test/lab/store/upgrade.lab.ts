import { describe, onTestFinished } from "vitest";
import { PgBoss } from "pg-boss";
import { upgradeContract } from "../../jobs/upgrade.ts";
import { startPostgres } from "./postgres.ts";

describe("PostgreSQL", () => {
  upgradeContract(async () => {
    const server = await startPostgres();
    onTestFinished(() => server.close());
    const url = server.url(await server.create());
    return { place: { url }, env: { PORTCULLIS_DATABASE_URL: url }, prepare: () => leaveJobs(url) };
  });
});

/** The queue of the version before, with a job that waits and one that a killed process has. */
async function leaveJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: "portcullis_jobs", supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue("watches", { policy: "exclusive", retryLimit: 0, heartbeatSeconds: 10 });
  const names = ["leased.example", "waiting.example"];
  await boss.insert(
    "watches",
    names.map((name) => ({ singletonKey: name, data: { name } })),
  );
  await boss.fetch("watches", { batchSize: 1 });
  await boss.stop({ graceful: false });
}
