import { randomUUID } from "node:crypto";
import { CompiledQuery, sql, type Kysely } from "kysely";
import type { Pool } from "pg";
import type { Db as Executor, PgBoss } from "pg-boss";
import { failedKept, leaseTime, usualAttempts, type JobTable, type LeasedJob } from "../jobs/table.ts";
import type { Tables } from "../tables.ts";

type Db = Kysely<Tables>;

/** The schema of pg-boss. */
const schema = "portcullis_jobs";

/** Seconds between two searches for lost jobs, in each process and over all processes. */
const monitoring = 2;

/** Seconds: the longest attempt, and how long a job may wait, which must not end before a long outage does. */
const [longest, longestWait] = [3600, 10 * 366 * 86_400] as const;

/** We count attempts, so that pg-boss ends no job on its own. */
const unlimited = 1_000_000;

/** What pg-boss stores of a job. */
interface Data {
  readonly payload: object;
  readonly attempts: number;
}

/** pg-boss on a connection of its own and those of its callers, by the database's clock. It is loaded and set up with the first job. */
export function openBossJobs(pool: Pool): JobTable {
  let opened: Promise<PgBoss> | null = null;
  const queues = new Map<string, Promise<string>>();
  const supervisedAt = new Map<string, number>();

  function boss(): Promise<PgBoss> {
    opened ??= start(pool).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  /** The queue of a kind, which exists then. */
  function queueOf(kind: string): Promise<string> {
    const known = queues.get(kind);
    if (known) return known;
    const made = boss()
      .then((started) => started.createQueue(kind, queueOptions))
      .then(
        () => kind,
        (error: unknown) => {
          queues.delete(kind);
          throw error;
        },
      );
    queues.set(kind, made);
    return made;
  }

  async function finish(db: Db, job: LeasedJob): Promise<boolean> {
    return isDone(await (await boss()).deleteJob(job.kind, claimOf(job), { db: within(db) }));
  }

  return {
    async enqueue(db, added, now) {
      for (const [kind, ofKind] of Map.groupBy(added, (job) => job.kind)) {
        const queue = await queueOf(kind);
        const keyed = ofKind.map((job) => ({ ...job, key: job.key ?? randomUUID() }));
        const waiting = await moveUp(db, kind, keyed, now);
        const missing = keyed.filter(({ key }) => !waiting.has(key));
        await (
          await boss()
        ).insert(
          queue,
          missing.map(({ payload, attempts = usualAttempts, key, group, at }) => ({
            data: { payload, attempts } satisfies Data,
            singletonKey: key,
            ...(group !== undefined && { group: { id: group } }),
            ...(at !== undefined && { startAfter: `${at - now} milliseconds` }),
          })),
          { db: within(db) },
        );
      }
    },
    async take(db, { kind, most, mostOfGroup }, now) {
      if (most < 1) return [];
      const queue = await queueOf(kind);
      const started = await boss();
      if (Math.abs(now - (supervisedAt.get(kind) ?? -Infinity)) >= 1000 * monitoring) {
        supervisedAt.set(kind, now);
        await started.supervise(queue);
      }
      const found = await started.fetch<Data>(queue, {
        batchSize: most,
        db: within(db),
        ...(mostOfGroup !== undefined && { groupConcurrency: mostOfGroup }),
      });
      if (found.length === 0) return [];
      const { rows } = await sql<{ readonly id: string; readonly key: string }>`
        select id, singleton_key as key from ${jobs} where name = ${kind} and id in (${sql.join(found.map(({ id }) => id))})`.execute(
        db,
      );
      const keys = new Map(rows.map(({ id, key }) => [id, key]));
      return found.map(({ id, data, retryCount }): LeasedJob => ({
        kind,
        key: keys.get(id) ?? "",
        payload: data.payload,
        attempt: retryCount + 1,
        attempts: data.attempts,
        lease: id,
      }));
    },
    async renew(db, job) {
      return isDone(await (await boss()).touch(job.kind, claimOf(job), { db: within(db) }));
    },
    finish,
    async retry(db, job, at, now) {
      if (await isCovered(db, job)) return finish(db, job);
      const isOurs = isDone(await (await boss()).fail(job.kind, claimOf(job), null, { db: within(db) }));
      if (isOurs) await delay(db, job, at - now);
      return isOurs;
    },
    async giveBack(db, job, at, now) {
      if (await isCovered(db, job)) return finish(db, job);
      // Its next claim begins this attempt again: pg-boss counts only claims after a start.
      const { numAffectedRows = 0n } =
        await sql`update ${jobs} set state = 'created', started_on = null, heartbeat_on = null,
        start_after = now() + ${at - now}::float8 * interval '1 millisecond'
        where name = ${job.kind} and id = ${job.lease} and state = 'active' and retry_count = ${job.attempt - 1}`.execute(
          db,
        );
      return numAffectedRows > 0n;
    },
    async fail(db, job, reason) {
      await sql`update ${jobs} set retry_limit = retry_count where name = ${job.kind} and id = ${job.lease}
        and state = 'active' and retry_count = ${job.attempt - 1}`.execute(db);
      return isDone(await (await boss()).fail(job.kind, claimOf(job), { reason }, { db: within(db) }));
    },
    async cancel(db, kind, key) {
      await queueOf(kind);
      const { numAffectedRows = 0n } = await sql`delete from ${jobs} where name = ${kind} and singleton_key = ${key}
        and ${isWaiting}`.execute(db);
      return numAffectedRows > 0n;
    },
    async running(db, kind) {
      await queueOf(kind);
      const { rows } = await sql<{ readonly key: string }>`
        select singleton_key as key from ${jobs} where name = ${kind} and state = 'active'`.execute(db);
      return rows.map(({ key }) => key);
    },
    async close() {
      await (await opened?.catch(() => null))?.stop({ graceful: false });
    },
  };
}

const jobs = sql.raw(`${schema}.job`);

const isWaiting = sql.raw("state in ('created', 'retry')");

const queueOptions = {
  // One waiting and one running job of a key.
  policy: "stately",
  retryLimit: unlimited,
  retryDelay: 0,
  heartbeatSeconds: leaseTime / 1000,
  expireInSeconds: longest,
  retentionSeconds: longestWait,
  deleteAfterSeconds: failedKept / 1000,
} as const;

async function start(pool: Pool): Promise<PgBoss> {
  const { PgBoss: Boss } = await import("pg-boss");
  // Lost jobs are looked for before any are taken.
  const made = new Boss({
    // The pool itself: Kysely returns no rows of several statements at once.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: monitoring,
  });
  // The caller receives the error, too.
  made.on("error", () => undefined);
  try {
    return await made.start();
  } catch (error) {
    await made.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/** pg-boss's statements on a connection of ours, so within its transaction. */
function within(db: Db): Executor {
  return {
    async executeSql(text, values = []) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}

/** The attempt that a lease is for: pg-boss counts its retries. */
function claimOf({ lease, attempt }: LeasedJob) {
  return { id: lease, retryCount: attempt - 1 };
}

/** Whether a command found the job in the expected state; its type lacks the count. */
function isDone(response: object): boolean {
  return "affected" in response && Number(response.affected) > 0;
}

/** Whether another job of the key waits. */
async function isCovered(db: Db, { kind, key }: LeasedJob): Promise<boolean> {
  const { rows } = await sql`select 1 from ${jobs} where name = ${kind} and singleton_key = ${key} and ${isWaiting}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Moves waiting jobs up to the earlier of two times; returns their keys. */
async function moveUp(
  db: Db,
  kind: string,
  added: readonly { readonly key: string; readonly at?: number }[],
  now: number,
): Promise<ReadonlySet<string>> {
  const waits = JSON.stringify(added.map(({ key, at = now }) => ({ key, wait: at - now })));
  const { rows } = await sql<{ readonly key: string }>`
    update ${jobs} j set start_after = least(j.start_after, now() + wanted.wait * interval '1 millisecond')
    from json_to_recordset(${waits}::json) as wanted (key text, wait float8)
    where j.name = ${kind} and j.singleton_key = wanted.key and j.state in ('created', 'retry')
    returning wanted.key`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

async function delay(db: Db, { kind, lease }: LeasedJob, wait: number): Promise<void> {
  await sql`update ${jobs} set start_after = now() + ${wait}::float8 * interval '1 millisecond'
    where name = ${kind} and id = ${lease} and ${isWaiting}`.execute(db);
}
