import type { Postgres } from "./postgres.ts";

/** Makes time pass for the jobs of a database, whose clock is the server's: their times are moved into the past. */
export async function passTime(server: Postgres, database: string, milliseconds: number): Promise<void> {
  const wait = `interval '${milliseconds} milliseconds'`;
  await server.sql(
    database,
    `do $$ begin if to_regclass('portcullis_jobs.job') is not null then
       update portcullis_jobs.job set start_after = start_after - ${wait}, heartbeat_on = heartbeat_on - ${wait}
         where state in ('created', 'retry', 'active');
       update portcullis_jobs.queue set monitor_on = null, monitor_claim_on = null;
     end if; end $$`,
  );
}
