import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";
import { leaseTime, type Job, type JobQueue } from "./queue.ts";

/** The time settings of a queue. */
export interface Leasing {
  readonly now: () => number;
  readonly lease?: number;
}

/** A queue in the database itself: for SQLite, with its single writer. */
export function openOwnQueue(database: Database, { now, lease = leaseTime }: Leasing): JobQueue {
  return {
    async add(names) {
      if (names.length === 0) return;
      await database.through(({ db }) =>
        db.transaction().execute(async (tx) => {
          // Lost jobs are added again, behind the waiting ones.
          await tx.deleteFrom("job").where("lease_until", "<=", now()).execute();
          await tx
            .insertInto("job")
            .values(names.map((name) => ({ name, added_at: now(), attempt: null, lease_until: null })))
            .onConflict((conflict) => conflict.column("name").doNothing())
            .execute();
        }),
      );
    },
    async take(most) {
      // Most polls find nothing, so the first query takes no lock.
      if (most < 1 || (await database.through(({ db }) => waitingIn(db, 1))).length === 0) return [];
      const attempt = randomUUID();
      return database.through(({ db }) =>
        db.transaction().execute(async (tx) => {
          const names = await waitingIn(tx, most);
          if (names.length === 0) return [];
          await tx
            .updateTable("job")
            .set({ attempt, lease_until: now() + lease })
            .where("name", "in", names)
            .execute();
          return names.map((name): Job => ({ name, attempt }));
        }),
      );
    },
    async renew({ name, attempt }) {
      const { numUpdatedRows } = await database.through(({ db }) =>
        db
          .updateTable("job")
          .set({ lease_until: now() + lease })
          .where("name", "=", name)
          .where("attempt", "=", attempt)
          .where("lease_until", ">", now())
          .executeTakeFirstOrThrow(),
      );
      return numUpdatedRows > 0n;
    },
    async finish({ name, attempt }) {
      const { numDeletedRows } = await database.through(({ db }) =>
        db
          .deleteFrom("job")
          .where("name", "=", name)
          .where("attempt", "=", attempt)
          .where("lease_until", ">", now())
          .executeTakeFirstOrThrow(),
      );
      return numDeletedRows > 0n;
    },
    inHand: () =>
      database.through(async ({ db }) => {
        const { count } = await db
          .selectFrom("job")
          .where("attempt", "is not", null)
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow();
        return count;
      }),
    close: () => Promise.resolve(),
  };
}

/** The waiting names, the longest wait first. */
async function waitingIn(db: Kysely<Tables>, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("job")
    .select("name")
    .where("attempt", "is", null)
    .orderBy("added_at")
    .orderBy("name")
    .limit(most)
    .execute();
  return rows.map(({ name }) => name);
}
