import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderWith } from "../../test/folder.ts";
import { openEncryption } from "../store/encryption/encryption.ts";
import { openJobs } from "../store/jobs/jobs.ts";
import { recordChanges } from "../monitoring/changes/states.ts";
import { addWatch, changeWatch, removeWatch } from "../monitoring/watches/rows.ts";
import { openStore, type OpenedStore } from "../store/open.ts";
import { addAlerts } from "./alerts.ts";
import { listDeliveries } from "./deliveries.ts";
import { workOnNotifications } from "./notifier.ts";
import type { DeliveredChange } from "./payload.ts";
import { addChannel } from "./rows.ts";

const now = Date.parse("2026-11-30T00:00:00Z");

/** A notifier with one channel, whose clock is set. */
async function openNotifier() {
  let time = now;
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  const encryption = openEncryption("correct horse battery staple 1234");
  const bugs: unknown[] = [];
  const jobs = openJobs({ database: store, now: () => time, onBug: (error) => void bugs.push(error) });
  onTestFinished(async () => {
    await jobs.stop();
    await store.close();
  });
  workOnNotifications(jobs, {
    database: store,
    post: () => Promise.resolve({ status: 204, retryAfter: null }),
    mailer: null,
    encryption: () => encryption,
    baseUrl: null,
    now: () => time,
  });
  const settings = { name: "x", language: "en", mode: "at-once", digestHour: 0, minSeverity: "info" } as const;
  const receiver = { kind: "webhook", address: "https://hooks.example/x", shown: "https://hooks.example" } as const;
  const channel = await addChannel(store, { account: "operator", ...receiver, ...settings }, encryption, now);
  const id = channel?.id ?? "";
  return {
    store,
    pass: (ms: number) => void (time += ms),
    /** Adds changes of one grade, which got worse or better in this order. */
    async add(...grades: readonly [string, ...string[]]) {
      await this.hold(0, ...grades);
    },
    /** The same in a maintenance window that lasts some milliseconds more. */
    async hold(lasts: number, ...grades: readonly [string, ...string[]]) {
      const changes = grades.slice(1).map((to, index) => changeOf(grades[index] ?? "", to, now + index));
      const alerts = { channel: id, domain: "shop.example", changes, releaseAt: now + lasts };
      await store.through(({ db, jobs: table }) =>
        db.transaction().execute((tx) => addAlerts({ db: tx, jobs: table }, alerts, now)),
      );
    },
    /** The changes of the one message, once all jobs are done. */
    async message() {
      await jobs.settled();
      expect(bugs).toEqual([]);
      const [delivery] = await listDeliveries(store, "operator", id);
      return delivery?.payload.changes.map(
        ({ from, to, direction, severity }) => `${from} > ${to} ${direction} ${severity}`,
      );
    },
  };
}

function changeOf(from: string, to: string, at: number): { readonly key: string; readonly change: DeliveredChange } {
  const about = { domain: "shop.example", target: "shop.example", check: "http", field: "grade", subject: null };
  const isWorse = to > from;
  const what = { from, to, direction: isWorse ? "worse" : "better", severity: isWorse ? "high" : "info" } as const;
  return { key: "grade\n", change: { ...about, ...what, at, confirmedAt: null } };
}

async function messageOf(...grades: readonly [string, ...string[]]) {
  const notifier = await openNotifier();
  await notifier.add(...grades);
  return notifier.message();
}

test("several changes of one thing are told from the value that was told before", async () => {
  expect(await messageOf("B", "D")).toEqual(["B > D worse high"]);
  expect(await messageOf("B", "C", "D")).toEqual(["B > D worse high"]);
  // It is worse than before, so the last step alone would be wrong.
  expect(await messageOf("B", "D", "C")).toEqual(["B > C neutral high"]);
  expect(await messageOf("B", "D", "B")).toBe(undefined);
});

const day = 86_400_000;

test.for<[what: string, then: (store: OpenedStore, watch: string) => Promise<unknown>, isTold: boolean]>([
  ["nothing", () => Promise.resolve(), true],
  ["muted", (store, id) => changeWatch(store, "operator", id, { mute_until: now + 2 * day }, now), false],
  ["muted for an hour", (store, id) => changeWatch(store, "operator", id, { mute_until: now + day / 24 }, now), true],
  ["paused", (store, id) => changeWatch(store, "operator", id, { paused: true }, now), false],
  ["removed", (store, id) => removeWatch(store, "operator", id), false],
  ["without the check", (store, id) => changeWatch(store, "operator", id, { checks: ["dns"] }, now), false],
])("what waits for the end of a maintenance window while the watch is %s", async ([, then, isTold]) => {
  const notifier = await openNotifier();
  const { store } = notifier;
  const watch = { target: "shop.example", domain: "shop.example", checks: ["dns", "http"], every: day };
  const how = { account: "operator", isPaused: false, isFromFile: false, isSpread: false };
  const added = await addWatch(store, watch, how, now);
  await notifier.hold(day, "B", "D");
  const { key, change } = changeOf("B", "D", now);
  const place = { target: "shop.example", check_id: "http" };
  const changes = [{ ...change, key, weight: "high" } as const];
  await store.through(({ db }) => recordChanges(db, place, { domain: "shop.example", changes, lastSeen: now }));
  await then(store, typeof added === "string" ? "" : added.id);
  expect(await notifier.message()).toBe(undefined);

  notifier.pass(day + 1);
  expect(await notifier.message()).toEqual(isTold ? ["B > D worse high"] : undefined);
});

test("a message whose job failed for good, as in an outage, is sent later without another change", async () => {
  const notifier = await openNotifier();
  await notifier.add("B", "D");
  await notifier.store.through(async ({ db, jobs }) => {
    const [job] = await jobs.take(db, { kind: "alert", most: 1 }, now);
    expect(job && (await jobs.fail(db, job, "the database is away", now))).toBe(true);
  });
  expect(await notifier.message()).toBe(undefined);

  notifier.pass(31 * 60_000);
  expect(await notifier.message()).toEqual(["B > D worse high"]);
});
