import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isOurOutage, isUnreachable } from "./unreachable.ts";
import { openStore } from "../../store/open.ts";
import { recordChanges } from "../changes/states.ts";
import { addWatch } from "../watches/rows.ts";
import { folderWith } from "../../../test/folder.ts";

test.for<[check: string, reason: string, isDown: boolean]>([
  ["http", "tcp.refused", true],
  ["ssl", "timeout.tcp", true],
  ["http", "timeout.http", true],
  ["ssl", "tls.closed", true],
  ["http", "dns.nxdomain", true],
  ["http", "dns.no-address", true],
  // The target answered, or another system failed.
  ["ssl", "tls.client-certificate", false],
  ["ssl", "tls.client-certificate-refused", false],
  ["http", "http.malformed", false],
  ["http", "dns.failed", false],
  ["http", "timeout.dns", false],
  ["http", "timeout.proxy", false],
  ["rdap", "tcp.refused", false],
  ["email", "timeout.tcp", false],
])("%s: %s says that the target is down: %j", ([check, reason, isDown]) => {
  expect(isUnreachable(check, reason)).toBe(isDown);
});

const minute = 60_000;
const now = Date.parse("2026-11-24T00:00:00Z");

const own = { account: "operator", target: "www.other.example", domain: "other.example" };

const [reached, earlier, neverReached] = [
  { failures: 1, observed_at: now - 60 * minute },
  { failures: 3, observed_at: now - 60 * minute },
  { failures: 2, observed_at: null },
];

type State = typeof reached | typeof neverReached;

test.for<
  [failed: number, measured: number, minutes: number, isOurs: boolean, state?: State | undefined, domain?: string]
>([
  [4, 0, 5, true],
  [3, 0, 5, false],
  [4, 4, 5, true],
  [4, 5, 5, false],
  // Few have had their turn lately, so a longer time is looked at.
  [9, 0, 20, true],
  [9, 0, 70, false],
  // Known to be down, or names that do not exist: neither silences an alert.
  [9, 4, 5, false, earlier],
  [9, 4, 5, false, neverReached],
  // One server with many names, and several.
  [9, 0, 5, false, undefined, "other.example"],
  [9, 0, 5, true, undefined, "another.example"],
])(
  "beside the target %i failed and %i did not, %i minutes ago: ours is %j",
  async ([failed, measured, minutes, isOurs, state = reached, domain]) => {
    const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
    onTestFinished(() => store.close());
    const how = { account: "operator", isPaused: false, isFromFile: false, isSpread: false };
    for (let index = 0; index < failed + measured; index++) {
      const target = domain === undefined ? `shop${index}.example` : `shop${index}.${domain}`;
      const watch = { target, domain: domain ?? target, checks: ["dns", "http"], every: 86_400_000 };
      const added = await addWatch(store, watch, how, now);
      const reason = index < failed ? "tcp.refused" : null;
      await store.through(({ db }) =>
        db
          .updateTable("watch_check")
          .set(({ eb }) => ({
            ran_at: now - minutes * minute,
            ...(index < failed && state),
            reason: eb.case().when("check_id", "=", "http").then(reason).end(),
          }))
          .where("watch_id", "=", typeof added === "string" ? "" : added.id)
          .execute(),
      );
    }

    expect(await isOurOutage(store, own, now)).toBe(isOurs);
  },
);

async function openAccounts() {
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  onTestFinished(() => store.close());
  /** An account whose targets have had their turn a minute ago, and were reached or not. */
  async function add(account: string, count: number, reason: string | null): Promise<void> {
    for (let index = 0; index < count; index++) {
      const target = `${account}${index}.example`;
      const watch = { target, domain: target, checks: ["http"], every: 86_400_000 };
      await addWatch(store, watch, { account, isPaused: false, isFromFile: false, isSpread: false }, now);
    }
    await store.through(({ db }) =>
      db
        .updateTable("watch_check")
        .set({ ...reached, ran_at: now - minute, reason })
        .where("watch_id", "in", db.selectFrom("watch").select("id").where("account", "=", account))
        .execute(),
    );
  }
  return { add, isOurs: () => isOurOutage(store, own, now) };
}

test("the dead hosts of one other account say nothing to anybody else; those of two do", async () => {
  const { add, isOurs } = await openAccounts();
  await add("mallory", 12, "tcp.refused");
  expect(await isOurs()).toBe(false);
  await add("jin", 5, "tcp.refused");
  expect(await isOurs()).toBe(true);
});

test("two accounts of a stranger who switches many hosts off do not silence the alerts of others", async () => {
  const { add, isOurs } = await openAccounts();
  await add("mallory", 20, "tcp.refused");
  await add("trudy", 20, "tcp.refused");
  for (const account of ["jin", "mina", "operator"]) await add(account, 2, null);
  expect(await isOurs()).toBe(false);
});

test("an outage of our own network is seen by all accounts, however many targets each has", async () => {
  const { add, isOurs } = await openAccounts();
  await add("jin", 8, "tcp.refused");
  await add("mina", 4, "tcp.refused");
  await add("late", 1, null);
  expect(await isOurs()).toBe(true);
});

test.for<[what: string, minutesAgo: number, failures: number, isOurs: boolean]>([
  ["went down long ago and is measured every hour", 180, 9, false],
  ["went down just now", 12, 3, true],
])("a target that %s counts when it went down", async ([, minutesAgo, failures, isOurs]) => {
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  onTestFinished(() => store.close());
  for (let index = 0; index < 12; index++) {
    const target = `shop${index}.example`;
    const watch = { target, domain: target, checks: ["ssl"], every: 86_400_000 };
    await addWatch(store, watch, { account: "operator", isPaused: false, isFromFile: false, isSpread: false }, now);
  }
  const downs = Array.from({ length: 8 }, (_, index) => `shop${index}.example`);
  await store.through(async ({ db }) => {
    const measured = { ran_at: now - 5 * minute, observed_at: now - 300 * minute };
    await db.updateTable("watch_check").set(measured).execute();
    const ids = db.selectFrom("watch").select("id").where("target", "in", downs);
    const failed = { reason: "tcp.refused", failures };
    await db.updateTable("watch_check").set(failed).where("watch_id", "in", ids).execute();
    for (const target of downs)
      await recordChanges(
        db,
        { target, check_id: "ssl" },
        { domain: target, changes: [{ ...down, at: now - minutesAgo * minute }], lastSeen: now },
      );
  });

  expect(await isOurOutage(store, own, now)).toBe(isOurs);
});

const down = {
  key: "availability\n",
  field: "availability",
  subject: null,
  from: "up",
  to: "down tcp.refused",
  direction: "worse",
  severity: "high",
  weight: "high",
  confirmedAt: now,
} as const;
