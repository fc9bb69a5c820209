import { expect, test } from "vitest";
import type { JobsSetting } from "../jobs/setting.ts";
import { confirmed, day, hour, openWorld, second, type World } from "./world.ts";

/** Letters on every database. */
export function lettersContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<World> {
    return openWorld(await make());
  }

  test("an address gets nothing but a link before it is confirmed, and letters have a link to unsubscribe", async () => {
    const world = await begin();
    const to = "jin@shop.example";
    const { id } = await world.channel({ kind: "email", address: to, shown: to });
    await world.watch("shop.example");
    await world.change("shop.example");
    world.notifier();
    await world.pass(second);
    expect(world.letters.map(({ subject }) => subject)).toEqual(["Confirm notifications to this address · Portcullis"]);
    expect(world.letters[0]?.text).toContain("https://checks.example/channels/confirm?token=");

    await confirmed(world, id);
    await world.change("shop.example");
    await world.pass(second);
    expect(world.letters).toHaveLength(2);
    expect(world.letters[1]).toMatchObject({
      to,
      headers: {
        "List-Unsubscribe": expect.stringMatching(
          /^<https:\/\/checks\.example\/channels\/unsubscribe\?token=[\w.%-]+>$/,
        ) as unknown,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      messageId: `<${(await world.deliveries(id))[0]?.id}@checks.example>`,
    });
  });

  test("a letter that the mail server refuses for good is not sent again, and one that it takes later is", async () => {
    const world = await begin();
    const to = "jin@shop.example";
    const { id } = await world.channel({ kind: "email", address: to, shown: to });
    await confirmed(world, id);
    const troubles = [{ code: "EENVELOPE", replied: 451 }, null, { code: "EENVELOPE", replied: 550 }];
    world.mail = () => troubles.shift() ?? null;
    await world.watch("shop.example");
    world.notifier();
    await world.change("shop.example");
    await world.pass(10 * second, 5 * second);
    expect(world.letters).toHaveLength(1);
    await world.wait(second);
    await world.change("shop.example");
    await world.pass(day, 6 * hour);
    expect(world.letters).toHaveLength(1);
    const [refused] = await world.deliveries(id);
    expect(refused).toMatchObject({ state: "failed", attempts: 1, reason: "smtp.550" });
  });
}
