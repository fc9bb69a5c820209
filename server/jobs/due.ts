import { sql, type Selectable, type Transaction } from "kysely";
import type { Database } from "../store/database.ts";
import type { Tables } from "../store/tables.ts";
import type { StoredResult } from "../store/store.ts";
import { pack, unpack } from "../store/prepare.ts";
import { toWatch } from "../watches/rows.ts";
import type { Watch } from "../watches/watch.ts";
import type { Job } from "./queue.ts";
import { leftToOthers, missed, nodeLasts, phases } from "./schedule.ts";

/** A check of a watch that is due. */
export interface Due {
  readonly watch: Watch;
  readonly phase: number;
  readonly check: string;
  readonly dueAt: number;
  readonly failures: number;
  /** The node that saw what this run is to confirm; null for a regular run. */
  readonly toConfirm: string | null;
  /** When it ran last; null where it never did. */
  readonly ranAt: number | null;
  /** What this watch noted last; null where that was nothing. */
  readonly previous: StoredResult | null;
}

/** What became of a run, and when the next one is due. */
export interface Settled {
  readonly at: number;
  readonly dueAt: number;
  readonly failures: number;
  readonly toConfirm: string | null;
  readonly reason: string | null;
  /** What is to be compared with next time; absent where that stays as it is. */
  readonly noted?: StoredResult;
}

/** Domains of which a node has something to do, what is due longest first. What it asked others to confirm is left to them a while. */
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

/** What is due of one domain, in the hands of a job from now on; one target after the other, each check of it for all who watch it. */
export async function takeDue({ through }: Database, job: Job, now: number, most: number): Promise<readonly Due[]> {
  const rows = await through(({ db }) =>
    db.transaction().execute(async (tx) => {
      const found = await tx
        .selectFrom("watch_check")
        .innerJoin("watch", "watch.id", "watch_check.watch_id")
        .where("watch.domain", "=", job.name)
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
          .set({ attempt: job.attempt })
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

async function toDue(row: Row): Promise<Due> {
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
 * Takes note that a run has come to its end; false where the job has lost it meanwhile, or the watch has gone. Whoever paused it, or
 * asked for another run, while it was under way, decides when the next one is due.
 */
export async function settle({ through }: Database, job: Job, due: Due, settled: Settled): Promise<boolean> {
  const { noted, at, dueAt, failures, toConfirm, reason } = settled;
  const body = noted && (await pack(noted));
  return through(({ db }) =>
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
        .where("attempt", "=", job.attempt)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    }),
  );
}

/** Puts off what could not begin: nothing was measured, and nothing is said of it. */
export async function postpone({ through }: Database, job: Job, due: Due, until: number): Promise<void> {
  await through(({ db }) =>
    db
      .updateTable("watch_check")
      .set({ attempt: null, due_at: until, failures: due.failures + 1 })
      .where("watch_id", "=", due.watch.id)
      .where("check_id", "=", due.check)
      .where("attempt", "=", job.attempt)
      .where("due_at", "=", due.dueAt)
      .execute(),
  );
}

/** Takes note that a node is there. Where none was for a while, what was missed is spread over the next hour. */
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

/** Whatever was missed is made up for once, however often it was missed: within an hour, or less after a short absence. */
async function spreadMissed(tx: Transaction<Tables>, now: number, absence: number): Promise<void> {
  const over = Math.min(missed.over, Math.floor(absence / 4));
  // Begins elsewhere each time: on a machine that is awake for minutes only, the last in the row would never have a turn.
  const turn = now % phases;
  await tx
    .updateTable("watch_check")
    .set({
      due_at: sql<number>`${now} + ((select phase from watch where watch.id = watch_check.watch_id) + ${turn}) % ${phases} * ${over} / ${phases}`,
    })
    .where("due_at", "<=", now)
    .execute();
}

/** Milliseconds after which a node that is not seen is forgotten. */
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
