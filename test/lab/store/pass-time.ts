import { Client } from "pg";
import { onTestFinished } from "vitest";

/** Makes time pass for the jobs of a database, whose clock is the server's, until the test ends: their times are moved into the past. */
export function passTime(url: string): (milliseconds: number) => Promise<void> {
  let connected: Promise<Client> | null = null;
  onTestFinished(async () => {
    await (await connected)?.end();
  });
  return async (milliseconds) => {
    connected ??= connect(url);
    const wait = `interval '${milliseconds} milliseconds'`;
    await (
      await connected
    ).query(
      `do $$ begin if to_regclass('portcullis_jobs.job') is not null then
         update portcullis_jobs.job set start_after = start_after - ${wait}, heartbeat_on = heartbeat_on - ${wait}
           where state in ('created', 'retry', 'active');
         update portcullis_jobs.queue set monitor_on = null, monitor_claim_on = null;
       end if; end $$`,
    );
  };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
