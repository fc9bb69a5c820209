import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openStore, openStored } from "./open.ts";
import { folderWith } from "../../test/folder.ts";
import { kept, sighting } from "../../test/store/kept.ts";

const question = { check: "dns", question: "dns []", version: 1, since: 0 };
const observations = [sighting("shop.example", "dns:a", "192.0.2.1")];

function emptyFile(): string {
  return join(folderWith({}), "portcullis.db");
}

/** Opens a store for one test and closes it. */
async function withStore(file: string, run: (store: ReturnType<typeof openStore>) => Promise<void>): Promise<void> {
  const store = openStore({ place: { file } });
  try {
    await run(store);
  } finally {
    await store.close();
  }
}

test("while another process holds the lock, stored data is read, no answer waits, and queued data is written afterwards", async () => {
  const file = emptyFile();
  await withStore(file, async (store) => {
    store.keep(kept({ ...question, observations }));
    await store.flush();
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();

    const began = performance.now();
    for (let n = 0; n < 100; n++) store.keep(kept({ ...question, question: `${n}` }));
    await expect(store.flush()).rejects.toThrow("another process has locked the database");
    expect(store.trouble()).toBe("another process has locked the database");
    expect(await store.find(question)).not.toBeNull();
    expect((await store.history({ target: "shop.example", limit: 5 })).kinds).toHaveLength(1);
    const took = performance.now() - began;
    await sleep(300);
    delay.disable();
    other.exec("commit");
    other.close();

    // Waiting for the lock in this thread would have taken as long as the lock. The limit allows for a busy machine.
    expect(delay.max / 1e6).toBeLessThan(250);
    expect(took).toBeLessThan(1500);
    await expect.poll(() => store.trouble(), { timeout: 20_000 }).toBeNull();
    expect(await store.find({ ...question, question: "99" })).not.toBeNull();
  });
});

test("a short lock of another server is not reported, and queued data is written in time", async () => {
  const file = emptyFile();
  const told: (string | null)[] = [];
  const store = openStore({ place: { file }, onTrouble: (trouble) => told.push(trouble) });
  onTestFinished(() => store.close());
  store.keep(kept(question));
  await store.flush();
  const other = new DatabaseSync(file);
  other.exec("begin immediate");

  store.keep(kept({ ...question, question: "meanwhile" }));
  const written = store.flush();
  await sleep(50);
  other.exec("commit");
  other.close();
  await written;

  expect(await store.find({ ...question, question: "meanwhile" })).not.toBeNull();
  expect(told).toEqual([]);
});

test("a database that is locked when the server starts is opened once it is free", async () => {
  const file = emptyFile();
  await withStore(file, async (store) => {
    store.keep(kept(question));
    await store.flush();
  });
  const other = new DatabaseSync(file);
  other.exec("pragma journal_mode = delete; begin exclusive");

  await withStore(file, async (store) => {
    expect(await store.find(question)).toBeNull();
    expect(store.trouble()).toContain("locked");
    other.exec("commit");
    other.close();
    await expect.poll(() => store.find(question), { timeout: 5000, interval: 200 }).not.toBeNull();
    await expect.poll(() => store.trouble()).toBeNull();
  });
});

test("work on the database waits for a process that brings the schema up to date, and does not fail", async () => {
  const file = emptyFile();
  await withStore(file, (store) => store.ready());
  const other = new DatabaseSync(file);
  other.exec("pragma journal_mode = delete; begin exclusive");

  await withStore(file, async (store) => {
    const counting = store.through(({ db }) =>
      db
        .selectFrom("person")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow(),
    );
    await expect.poll(() => store.trouble()).toContain("locked");
    other.exec("commit");
    other.close();

    expect(await counting).toEqual({ count: 0 });
    expect(store.trouble()).toBeNull();
  });
});

test.for<readonly [what: string, content: (whole: Buffer) => Buffer | string, words: string]>([
  ["no database", () => "this is a text that somebody has put here\n".repeat(200), "not a portcullis database"],
  ["a database of another program", () => foreign(), "not a portcullis database"],
  ["a database that was cut off", (whole) => whole.subarray(0, whole.length / 2), "damaged"],
])("%s in place of the file is reported, and not overwritten", async ([, content, words]) => {
  const file = emptyFile();
  await withStore(file, async (store) => {
    for (let n = 0; n < 200; n++) store.keep(kept({ ...question, question: `${n}`, raw: { n } }));
    await store.flush();
  });
  const spoilt = content(readFileSync(file));
  writeFileSync(file, spoilt);

  await withStore(file, async (store) => {
    for (let n = 0; n < 200; n++) store.keep(kept({ ...question, question: `new ${n}` }));
    await expect(store.flush()).rejects.toThrow(words);
    expect(store.trouble()).toContain(words);
    expect(await store.find({ ...question, question: "3" })).toBeNull();
  });
  // Reading a damaged file may write to it: SQLite rolls back pending transactions.
  expect(words === "damaged" || readFileSync(file).equals(Buffer.from(spoilt))).toBe(true);
});

