import { expect, test } from "vitest";
import { failure } from "../../src/core/failure.ts";
import { leaseTime } from "../../server/store/jobs/table.ts";
import type { JobsSetting } from "../jobs/setting.ts";
import { day, hour, minute, openWorld, second, type World } from "./world.ts";

/** How several processes share the sending on every database. */
export function workersContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<World> {
    return openWorld(await make());
  }

  test("of several workers one sends each message", async () => {
    const world = await begin();
    await world.watch("shop.example");
    for (let index = 0; index < 20; index++) await world.channel({ address: `https://hooks.example/${index}` });
    await world.change("shop.example");
    for (const node of ["one", "two", "three"]) world.notifier(node);
    await world.pass(second);
    await world.pass(day, 6 * hour);

    expect(world.received).toHaveLength(20);
    expect(new Set(world.received.map(({ url }) => url)).size).toBe(20);
  });

  test("when a worker dies, another one sends its messages with the same id", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.watch("shop.example");
    await world.change("shop.example");
    const { promise: late, resolve: wake } = Promise.withResolvers<void>();
    world.answer = async (_posting, node) => {
      if (node === "dead") await late;
      return { status: 204, retryAfter: null };
    };
    const dead = world.notifier("dead");
    await dead.tick();
    await expect.poll(() => world.received.length).toBe(1);
    const alive = world.notifier("alive");
    await alive.settled();
    expect(world.received).toHaveLength(1);
    await world.wait(leaseTime + second);
    await alive.settled();
    expect(world.received.map(({ node }) => node)).toEqual(["dead", "alive"]);
    expect(world.received[0]?.headers["webhook-id"]).toBe(world.received[1]?.headers["webhook-id"]);
    expect(await world.deliveries(id)).toMatchObject([{ state: "delivered", attempts: 2 }]);

    // The late outcome of the first one no longer counts.
    world.answer = () => ({ status: 500, retryAfter: null });
    wake();
    await dead.settled();
    expect(await world.deliveries(id)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test("a process that stops returns unfinished deliveries, and the attempt does not count", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.test(id);
    const ending = world.notifier("ending", {
      post: (_posting, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(failure("aborted", {})))),
    });
    await ending.tick();
    await ending.stop(0);
    expect(await world.deliveries(id)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    const next = world.notifier("next");
    await next.settled();
    expect(await world.deliveries(id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  test("a process without a mail server leaves letters to another process", async () => {
    const world = await begin();
    await world.channel({ kind: "email", address: "jin@shop.example", shown: "jin@shop.example" });
    world.notifier("mute", { mailer: null });
    await world.pass(minute, 20 * second);
    expect(world.letters).toEqual([]);
    world.notifier("mailing");
    await world.pass(second);
    expect(world.letters).toHaveLength(1);
  });

  test("an account with slow receivers leaves room for others", async () => {
    const world = await begin();
    const { promise: late, resolve: wake } = Promise.withResolvers<void>();
    for (let index = 0; index < 20; index++)
      await world.test((await world.channel({ address: `https://slow.example/${index}` })).id);
    await world.wait(second);
    const { id } = await world.channel({ account: "other", address: "https://fast.example/" });
    await world.test(id, "other");
    world.answer = async ({ url }) => {
      if (url.includes("slow")) await late;
      return { status: 204, retryAfter: null };
    };
    const one = world.notifier();
    await one.tick();

    await expect.poll(async () => (await world.deliveries(id, "other"))[0]?.state).toBe("delivered");
    expect(world.received.filter(({ url }) => url.includes("slow"))).toHaveLength(4);
    wake();
    await one.settled();
    expect(world.received).toHaveLength(21);
  });
}
