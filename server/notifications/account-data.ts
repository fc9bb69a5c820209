import type { Engine } from "../store/engine.ts";
import { mostChannels } from "./channel.ts";
import { countOf, listChannels } from "./rows.ts";
import { channelAnswer } from "./answer.ts";

/** An account's channels: exported with it, counted in its quota, and deleted with it. */
export const channelData = { name: "channels", read, quota, remove } as const;

/** Channels and deliveries, without secret addresses and signing secrets. */
async function read(engine: Engine, account: string): Promise<unknown> {
  const channels = await listChannels({ through: (work) => work(engine) }, account);
  const deliveries = await engine.db
    .selectFrom("delivery")
    .select(["id", "channel_id as channel", "kind", "body", "state", "created_at as createdAt"])
    .where("account", "=", account)
    .orderBy("created_at")
    .execute();
  return {
    channels: channels.map(channelAnswer),
    deliveries: deliveries.map(({ body, createdAt, ...rest }) => ({
      ...rest,
      ...(JSON.parse(body) as object),
      createdAt: new Date(createdAt).toISOString(),
    })),
  };
}

async function quota({ db }: Engine, account: string): Promise<{ readonly used: number; readonly limit: number }> {
  return { used: await countOf(db, account), limit: mostChannels };
}

async function remove(db: Engine["db"], account: string): Promise<void> {
  for (const table of ["digest_entry", "pending_alert"] as const)
    await db
      .deleteFrom(table)
      .where("channel_id", "in", (query) =>
        query.selectFrom("channel").select("channel.id").where("account", "=", account),
      )
      .execute();
  for (const table of ["delivery", "channel"] as const) {
    await db.deleteFrom(table).where("account", "=", account).execute();
  }
}
