import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import type { Tables } from "../store/tables.ts";

/** Milliseconds for which a finished delivery is kept. */
const keptFor = 30 * 86_400_000;

/** The most deliveries kept per channel, pending and finished each. */
const mostKept = 500;

/**
 * Limits the stored deliveries: finished ones are deleted after a month, and per channel the oldest beyond {@link mostKept}. The oldest
 * pending ones are given up, and shown as failed.
 */
export async function cleanUpDeliveries(database: Database, now: number): Promise<void> {
  await database.through(({ db }) =>
    db
      .deleteFrom("delivery")
      .where("finished_at", "<", now - keptFor)
      .execute(),
  );
  for (const [channel, column] of await crowded(database)) {
    await database.through(async ({ db }) => {
      const end = await endOf(db, channel, column);
      if (end === undefined) return;
      if (column === "finished_at") await forget(db, channel, end);
      else await giveUp(db, channel, end, now);
    });
  }
}

/** The column that orders deliveries by age. */
type Column = "created_at" | "finished_at";

async function crowded({ through }: Database): Promise<readonly (readonly [channel: string, column: Column])[]> {
  const rows = await through(({ db }) =>
    db
      .selectFrom("delivery")
      .select(["channel_id", ({ fn }) => fn.count<number>("finished_at").as("finished")])
      .select(({ fn }) => fn.countAll<number>().as("all"))
      .groupBy("channel_id")
      .having(({ fn }) => fn.countAll(), ">", mostKept)
      .execute(),
  );
  return rows.flatMap(({ channel_id: channel, finished, all }) => [
    ...(finished > mostKept ? [[channel, "finished_at"] as const] : []),
    ...(all - finished > mostKept ? [[channel, "created_at"] as const] : []),
  ]);
}

/** The time of the newest delivery beyond the limit. */
async function endOf(db: Kysely<Tables>, channel: string, column: Column): Promise<number | undefined> {
  const row = await db
    .selectFrom("delivery")
    .select(column)
    .where("channel_id", "=", channel)
    .where("finished_at", column === "finished_at" ? "is not" : "is", null)
    .orderBy(column, "desc")
    .offset(mostKept)
    .limit(1)
    .executeTakeFirst();
  return (row as Partial<Record<Column, number | null>> | undefined)?.[column] ?? undefined;
}

async function forget(db: Kysely<Tables>, channel: string, end: number): Promise<void> {
  await db.deleteFrom("delivery").where("channel_id", "=", channel).where("finished_at", "<=", end).execute();
}

async function giveUp(db: Kysely<Tables>, channel: string, end: number, now: number): Promise<void> {
  await db
    .updateTable("delivery")
    .set({ state: "failed", reason: "too-many", due_at: null, finished_at: now })
    .where("channel_id", "=", channel)
    .where("state", "=", "waiting")
    .where("created_at", "<=", end)
    .execute();
}
