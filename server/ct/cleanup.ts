import type { Database } from "../store/database.ts";
import type { Jobs } from "../store/jobs/jobs.ts";

const [hour, day] = [3_600_000, 86_400_000] as const;

/** Milliseconds for which an expired certificate stays visible. */
const keptAfterExpiry = 90 * day;

/** Registers the deletion of certificates that expired long ago, or whose domain nobody watches any more. */
export function workOnCleanup(jobs: Jobs, database: Pick<Database, "through">, now: () => number): void {
  jobs.work(
    "ct-cleanup",
    () =>
      database.through(({ db }) =>
        db.transaction().execute(async (tx) => {
          const watched = tx.selectFrom("watch").select("target");
          await tx
            .deleteFrom("ct_certificate")
            .where("not_after", "<", now() - keptAfterExpiry)
            .execute();
          await tx.deleteFrom("ct_certificate").where("target", "not in", watched).execute();
          await tx.deleteFrom("ct_name").where("target", "not in", watched).execute();
        }),
      ),
    { most: 1, every: day, first: hour },
  );
}
