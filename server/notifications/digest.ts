import type { Selectable } from "kysely";
import type { Database } from "../store/database.ts";
import type { JobTransaction } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import { merge, readCargo } from "./payload.ts";
import { addDelivery } from "./deliveries.ts";
import { nextDigest } from "./retry.ts";

/** The daily messages created per transaction. */
const atATime = 50;

/** The most entries of one message; further ones go into the next. */
const mostEntries = 500;

/** Creates the daily messages that are due. Several workers may run; each message is created once. */
export async function rollDigests(database: Database, now: number): Promise<void> {
  const due = await database.through(({ db }) =>
    db.selectFrom("channel").selectAll().where("digest_at", "<=", now).orderBy("digest_at").limit(atATime).execute(),
  );
  for (const row of due) {
    await database.through(({ db, jobs }) => db.transaction().execute((tx) => rollOne({ db: tx, jobs }, row, now)));
  }
}

async function rollOne(
  { db: tx, jobs }: JobTransaction,
  row: Selectable<Tables["channel"]>,
  now: number,
): Promise<void> {
  const { id, account, mode, digest_hour: digestHour, digest_at: before } = row;
  const { numUpdatedRows } = await tx
    .updateTable("channel")
    .set({ digest_at: mode === "daily" ? nextDigest(digestHour, now) : null })
    .where("id", "=", id)
    .where("digest_at", "=", before)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const entries = await tx
    .selectFrom("digest_entry")
    .select(["id", "body"])
    .where("channel_id", "=", id)
    .orderBy("id")
    .limit(mostEntries)
    .execute();
  const last = entries.at(-1);
  if (!last) return;
  await tx.deleteFrom("digest_entry").where("channel_id", "=", id).where("id", "<=", last.id).execute();
  if (row.disabled_at !== null || row.confirmed_at === null) return;
  const payload = merge(entries.map(({ body }) => readCargo(body)));
  await addDelivery({ db: tx, jobs }, { channel: id, account, kind: "digest", payload }, now);
}
