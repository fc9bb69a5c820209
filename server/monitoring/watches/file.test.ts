import { unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../store/open.ts";
import { openWatchesFile } from "./file.ts";
import { addWatch, listWatches } from "./rows.ts";
import { folderWith } from "../../../test/folder.ts";

const [hour, day] = [3_600_000, 86_400_000];

function begin() {
  const folder = folderWith({});
  const store = openStore({ place: { file: join(folder, "portcullis.db") } });
  onTestFinished(() => store.close());
  const file = openWatchesFile(store, folder);
  const path = join(folder, "watches.json");
  let now = day;
  return {
    store,
    remove: () => unlinkSync(path),
    write: async (value: unknown): Promise<void> => {
      writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
      await file.sync(now++);
    },
    sync: () => file.sync(now++),
    shown: async (): Promise<readonly string[]> => {
      const watches = await listWatches(store, "operator");
      return watches.map(({ target, checks, every, pausedAt }) =>
        [target, checks.join("+"), every / hour, ...(pausedAt === null ? [] : ["paused"])].join(" "),
      );
    },
  };
}

test("a file lists the watches: lines are added, changed and removed", async () => {
  const { write, shown, sync, remove, store } = begin();
  await sync();
  expect(await shown()).toEqual([]);

  await write({
    watches: [{ target: "https://Shop.example.com/x" }, { target: "example.net", checks: ["ssl"], interval: "12h" }],
  });
  expect(await shown()).toEqual(["example.net ssl 12", "shop.example.com dns+email+http+rdap+ssl 24"]);
  const due = (await listWatches(store, "operator")).flatMap(({ states }) => states.map(({ dueAt }) => dueAt ?? 0));
  expect(due.every((at) => at >= day && at < day + hour)).toBe(true);

  await write([{ target: "example.net", checks: ["dns"], paused: true }]);
  expect(await shown()).toEqual(["example.net dns 24 paused"]);
  remove();
  await sync();
  expect(await shown()).toEqual(["example.net dns 24 paused"]);
  await write([]);
  expect(await shown()).toEqual([]);
});

test("watches added on the command line stay, unless the file lists them", async () => {
  const { write, shown, store } = begin();
  for (const target of ["a.example", "b.example"]) {
    const watch = { target, domain: target, checks: ["dns"], every: day };
    await addWatch(store, watch, { account: "operator", isPaused: false, isFromFile: false, isSpread: false }, 0);
  }
  await write([{ target: "b.example", checks: ["ssl"] }]);
  expect(await shown()).toEqual(["a.example dns 24", "b.example ssl 24"]);
  await write({ watches: [] });
  expect(await shown()).toEqual(["a.example dns 24"]);
});

test.for<[value: unknown, said: string]>([
  ["", "watches.json:1:1 cannot be read: the file is empty."],
  [
    '{\n  "watches": [\n    { "target": "example.net" }\n    { "target": "a.example" }\n  ]\n}',
    "watches.json:4:5 cannot be read",
  ],
  [
    '[\n  { "target": "example.net" },\n  { "target": "a.example", "interval": "1h" }\n]',
    "watches.json:3:3 entry 2: interval",
  ],
  ['{ "watches": [\n  { "target": "co.uk" } ] }', "watches.json:2:3 entry 1: target"],
  ['{ "watches": [], "watches": [] }', "watches.json:1:18 cannot be read: this key is a duplicate."],
  ["null", 'watches.json:1:1 must be { "watches": […] }'],
  [{ watch: [] }, 'watches.json:1:1 must be { "watches": […] }'],
  [[{ target: "example.net" }, { target: "192.0.2.1" }], "watches.json:1:27 entry 2: target"],
  [[{ target: "example.net" }, 7], "watches.json:1:27 entry 2:"],
  [[{ target: "co.uk" }], "watches.json:1:2 entry 1: target"],
  [[{ target: "example.net", interval: "1h" }], "watches.json:1:2 entry 1: interval"],
  [[{ target: "example.net", checks: ["gate"] }], "watches.json:1:2 entry 1: checks"],
  [[{ target: "example.net", check: "dns" }], "watches.json:1:2 entry 1:"],
  [[{ target: "example.net", severities: { "http.hsts-mising": "off" } }], "Did you mean http.hsts-missing?"],
  [[{ target: "example.net" }, { target: "EXAMPLE.net." }], "watches.json:1:27 lists example.net twice"],
])("%j changes nothing and is reported once: %s", async ([value, said]) => {
  const { write, shown, sync } = begin();
  await write([{ target: "kept.example" }]);
  await expect(write(value)).rejects.toThrow(said);

  await sync();
  expect(await shown()).toEqual(["kept.example dns+email+http+rdap+ssl 24"]);
});
