import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import { failedKept, leaseTime, usualAttempts, type JobTable, type LeasedJob, type Take } from "../jobs/table.ts";

type Db = Kysely<Tables>;

/**
 * Whether a row's lease holds. One that ends later than any lease can was taken before the clock was set back, by a process that may be
 * gone; a living one renews it.
 */
function isLive(row: "own" | "other", now: number) {
  const until = sql.ref(`${row}.lease_until`);
  return sql<boolean>`${until} > ${now} and ${until} <= ${now + 2 * leaseTime}`;
}

/** The jobs in a table of the file itself, with its single writer; by the clock of each process. */
export const ownJobs: JobTable = {
  async enqueue(db, jobs) {
    for (const { kind, payload, at = 0, key = randomUUID(), group = null, attempts = usualAttempts } of jobs) {
      const row = { kind, key, payload: JSON.stringify(payload), group_id: group, run_at: at, attempt: 0, attempts };
      await db
        .insertInto("background_job")
        .values({ ...row, lease: null, lease_until: null, failed_at: null, reason: null })
        .onConflict((conflict) =>
          conflict
            .columns(["kind", "key"])
            .where("lease", "is", null)
            .where("failed_at", "is", null)
            .doUpdateSet({ run_at: sql<number>`min(background_job.run_at, excluded.run_at)` }),
        )
        .execute();
    }
  },
  async take(db, take, now) {
    // Most polls find nothing, so the first query takes no lock.
    if (take.most < 1 || (await dueIn(db, { ...take, most: 1 }, now)).length === 0) return [];
    const lease = randomUUID();
    return db.transaction().execute(async (tx) => {
      const rows = withinLimits(await dueIn(tx, take, now), take.mostOfGroup);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      await tx
        .updateTable("background_job")
        .set({ lease, lease_until: now + leaseTime, attempt: sql<number>`attempt + 1` })
        .where("id", "in", ids)
        .execute();
      return rows.map(({ kind, key, payload, attempt, attempts }): LeasedJob => ({
        kind,
        key,
        payload: JSON.parse(payload) as object,
        attempt: attempt + 1,
        attempts,
        lease,
      }));
    });
  },
  // While nobody else has taken the job, a late renewal is as good as one in time.
  renew: (db, job, now) => isDone(mine(db, job).set({ lease_until: now + leaseTime })),
  async finish(db, { kind, key, lease }) {
    const { numDeletedRows } = await db
      .deleteFrom("background_job")
      .where("kind", "=", kind)
      .where("key", "=", key)
      .where("lease", "=", lease)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },
  async retry(db, job, at) {
    if (await isCovered(db, job)) return ownJobs.finish(db, job);
    return isDone(mine(db, job).set({ ...unleased, run_at: at }));
  },
  async giveBack(db, job, at) {
    if (await isCovered(db, job)) return ownJobs.finish(db, job);
    return isDone(mine(db, job).set({ ...unleased, run_at: at, attempt: sql<number>`attempt - 1` }));
  },
  async fail(db, job, reason, now) {
    await db
      .deleteFrom("background_job")
      .where("failed_at", "<", now - failedKept)
      .execute();
    return isDone(mine(db, job).set({ ...unleased, failed_at: now, reason }));
  },
  async cancel(db, kind, key) {
    const { numDeletedRows } = await db
      .deleteFrom("background_job")
      .where("kind", "=", kind)
      .where("key", "=", key)
      .where("lease", "is", null)
      .where("failed_at", "is", null)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },
  async running(db, kind, now) {
    const rows = await db
      .selectFrom("background_job as own")
      .select("own.key")
      .where("own.kind", "=", kind)
      .where(isLive("own", now))
      .execute();
    return rows.map(({ key }) => key);
  },
  close: () => Promise.resolve(),
};

const unleased = { lease: null, lease_until: null } as const;

function mine(db: Db, { kind, key, lease }: LeasedJob) {
  return db.updateTable("background_job").where("kind", "=", kind).where("key", "=", key).where("lease", "=", lease);
}

async function isDone(update: {
  executeTakeFirstOrThrow(): Promise<{ readonly numUpdatedRows: bigint }>;
}): Promise<boolean> {
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

/** Whether another job of the key waits. */
async function isCovered(db: Db, { kind, key }: LeasedJob): Promise<boolean> {
  const other = await db
    .selectFrom("background_job")
    .select("id")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("lease", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirst();
  return other !== undefined;
}

/** The jobs that may run, the oldest first: waiting ones, and those whose lease has ended. */
function dueIn(db: Db, { kind, most, mostOfGroup }: Take, now: number) {
  const running = db
    .selectFrom("background_job as other")
    .where("other.kind", "=", kind)
    .where(isLive("other", now))
    .select(({ fn }) => fn.countAll<number>().as("count"));
  const ofGroup = running.where("other.group_id", "=", sql.ref<string>("own.group_id"));
  let query = db
    .selectFrom("background_job as own")
    .selectAll("own")
    .select(ofGroup.as("running"))
    .where("own.kind", "=", kind)
    .where("own.failed_at", "is", null)
    .where(
      sql<boolean>`(own.lease is null and own.run_at <= ${now} or own.lease is not null and not (${isLive("own", now)}))`,
    )
    .where(running.where("other.key", "=", sql.ref<string>("own.key")), "=", 0);
  if (mostOfGroup !== undefined)
    query = query.where((where) => where.or([where("own.group_id", "is", null), where(ofGroup, "<", mostOfGroup)]));
  return query.orderBy("own.id").limit(most).execute();
}

type Due = Awaited<ReturnType<typeof dueIn>>[number];

/** One job of each key, and no more of a group than it may run. */
function withinLimits(rows: readonly Due[], mostOfGroup = Infinity): readonly Due[] {
  const keys = new Set<string>();
  const groups = new Map<string, number>();
  return rows.filter(({ key, group_id: group, running }) => {
    const count = group === null ? 0 : (groups.get(group) ?? running ?? 0);
    if (keys.has(key) || count >= mostOfGroup) return false;
    keys.add(key);
    if (group !== null) groups.set(group, count + 1);
    return true;
  });
}
