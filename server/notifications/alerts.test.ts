import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderWith } from "../../test/folder.ts";
import { openEncryption } from "../store/encryption/encryption.ts";
import { openJobs } from "../store/jobs/jobs.ts";
import { openStore } from "../store/open.ts";
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
      const changes = grades.slice(1).map((to, index) => changeOf(grades[index] ?? "", to, now + index));
      const alerts = { channel: id, domain: "shop.example", changes, releaseAt: now };
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
