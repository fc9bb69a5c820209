import { sql } from "kysely";
import type { Storing } from "../../src/settings/options/storing.ts";
import type { Database } from "../store/database.ts";

/** Jobs of the daily monitoring, of all processes that share the store. */
export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
}

/** Milliseconds for a count: a page that tells how things are does not wait for a database that is slow. */
const patience = 500;

/** Counts the jobs in the queue that a store keeps; null where the store does not answer in time, or fails. */
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

const ownQueue = sql<Row>`select sum(case when attempt is null then 1 else 0 end) as waiting,
  sum(case when attempt is null then 0 else 1 end) as running from job`;

/** pg-boss 12 keeps its jobs in a schema of its own. */
const bossQueue = sql<Row>`select sum(case when state in ('created', 'retry') then 1 else 0 end) as waiting,
  sum(case when state = 'active' then 1 else 0 end) as running from portcullis_jobs.job where name = 'watches'`;

/** The sum of no rows is null, and PostgreSQL writes sums as text. */
function toCounts(row: Row | undefined): JobCounts {
  return { waiting: Number(row?.waiting ?? 0), running: Number(row?.running ?? 0) };
}
