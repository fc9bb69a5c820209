import type { Engine } from "../store/engine.ts";
import { listWatches, quotaOf } from "./rows.ts";
import { shownWatch } from "./shown.ts";
import { quotas } from "./watch.ts";

/** What an account has here: it is exported with the account, counted in its quota, and goes with it. */
export const watchesBelonging = { name: "watches", read, quota, remove } as const;

/** Everything that is stored for an account; tokens are public as soon as they are of use, so that they are no secret. */
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
  return { watches: watches.map(shownWatch), ownerships, proofs };
}

async function quota(engine: Engine, account: string): Promise<{ readonly used: number; readonly limit: number }> {
  const { watches } = await quotaOf({ through: (work) => work(engine) }, account);
  return { used: watches, limit: quotas.watches };
}

async function remove(db: Engine["db"], account: string): Promise<void> {
  await db
    .deleteFrom("watch_check")
    .where("watch_id", "in", (query) => query.selectFrom("watch").select("id").where("account", "=", account))
    .execute();
  for (const table of ["watch", "ownership", "ownership_proof"] as const) {
    await db.deleteFrom(table).where("account", "=", account).execute();
  }
}
