import { expect, test } from "vitest";
import { changeWatch, listWatches } from "../../server/monitoring/watches/rows.ts";
import { changeChannel } from "../../server/notifications/rows.ts";
import type { JobsSetting } from "../jobs/setting.ts";
import { day, hour, minute, openWorld, second, type World } from "./world.ts";

/** Which changes are told to whom on every database. */
export function toldContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<World> {
    return openWorld(await make());
  }

  test("a daily channel gets the changes of a day in one message, the worst first", async () => {
    const world = await begin();
    const { id } = await world.channel({ mode: "daily", digestHour: 8 });
    for (const name of ["shop.example", "mail.example"]) await world.watch(name);
    world.notifier("one");
    world.notifier("two");
    await world.change("shop.example", [{ severity: "medium" }]);
    await world.pass(30 * minute, 10 * minute);
    await world.change("mail.example", [{ severity: "critical" }]);
    expect(world.received).toEqual([]);
    await world.pass(hour, 10 * minute);

    expect(world.received).toHaveLength(1);
    const body = JSON.parse(world.received[0]?.body ?? "") as { type: string; data: { changes: { domain: string }[] } };
    expect(body.type).toBe("domain.digest");
    expect(body.data.changes.map(({ domain }) => domain)).toEqual(["mail.example", "shop.example"]);
    await world.pass(day, 6 * hour);
    expect(world.received).toHaveLength(1);

    await world.change("shop.example");
    await changeChannel(world.store, "jin", id, { mode: "at-once" }, world.now());
    await world.pass(minute);
    expect(world.received).toHaveLength(2);
  });

  test("changes below a channel's severity, or of a muted or paused watch, are not sent", async () => {
    const world = await begin();
    const { id } = await world.channel({ minSeverity: "high" });
    const watch = await world.watch("shop.example");
    await world.change("shop.example", [{ severity: "medium" }]);
    expect(await world.deliveries(id)).toEqual([]);
    await changeWatch(world.store, "jin", watch, { mute_until: world.now() + hour }, world.now());
    await world.change("shop.example");
    expect(await world.deliveries(id)).toEqual([]);
    await world.wait(hour);
    await world.change("shop.example");
    expect(await world.deliveries(id)).toHaveLength(1);
    await changeWatch(world.store, "jin", watch, { paused: true }, world.now());
    await world.change("shop.example");
    expect(await world.deliveries(id)).toHaveLength(1);
    expect((await listWatches(world.store, "jin"))[0]?.pausedAt).not.toBeNull();
  });

  test("the changes of a sweep are one message of a domain, by cause, however many checks found them", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.watch("shop.example", "jin", ["http", "owasp"]);
    await world.sweep("shop.example", async () => {
      const lost = { from: "max-age=1", to: null, field: "header", subject: "strict-transport-security" };
      await world.change("shop.example", [{ ...lost, direction: "worse" }], "http");
      expect(await world.deliveries(id)).toEqual([]);
      const found = { from: null, to: "owasp.hsts-missing", field: "finding", direction: "worse" } as const;
      await world.change("shop.example", [found], "owasp");
      expect(await world.deliveries(id)).toEqual([]);
    });

    const [message, ...others] = await world.deliveries(id);
    expect(others).toEqual([]);
    expect(message?.payload.changes.map(({ check, effects }) => [check, effects?.map((each) => each.check)])).toEqual([
      ["http", ["owasp"]],
    ]);
  });

  test("a sweep that lasts too long does not hold back its messages", async () => {
    const world = await begin();
    const { id } = await world.channel();
    await world.watch("shop.example");
    await world.sweep("shop.example", async (wait) => {
      await world.change("shop.example");
      await wait(16 * minute);
      await world.change("shop.example");
      expect(await world.deliveries(id)).toHaveLength(1);
    });
  });

  test("the settings of a watch decide which changes are sent, and with which severity", async () => {
    const world = await begin();
    const { id } = await world.channel({ minSeverity: "info" });
    const watch = await world.watch("shop.example", "jin", ["dns", "ssl"]);
    const set = (change: Parameters<typeof changeWatch>[3]) =>
      changeWatch(world.store, "jin", watch, change, world.now());
    const sent = async (change: object, check = "dns") => {
      const before = (await world.deliveries(id)).length;
      await world.change("shop.example", [change], check);
      const all = await world.deliveries(id);
      const added = all.slice(0, all.length - before);
      await world.wait(second);
      return added.map(({ payload }) => payload.changes[0]?.severity);
    };
    await set({ min_severity: "high", severities: { "dns.ns": "critical", "dns.a-rule": "off", "ssl.grade": "low" } });
    expect(await sent({ severity: "low" })).toEqual(["critical"]);
    expect(await sent({ field: "mx", severity: "medium" })).toEqual([]);
    expect(await sent({ field: "finding", from: null, to: "dns.a-rule x", severity: "critical" })).toEqual([]);
    expect(await sent({ field: "grade", severity: "high" }, "ssl")).toEqual([]);

    await set({ min_severity: "info", expiry_days: [60, 3] });
    const days = (from: string | null, to: string | null) => sent({ field: "certificate-days", from, to }, "ssl");
    expect(await days(null, "60")).toHaveLength(1);
    expect(await days("60", "30")).toEqual([]);
    // It was not measured between.
    expect(await days("7", "1")).toHaveLength(1);
    expect(await days("1", "0")).toHaveLength(1);
    await set({ expiry_days: [3] });
    expect(await days("14", null)).toEqual([]);
    expect(await days("1", null)).toHaveLength(1);
  });

  test("an improvement is sent to the channels that got the problem", async () => {
    const world = await begin();
    const improved = { severity: "info", direction: "better" } as const;
    const { id } = await world.channel({ minSeverity: "high" });
    await world.watch("shop.example");
    await world.change("shop.example", [{ ...improved, weight: "medium", field: "grade", from: "B", to: "A" }]);
    expect(await world.deliveries(id)).toEqual([]);
    await world.change("shop.example", [{ ...improved, weight: "high", field: "grade", from: "F", to: "A" }]);
    expect(await world.deliveries(id)).toHaveLength(1);
  });

  test("only the operator sees the addresses of the own network in a failure", async () => {
    const world = await begin();
    for (const account of ["jin", "operator"]) {
      await world.channel({ account });
      await world.watch("shop.example", account);
    }
    await world.change("shop.example");
    await world.notifier().settled();

    expect(world.received).toHaveLength(2);
    expect(new Set(world.received.map(({ isOperators }) => isOperators))).toEqual(new Set([false, true]));
  });

  test("results that require ownership are sent to accounts that have proven it", async () => {
    const world = await begin();
    const [own, stranger] = [await world.channel(), await world.channel({ account: "stranger" })];
    for (const account of ["jin", "stranger"]) await world.watch("shop.example", account, ["port"]);
    await world.store.through(({ db }) =>
      db
        .insertInto("ownership_proof")
        .values({
          account: "jin",
          domain: "shop.example",
          name: "shop.example",
          kind: "dns",
          proven_at: 1,
          checked_at: 1,
        })
        .execute(),
    );
    await world.change("shop.example", [{ field: "open", from: null, to: "22" }], "port");

    expect(await world.deliveries(own.id)).toHaveLength(1);
    expect(await world.deliveries(stranger.id, "stranger")).toEqual([]);
  });
}
