import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { failure } from "../../src/core/failure.ts";
import { changeWatch, listWatches } from "../../server/monitoring/watches/rows.ts";
import { emptyPayload } from "../../server/notifications/payload.ts";
import { addDelivery, resend } from "../../server/notifications/deliveries.ts";
import { cleanUpDeliveries } from "../../server/notifications/cleanup.ts";
import { mostChannels } from "../../server/notifications/channel.ts";
import { changeChannel, listChannels, removeChannel } from "../../server/notifications/rows.ts";
import type { Jobs } from "../../server/store/jobs/jobs.ts";
import { leaseTime } from "../../server/store/jobs/table.ts";
import type { JobsSetting } from "../jobs/contract.ts";
import { confirmed, day, hour, minute, openWorld, second, type World } from "./world.ts";

/** The behaviour of notifications on every database. */
export function channelContract(make: () => Promise<JobsSetting>): void {
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

  test("channels that are added at once do not pass the account's limit", async () => {
    const world = await begin();
    const added = await Promise.allSettled(Array.from({ length: mostChannels + 5 }, () => world.channel()));

    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(mostChannels);
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
