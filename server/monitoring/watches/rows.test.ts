import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../store/open.ts";
import { watchData } from "./account-data.ts";
import { addWatch, changeWatch, findWatch, listWatches, quotaOf, removeWatch, runNow } from "./rows.ts";
import { quotasOf, type NewWatch } from "./watch.ts";
import { folderWith } from "../../../test/folder.ts";

const quotas = quotasOf();
const [now, day] = [1_000_000_000, 86_400_000];

function open() {
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  onTestFinished(() => store.close());
  return store;
}

function watchOf(target: string, checks: readonly string[] = ["dns"]): NewWatch {
  return { target, domain: target, checks, every: day };
}

const usual = { account: "one", isPaused: false, isFromFile: false, isSpread: false };

test("another account's watch cannot be reached", async () => {
  const store = open();
  const added = await addWatch(store, watchOf("shop.example"), usual, now);
  const id = typeof added === "string" ? "" : added.id;

  expect(await findWatch(store, "other", id)).toBeNull();
  expect(await changeWatch(store, "other", id, { paused: true }, now)).toBe("unknown");
  expect(await runNow(store, "other", id, now)).toBe(false);
  expect(await removeWatch(store, "other", id)).toBe(false);
  expect(await listWatches(store, "other")).toEqual([]);
  expect(await quotaOf(store, "other")).toEqual({ watches: 0, checks: 0 });
  expect(await findWatch(store, "one", id)).toMatchObject({ target: "shop.example", pausedAt: null });
});

test("an account watches a target once, and two accounts the same one", async () => {
  const store = open();
  expect(await addWatch(store, watchOf("shop.example"), usual, now)).toMatchObject({ target: "shop.example" });
  expect(await addWatch(store, watchOf("shop.example"), usual, now)).toBe("known");
  expect(await addWatch(store, watchOf("shop.example"), { ...usual, account: "other" }, now)).toMatchObject({
    account: "other",
  });
  expect(await quotaOf(store, "one")).toEqual({ watches: 1, checks: 1 });
});

test("the number of an account's checks is limited, for new and changed watches", async () => {
  const store = open();
  const each = 100;
  const many = Array.from({ length: each }, (_, index) => `check${index}`);
  for (let index = 1; index < quotas.checks / each; index++) {
    await addWatch(store, watchOf(`shop${index}.example`, many), usual, now);
  }
  const added = await addWatch(store, watchOf("shop.example", many.slice(1)), usual, now);
  const id = typeof added === "string" ? "" : added.id;

  expect(await addWatch(store, watchOf("other.example", ["dns", "ssl"]), usual, now)).toBe("quota");
  expect(await changeWatch(store, "one", id, { checks: [...many, "dns"] }, now)).toBe("quota");
  expect(await changeWatch(store, "one", id, { checks: ["dns", "ssl"] }, now)).toBe("changed");
  expect(await quotaOf(store, "one")).toMatchObject({ checks: quotas.checks - each + 2 });
});

test("changing the checks keeps the results of the others, and runs the new ones at once", async () => {
  const store = open();
  const added = await addWatch(store, watchOf("shop.example", ["dns", "ssl"]), { ...usual, isSpread: true }, now);
  const id = typeof added === "string" ? "" : added.id;
  const due = async (): Promise<Readonly<Record<string, number | null>>> => {
    const found = await findWatch(store, "one", id);
    return Object.fromEntries((found?.states ?? []).map(({ check, dueAt }) => [check, dueAt]));
  };
  const before = await due();
  expect(before["dns"]).toBeGreaterThan(now);
  await changeWatch(store, "one", id, { checks: ["dns", "http"] }, now + 5);

  expect(await due()).toEqual({ dns: before["dns"], http: now + 5 });
});

test("a target and a check that no watch has any more leave no state", async () => {
  const store = open();
  const idOf = async (account: string, target: string): Promise<string> => {
    const added = await addWatch(store, watchOf(target, ["dns", "ssl"]), { ...usual, account }, now);
    return typeof added === "string" ? "" : added.id;
  };
  const [mine, other] = [await idOf("one", "shop.example"), await idOf("two", "shop.example")];
  await idOf("two", "other.example");
  const body = new Uint8Array();
  const states = ["shop.example", "other.example"].flatMap((target) =>
    ["dns", "ssl"].map((check_id) => ({ target, check_id, revision: 1, body })),
  );
  await store.through(({ db }) => db.insertInto("standing").values(states).execute());
  const left = async (): Promise<readonly string[]> => {
    const rows = await store.through(({ db }) =>
      db.selectFrom("standing").select(["target", "check_id"]).orderBy("target").orderBy("check_id").execute(),
    );
    return rows.map(({ target, check_id: check }) => `${target} ${check}`);
  };

  await removeWatch(store, "one", mine);
  expect(await left()).toHaveLength(4);
  await changeWatch(store, "two", other, { checks: ["dns"] }, now);
  expect(await left()).toEqual(["other.example dns", "other.example ssl", "shop.example dns"]);
  await removeWatch(store, "two", other);
  expect(await left()).toEqual(["other.example dns", "other.example ssl"]);
  await store.through(({ db }) => watchData.remove(db, "two"));
  expect(await left()).toEqual([]);
});
