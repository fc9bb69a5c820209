import { sql } from "kysely";
import type { Storing } from "../../../src/settings/options/storing.ts";
import type { Database } from "../database.ts";

/** The monitoring jobs of all processes that share the store. */
export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
}

/** Milliseconds for a count: the status page does not wait for a slow database. */
const patience = 500;

/** Counts the jobs in the store's queue; null where the store fails or is too slow. */
export async function countJobs(
  database: Database,
  { databaseUrl }: Pick<Storing, "databaseUrl">,
): Promise<JobCounts | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patience);
  try {
    const query = databaseUrl === null ? ownQueue : bossQueue;
    return await Promise.race([
      database.through(async ({ db }) => toCounts((await query.execute(db)).rows[0])),
      promise,
    ]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

interface Row {
  readonly waiting: number | string | null;
  readonly running: number | string | null;
}

const ownQueue = sql<Row>`select sum(case when lease is null then 1 else 0 end) as waiting,
  sum(case when lease is null then 0 else 1 end) as running from background_job where kind = 'watch' and failed_at is null`;

/** pg-boss 12 has its own schema. */
const bossQueue = sql<Row>`select sum(case when state in ('created', 'retry') then 1 else 0 end) as waiting,
  sum(case when state = 'active' then 1 else 0 end) as running from portcullis_jobs.job where name = 'watch'`;

/** The sum of no rows is null, and PostgreSQL writes sums as text. */
function toCounts(row: Row | undefined): JobCounts {
  return { waiting: Number(row?.waiting ?? 0), running: Number(row?.running ?? 0) };
}
