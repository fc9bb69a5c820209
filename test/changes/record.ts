import {
  Overtaken,
  type ChangeReceiver,
  type FollowUp,
  type WatchResult,
} from "../../server/monitoring/changes/receiver.ts";
import type { Database } from "../../server/store/database.ts";

/** Compares a result and commits its changes, as a run does; returns when it is to be confirmed. */
export async function recordResult(
  { through }: Database,
  changes: ChangeReceiver,
  noted: WatchResult,
): Promise<Pick<FollowUp, "confirmAfter">> {
  for (;;) {
    const { record, ...wish } = await changes.note(noted);
    try {
      await through(({ db, jobs }) => db.transaction().execute(async (tx) => record?.({ db: tx, jobs })));
      return wish;
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
}
