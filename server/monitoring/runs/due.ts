import { sql, type Selectable, type Transaction } from "kysely";
import type { Database } from "../../store/database.ts";
import type { Tables } from "../../store/tables.ts";
import type { StoredResult } from "../../store/store.ts";
import { pack, unpack } from "../../store/prepare.ts";
import { toWatch } from "../watches/rows.ts";
import type { Watch } from "../watches/watch.ts";
import type { FollowUp } from "../changes/receiver.ts";
import { leftToOthers, missed, nodeLasts, phases } from "../schedule.ts";

/** The runs of a domain by one attempt of its job. */
export interface DomainRun {
  readonly domain: string;
  readonly attempt: string;
}

/** A due check of a watch. */
export interface DueCheck {
  readonly watch: Watch;
  readonly phase: number;
  readonly check: string;
  readonly dueAt: number;
  readonly failures: number;
  /** The node whose result this run confirms; null for a regular run. */
  readonly toConfirm: string | null;
  /** The last run; null where there was none. */
  readonly ranAt: number | null;
  /** This watch's last recorded result; null where there was none. */
  readonly previous: StoredResult | null;
}

/** The outcome of a run, and the next due time. */
export interface RunOutcome {
  readonly at: number;
  readonly dueAt: number;
  readonly failures: number;
  readonly toConfirm: string | null;
  readonly reason: string | null;
  /** The new result to compare with; absent where it stays. */
  readonly noted?: StoredResult;
}

/** Domains with due work for a node, longest due first. Runs that it asked others to confirm are left to them for a while. */
export async function domainsDue(
  database: Database,
  { node, now, most }: { readonly node: string; readonly now: number; readonly most: number },
): Promise<readonly string[]> {
  const isAlone = !(await hasOthers(database, node, now));
  return database.through(async ({ db }) => {
    const rows = await db
      .selectFrom("watch_check")
      .innerJoin("watch", "watch.id", "watch_check.watch_id")
      .where("watch_check.due_at", "<=", now)
      .where((where) =>
        where.or([
          where("watch_check.to_confirm", "is", null),
          where("watch_check.to_confirm", "!=", node),
          where("watch_check.due_at", "<=", isAlone ? now : now - leftToOthers),
        ]),
      )
      .groupBy("watch.domain")
      .orderBy(({ fn }) => fn.min("watch_check.due_at"))
      .select("watch.domain")
      .limit(most)
      .execute();
    return rows.map(({ domain }) => domain);
  });
}

/**
 * Makes checks due whose next run is later than any schedule: they were planned before the clock was set back. See `nextDue`.
 */
export async function bringForward({ through }: Database, now: number): Promise<void> {
  await through(({ db }) =>
    db
      .updateTable("watch_check")
      .set({ due_at: now })
      .where(
        "due_at",
        ">",
        sql<number>`${now} + (select "every" * 5 / 4 from watch where watch.id = watch_check.watch_id) + ${nodeLasts}`,
      )
      .execute(),
  );
}

/** Leases the due checks of one domain to a job; per target, each check once for all its watches. */
export async function takeDue(
  { through }: Database,
  run: DomainRun,
  now: number,
  most: number,
): Promise<readonly DueCheck[]> {
  const rows = await through(({ db }) =>
    db.transaction().execute(async (tx) => {
      const found = await tx
        .selectFrom("watch_check")
        .innerJoin("watch", "watch.id", "watch_check.watch_id")
        .where("watch.domain", "=", run.domain)
        .where("watch_check.due_at", "<=", now)
        .orderBy("watch.target")
        .orderBy("watch_check.check_id")
        .orderBy("watch.id")
        .limit(most)
        .selectAll("watch")
        .select(dueColumns)
        .execute();
      for (const { id, check_id: check } of found) {
        await tx
          .updateTable("watch_check")
          .set({ attempt: run.attempt })
          .where("watch_id", "=", id)
          .where("check_id", "=", check)
          .execute();
      }
      return found;
    }),
  );
  return Promise.all(rows.map(toDue));
}

const dueColumns = [
  "watch_check.check_id",
  "watch_check.due_at",
  "watch_check.failures",
  "watch_check.to_confirm",
  "watch_check.ran_at",
  "watch_check.observed_at",
  "watch_check.version",
  "watch_check.question",
  "watch_check.body",
] as const;

