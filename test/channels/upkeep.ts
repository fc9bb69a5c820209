import { expect, test } from "vitest";
import { emptyPayload } from "../../server/notifications/payload.ts";
import { addDelivery } from "../../server/notifications/deliveries.ts";
import { cleanUpDeliveries } from "../../server/notifications/cleanup.ts";
import { mostChannels } from "../../server/notifications/channel.ts";
import { listChannels, removeChannel } from "../../server/notifications/rows.ts";
import type { JobsSetting } from "../jobs/setting.ts";
import { day, hour, openWorld, second, type World } from "./world.ts";

/** The channels of an account, and what is deleted, on every database. */
export function upkeepContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<World> {
    return openWorld(await make());
  }

  test("channels that are added at once do not pass the account's limit", async () => {
    const world = await begin();
    const added = await Promise.allSettled(Array.from({ length: mostChannels + 5 }, () => world.channel()));

    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(mostChannels);
  });

  test("channels without a name are told apart by a number", async () => {
    const world = await begin();
    for (let index = 0; index < 3; index++) await world.channel({ name: null });
    const template = '{"key":"k","text":"{{summary}} ({{channel}})"}';
    const { id } = await world.channel({ name: null, kind: "json", template });
    await world.test(id);
    world.notifier();
    await world.pass(second);

    const names = (await listChannels(world.store, "jin")).map(({ name }) => name);
    const expected = ["hooks.example", "hooks.example 2", "hooks.example 3", "hooks.example 4"];
    expect(names.toSorted()).toEqual(expected);
    expect(JSON.parse(world.received[0]?.body ?? "")).toEqual({
      key: "k",
      text: "Test message from Portcullis (hooks.example 4)",
    });
    expect(world.received[0]?.headers["webhook-signature"]).toMatch(/^v1,/);
  });

  test("deleting a channel deletes its pending deliveries", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.test(id);
    expect(await removeChannel(world.store, "stranger", id)).toBe(false);
    expect(await removeChannel(world.store, "jin", id)).toBe(true);
    world.notifier();
    await world.pass(hour);

    expect(world.received).toEqual([]);
    expect(await world.store.through(({ db }) => db.selectFrom("delivery").selectAll().execute())).toEqual([]);
  });

  test("a target that changes again and again fills no store: the oldest are given up, and then forgotten", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.store.through(({ db, jobs }) =>
      db.transaction().execute(async (tx) => {
        for (let index = 0; index < 520; index++)
          await addDelivery(
            { db: tx, jobs },
            { channel: id, account: "jin", kind: "change", payload: emptyPayload },
            world.now() + index,
          );
      }),
    );
    const state = async () => (({ waiting, failed }) => ({ waiting, failed }))((await world.state(id)) ?? missing());
    await cleanUpDeliveries(world.store, world.now());
    expect(await state()).toEqual({ waiting: 500, failed: 20 });
    await cleanUpDeliveries(world.store, world.now());
    expect(await state()).toEqual({ waiting: 500, failed: 20 });
    await world.store.through(({ db }) =>
      db
        .updateTable("delivery")
        .set({ state: "failed", due_at: null, finished_at: world.now() + 1 })
        .where("state", "=", "waiting")
        .execute(),
    );
    await cleanUpDeliveries(world.store, world.now());
    expect(await state()).toEqual({ waiting: 0, failed: 500 });
  });

  test("deliveries that finished a month ago are deleted", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.test(id);
    world.notifier();
    await world.pass(second);
    await world.pass(29 * day);
    expect(await world.deliveries(id)).toHaveLength(1);
    await world.pass(2 * day);
    expect(await world.deliveries(id)).toEqual([]);
  });
}

function missing(): never {
  throw new Error("there is no such channel");
}