function foreign(): Buffer {
  const file = emptyFile();
  const database = new DatabaseSync(file);
  database.exec("create table ours (id)");
  database.close();
  return readFileSync(file);
}

test.for<readonly [what: string, change: (file: string) => void]>([
  ["removed", (file) => rmSync(file)],
  ["removed with its folder", (file) => rmSync(dirname(file), { recursive: true })],
  ["replaced by a copy", (file) => renameSync(copyOf(file), file)],
])("a file that is %s while in use is reported, and later data is stored where it can be found", async ([, change]) => {
  const file = join(folderWith({}), "state", "portcullis.db");
  const told: (string | null)[] = [];
  const store = openStore({ place: { file }, onTrouble: (trouble) => told.push(trouble) });
  onTestFinished(() => store.close());
  store.keep(kept({ ...question, question: "before" }));
  await store.flush();
  change(file);

  store.keep(kept({ ...question, question: "after" }));
  await expect(store.flush()).rejects.toThrow("removed or replaced");
  await expect.poll(() => store.trouble(), { timeout: 20_000 }).toBeNull();
  expect(told).toEqual([expect.stringContaining("removed or replaced"), null]);
  await store.close();
  await withStore(file, async (again) => {
    expect(await again.find({ ...question, question: "after" })).not.toBeNull();
  });
  expect(readdirSync(dirname(file))).toEqual(["portcullis.db"]);
});

function copyOf(file: string): string {
  const copy = join(folderWith({}), "copy.db");
  copyFileSync(file, copy);
  return copy;
}

test("a read-only file is written once that is possible, without a restart", async () => {
  const file = emptyFile();
  await withStore(file, async (store) => {
    store.keep(kept(question));
    await store.flush();
  });
  // With a folder in place of its log, nothing can be written.
  mkdirSync(`${file}-wal`);

  await withStore(file, async (store) => {
    expect(await store.find(question)).not.toBeNull();
    store.keep(kept({ ...question, question: "after" }));
    await expect(store.flush()).rejects.toThrow("read-only");
    rmdirSync(`${file}-wal`);
    await expect.poll(() => store.trouble(), { timeout: 20_000 }).toBeNull();
    expect(await store.find({ ...question, question: "after" })).not.toBeNull();
  });
});

test("an impossible folder is reported, and everything else works", async () => {
  const file = join(folderWith({ taken: "a file" }), "taken", "below", "portcullis.db");
  await withStore(file, async (store) => {
    store.keep(kept(question));
    expect(await store.find(question)).toBeNull();
    expect(await store.previous({ ...question, before: Infinity })).toBeNull();
    expect(store.trouble()).toMatch(/cannot be opened \(.*portcullis.db: .*ENOTDIR/);
    await expect(store.names("shop.example")).rejects.toMatchObject({
      code: "UPSTREAM_ERROR",
      reason: "store.unreadable",
    });
  });
});

test("clients of a server get the kind of a trouble without the path of the database, which the log gets", async () => {
  const dataDir = join(folderWith({ taken: "a file" }), "taken", "below");
  const log: (string | null)[] = [];
  const store = openStored({ dataDir, databaseUrl: null, limit: 1e9 }, (trouble) => log.push(trouble));
  onTestFinished(() => store.close());

  await expect(store.names("shop.example")).rejects.toThrow("The store cannot be read: the database cannot be opened.");
  expect(log.join("\n")).toContain(dataDir);
});

test("beyond the limit queued data is dropped, the oldest first, and counted", async () => {
  const file = join(folderWith({ taken: "a file" }), "taken", "portcullis.db");
  await withStore(file, async (store) => {
    for (let n = 0; n < 6000; n++) store.keep(kept({ ...question, question: `${n}` }));
    await expect(store.flush()).rejects.toThrow("cannot be opened");
    expect(store.trouble()).toMatch(/results given up: [1-9]\d{2,}/);
  });
});