type Row = Selectable<Tables["watch"]> & Pick<Selectable<Tables["watch_check"]>, "check_id" | "due_at" | Noted>;

type Noted = "failures" | "to_confirm" | "ran_at" | "observed_at" | "version" | "question" | "body";

async function toDue(row: Row): Promise<DueCheck> {
  return {
    watch: toWatch(row),
    phase: row.phase,
    check: row.check_id,
    dueAt: row.due_at ?? 0,
    failures: row.failures,
    toConfirm: row.to_confirm,
    ranAt: row.ran_at,
    previous: await toPrevious(row),
  };
}

async function toPrevious(row: Row): Promise<StoredResult | null> {
  const { check_id: check, target, observed_at: observedAt, version, question, body } = row;
  if (observedAt === null || version === null || question === null || body === null) return null;
  return { check, target, version, question, observedAt, ...(await unpack(body, observedAt)) };
}

/**
 * Records the end of a run, and in the same transaction what `record` writes: its changes and their notifications. False where the lease was
 * lost or the watch deleted: then nothing is written. A pause or a requested run during it takes precedence for the next due time.
 */
export async function settle(
  { through }: Database,
  run: DomainRun,
  due: DueCheck,
  settled: RunOutcome,
  record?: FollowUp["record"],
): Promise<boolean> {
  const { noted, at, dueAt, failures, toConfirm, reason } = settled;
  const body = noted && (await pack(noted));
  return through(({ db, jobs }) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("watch_check")
        .set({
          attempt: null,
          runs: sql<number>`runs + 1`,
          ran_at: at,
          failures,
          to_confirm: toConfirm,
          reason,
          due_at: sql<number | null>`case when due_at = ${due.dueAt} then ${dueAt} else due_at end`,
          ...(noted &&
            body && { observed_at: noted.observedAt, version: noted.version, question: noted.question, body }),
        })
        .where("watch_id", "=", due.watch.id)
        .where("check_id", "=", due.check)
        .where("attempt", "=", run.attempt)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await record?.({ db: tx, jobs });
      return true;
    }),
  );
}

/** Postpones a run that could not start, without a result. */
export async function postpone({ through }: Database, run: DomainRun, due: DueCheck, until: number): Promise<void> {
  await through(({ db }) =>
    db
      .updateTable("watch_check")
      .set({ attempt: null, due_at: until, failures: due.failures + 1 })
      .where("watch_id", "=", due.watch.id)
      .where("check_id", "=", due.check)
      .where("attempt", "=", run.attempt)
      .where("due_at", "=", due.dueAt)
      .execute(),
  );
}

/** Records that a node is alive. After a time without any node, missed runs are spread over the next hour. */
export async function beat({ through }: Database, node: string, now: number): Promise<void> {
  await through(({ db }) =>
    db.transaction().execute(async (tx) => {
      const { last } = await tx
        .selectFrom("node")
        .select(({ fn }) => fn.max("seen_at").as("last"))
        .executeTakeFirstOrThrow();
      if (last !== null && now - last > missed.after) await spreadMissed(tx, now, now - last);
      await tx
        .insertInto("node")
        .values({ name: node, seen_at: now })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ seen_at: now }))
        .execute();
      await tx
        .deleteFrom("node")
        .where("seen_at", "<", now - forgotten)
        .where("name", "!=", node)
        .execute();
    }),
  );
}

/** Missed runs are made up for once, within an hour, or less after a short absence. */
async function spreadMissed(tx: Transaction<Tables>, now: number, absence: number): Promise<void> {
  const over = Math.min(missed.over, Math.floor(absence / 4));
  // Starts at a different place each time: on a machine that runs for only minutes, the last ones would never get a turn.
  const turn = now % phases;
  await tx
    .updateTable("watch_check")
    .set({
      due_at: sql<number>`${now} + ((select phase from watch where watch.id = watch_check.watch_id) + ${turn}) % ${phases} * ${over} / ${phases}`,
    })
    .where("due_at", "<=", now)
    .execute();
}

/** Milliseconds until an absent node is forgotten. */
const forgotten = 30 * 86_400_000;

/** Whether another node runs. */
export async function hasOthers({ through }: Database, node: string, now: number): Promise<boolean> {
  const other = await through(({ db }) =>
    db
      .selectFrom("node")
      .select("name")
      .where("name", "!=", node)
      .where("seen_at", ">", now - nodeLasts)
      .executeTakeFirst(),
  );
  return other !== undefined;
}
