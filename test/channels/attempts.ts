import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { emptyPayload } from "../../server/notifications/payload.ts";
import { addDelivery, resend } from "../../server/notifications/deliveries.ts";
import { changeChannel } from "../../server/notifications/rows.ts";
import type { Jobs } from "../../server/store/jobs/jobs.ts";
import { leaseTime } from "../../server/store/jobs/table.ts";
import type { JobsSetting } from "../jobs/setting.ts";
import { day, hour, minute, openWorld, second, type World } from "./world.ts";

/** How messages are sent, and sent again, on every database. */
export function sendingContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<World> {
    return openWorld(await make());
  }

  test("a change is sent once to each channel of every account that watches the target, signed", async () => {
    const world = await begin();
    await world.watch("shop.example");
    await world.watch("shop.example", "other");
    await world.watch("else.example", "stranger");
    const { id, secret } = await world.channel();
    await world.channel({ account: "other", address: "https://hooks.example/other" });
    await world.channel({ account: "stranger", address: "https://hooks.example/stranger" });
    world.notifier();
    await world.change("shop.example");
    await world.pass(second);
    await world.pass(day, 6 * hour);

    expect(world.received.map(({ url }) => url).toSorted()).toEqual([
      "https://hooks.example/other",
      "https://hooks.example/path",
    ]);
    const own = world.received.find(({ url }) => url.endsWith("/path"));
    const age = Date.now() / 1000 - Number(own?.headers["webhook-timestamp"]);
    expect(Math.round(world.now() / 1000 - day / 1000)).toBe(Number(own?.headers["webhook-timestamp"]));
    expect(age).not.toBeNaN();
    expect(await world.deliveries(id)).toMatchObject([
      { id: own?.headers["webhook-id"], state: "delivered", status: 204, attempts: 1, kind: "change" },
    ]);
    // The timestamp is the test's, which the package would reject as old, so the signature is recomputed for comparison.
    const at = new Date(1000 * Number(own?.headers["webhook-timestamp"]));
    expect(own?.headers["webhook-signature"]).toBe(
      new Webhook(secret ?? "").sign(own?.headers["webhook-id"] ?? "", at, own?.body ?? ""),
    );
  });

  test("a delivery that was made before the clock was set back does not wait for the old time", async () => {
    const world = await begin();
    const { id } = await world.channel();
    world.notifier();
    const delivery = { channel: id, account: "jin", kind: "change", payload: emptyPayload } as const;
    await world.store.through((engine) => addDelivery(engine, delivery, world.now() + day));
    await world.pass(second);

    expect(world.received).toHaveLength(1);
  });

  test("attempts follow after 5 s, 5 min, 30 min, 2 h, 5 h and 10 h with the same id; then it is kept as failed and can be sent again", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.watch("shop.example");
    world.answer = () => ({ status: 500, retryAfter: null });
    world.notifier();
    await world.change("shop.example");
    await world.pass(second);
    const waits = [5, 300, 1800, 7200, 18_000, 36_000];
    for (const [index, wait] of waits.entries()) {
      await world.pass((wait - 1) * second);
      expect(world.received).toHaveLength(index + 1);
      await world.pass(second);
    }
    expect(world.received).toHaveLength(7);
    await world.pass(day);
    expect(world.received).toHaveLength(7);

    expect(new Set(world.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const [dead] = await world.deliveries(id);
    expect(dead).toMatchObject({ state: "failed", attempts: 7, status: 500, reason: "http.500", dueAt: null });
    expect(await world.state(id)).toMatchObject({ waiting: 0, failed: 1, state: "active" });

    world.answer = () => ({ status: 200, retryAfter: null });
    expect(await resend(world.store, "stranger", id, dead?.id ?? "", world.now())).toBe(false);
    expect(await resend(world.store, "jin", id, dead?.id ?? "", world.now())).toBe(true);
    await world.pass(second);
    expect(await world.deliveries(id)).toMatchObject([{ id: dead?.id, state: "delivered", attempts: 1, status: 200 }]);
    expect(await resend(world.store, "jin", id, dead?.id ?? "", world.now())).toBe(false);
  });

  test("a receiver that asks for time gets it", async () => {
    const world = await begin();
    await world.channel();
    await world.watch("shop.example");
    world.answer = () => ({ status: 429, retryAfter: 120 });
    world.notifier();
    await world.change("shop.example");
    await world.pass(second);
    await world.pass(119 * second);
    await world.pass(second);

    const [first, again] = world.received;
    expect((again?.at ?? 0) - (first?.at ?? 0)).toBe(120 * second);
  });

  test("Telegram: a wait that the body asks for is kept, and a blocked bot is not tried again", async () => {
    const world = await begin();
    const token = "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc";
    const { id, secret } = await world.channel({ kind: "telegram", address: "-1001", shown: "-1001", token });
    expect(secret).toBeNull();
    await world.watch("shop.example");
    const answers = [
      { status: 429, body: '{"ok":false,"error_code":429,"parameters":{"retry_after":600}}' },
      { status: 403, body: '{"ok":false,"error_code":403,"description":"Forbidden: bot was blocked by the user"}' },
    ];
    world.answer = () => ({ retryAfter: null, ...(answers.shift() ?? { status: 200 }) });
    world.notifier();
    await world.change("shop.example");
    await world.pass(second);
    await world.pass(599 * second);
    expect(world.received).toHaveLength(1);
    await world.pass(second);
    await world.pass(day, 6 * hour);

    expect(world.received.map(({ url }) => url)).toEqual(
      Array.from({ length: 2 }, () => `https://api.telegram.org/bot${token}/sendMessage`),
    );
    expect(JSON.parse(world.received[0]?.body ?? "")).toMatchObject({ chat_id: "-1001" });
    const [refused] = await world.deliveries(id);
    expect(refused).toMatchObject({ state: "failed", status: 403, reason: "telegram.forbidden", attempts: 2 });
    const stored = await world.store.through(({ db }) => db.selectFrom("channel").selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test("410 disables the channel and cancels its pending deliveries", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.watch("shop.example");
    world.answer = () => ({ status: 410, retryAfter: null });
    await world.change("shop.example");
    await world.wait(second);
    await world.change("shop.example");
    world.notifier("one", { mailer: null });
    await world.pass(day, 6 * hour);

    expect(await world.state(id)).toMatchObject({ state: "disabled", disabledReason: "gone", waiting: 0 });
    expect((await world.deliveries(id)).filter(({ state }) => state === "waiting")).toEqual([]);
    await world.change("shop.example");
    expect(await world.deliveries(id)).toHaveLength(2);
    await changeChannel(world.store, "jin", id, { enabled: true }, world.now());
    await world.change("shop.example");
    expect(await world.deliveries(id)).toHaveLength(3);
  });

  test("a delivery without a job, as an earlier version or a killed command leaves it, is sent at the end of its lease", async () => {
    const world = await begin();
    const { id } = await world.channel();
    const orphan = await world.test(id);
    await world.store.through(async ({ db, jobs }) => {
      await jobs.cancel(db, "delivery", orphan);
      const leased = { attempt: "of an earlier version", lease_until: world.now() + 90 * second, attempts: 1 };
      await db.updateTable("delivery").set(leased).execute();
    });
    world.notifier("one");
    world.notifier("other");
    await world.pass(minute, 10 * second);
    expect(world.received).toEqual([]);
    await world.pass(3 * minute, 10 * second);

    expect(world.received).toHaveLength(1);
    expect(await world.deliveries(id)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test("a delivery that ends every process is given up", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.test(id);
    const { promise: late, resolve: wake } = Promise.withResolvers<void>();
    world.answer = async () => {
      await late;
      return { status: 204, retryAfter: null };
    };
    const jobs: Jobs[] = [];
    for (let killed = 0; killed < 31; killed++) {
      const dead = world.notifier(`${killed}`, {}, () => undefined);
      jobs.push(dead);
      await dead.tick();
      await world.wait(leaseTime + second);
    }

    expect(world.received).toHaveLength(30);
    await expect
      .poll(async () => (await world.deliveries(id))[0])
      .toMatchObject({ state: "failed", reason: "interrupted" });
    wake();
    await Promise.all(jobs.map((each) => each.settled()));
    expect(await world.deliveries(id)).toMatchObject([{ state: "failed", reason: "interrupted" }]);
  });
}
