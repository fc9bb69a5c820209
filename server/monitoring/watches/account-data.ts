import type { Engine } from "../../store/engine.ts";
import { forgetStates, listWatches, quotaOf } from "./rows.ts";
import { watchAnswer } from "./answer.ts";
import { quotasOf, type Quotas } from "./watch.ts";

/** An account's watches: exported with it, counted in its quota, and deleted with it. */
export const watchData = watchDataWith(quotasOf());

/** The same with other limits of an account. */
export function watchDataWith({ watches: limit }: Quotas) {
  const quota = async (engine: Engine, account: string): Promise<{ readonly used: number; readonly limit: number }> => {
    const { watches } = await quotaOf({ through: (work) => work(engine) }, account);
    return { used: watches, limit };
  };
  return { name: "watches", read, quota, remove } as const;
}

/** All of an account's stored data. Ownership tokens are public once they are used, so they are included. */
async function read(engine: Engine, account: string): Promise<unknown> {
  const watches = await listWatches({ through: (work) => work(engine) }, account);
  const [ownerships, proofs] = [
    await engine.db.selectFrom("ownership").select(["domain", "token"]).where("account", "=", account).execute(),
    await engine.db
      .selectFrom("ownership_proof")
      .select(["domain", "name", "kind"])
      .where("account", "=", account)
      .execute(),
  ];
  return { watches: watches.map(watchAnswer), ownerships, proofs };
}

async function remove(db: Engine["db"], account: string): Promise<void> {
  const watched = await db.selectFrom("watch").select("target").where("account", "=", account).execute();
  await db
    .deleteFrom("watch_check")
    .where("watch_id", "in", (query) => query.selectFrom("watch").select("id").where("account", "=", account))
    .execute();
  for (const table of ["watch", "ownership", "ownership_proof"] as const) {
    await db.deleteFrom(table).where("account", "=", account).execute();
  }
  await forgetStates(
    db,
    watched.map(({ target }) => target),
  );
}
