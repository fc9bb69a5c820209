import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { schemaVersion } from "./migrations.ts";
import { openStore } from "./open.ts";
import { storedSecret } from "./encryption/stored-secret.ts";
import { fileIn } from "./place.ts";
import { portcullis, type Outcome } from "../../test/cli/terminal.ts";
import { folderWith } from "../../test/folder.ts";
import { kept, sighting } from "../../test/store/kept.ts";

const question = { check: "dns", question: "dns []", version: 1, since: 0 };

/** A data folder with a result in it. */
async function dataDir(target = "shop.example"): Promise<string> {
  const folder = join(folderWith({}), "state", "portcullis");
  await writing(folder, target);
  return folder;
}

async function writing(folder: string, target: string): Promise<void> {
  const store = openStore({ place: { file: fileIn(folder) } });
  store.keep(kept({ ...question, target, observations: [sighting(target, "dns:a", "192.0.2.1")] }));
  await store.flush();
  await store.close();
}

function run(folder: string, ...args: readonly string[]): Promise<Outcome> {
  return portcullis([...args], { env: { PORTCULLIS_DATA_DIR: folder } });
}

async function targetIn(folder: string): Promise<string | undefined> {
  const store = openStore({ place: { file: fileIn(folder) } });
  const found = await store.find(question);
  await store.close();
  return found?.target;
}

test("the folder and the file are readable only for their owner", async () => {
  const folder = await dataDir();

  const modes = [folder, fileIn(folder)].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(["700", "600"]);
  expect(readdirSync(folder)).toEqual(["portcullis.db"]);
});

test("db migrate creates a database, and has nothing to do the second time", async () => {
  const folder = join(folderWith({}), "new");

  expect(await run(folder, "db", "migrate")).toMatchObject({
    code: 0,
    out: `The database was upgraded from schema 0 to ${schemaVersion}.\n`,
  });
  expect(await run(folder, "db", "migrate")).toMatchObject({
    code: 0,
    out: `The database is up to date: schema ${schemaVersion}.\n`,
  });
});

test("db check counts the rows, and creates no file if there is none", async () => {
  const folder = await dataDir();
  const none = join(folderWith({}), "none");

  expect(await run(folder, "db", "check")).toMatchObject({
    code: 0,
    out: "No damage found: 1 result, 1 observation.\n",
  });
  expect(await run(none, "db", "check")).toMatchObject({ code: 2, out: "" });
  expect(existsSync(none)).toBe(false);
});

test.for<readonly [what: string, damage: string, words: string]>([
  ["a result that was changed", "update content set body = zeroblob(10)", "1 result is not what it was"],
  [
    "a row without what it refers to",
    "pragma foreign_keys = off; delete from content",
    "snapshot: 1 row without its content",
  ],
  ["observations without a target", "delete from target", "observation: 1 row without its target"],
])("db check reports %s, and exits with 1", async ([, damage, words]) => {
  const folder = await dataDir();
  const database = new DatabaseSync(fileIn(folder), { enableForeignKeyConstraints: false });
  database.exec(damage);
  database.close();

  const { code, out } = await run(folder, "db", "check");
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining(words) as string });
});

test.for([
  ["overwritten pages", 4096, -4096],
  ["an overwritten header", 0, 100],
  ["an overwritten first page", 100, 4096],
] as const)("a file with %s is reported as damaged, and db check exits with 1", async ([, from, to]) => {
  const folder = await dataDir();
  const bytes = readFileSync(fileIn(folder));
  writeFileSync(fileIn(folder), bytes.fill(0xaa, from, to < 0 ? bytes.length + to : to));

  const { code, out } = await run(folder, "db", "check");
  expect({ code, out }).toEqual({ code: 1, out: expect.stringMatching(/^Damaged: /) as string });
});

test("a backup is created while the server runs, and restored", async () => {
  const folder = await dataDir("first.example");
  const copy = join(folderWith({}), "copy.db");
  const running = openStore({ place: { file: fileIn(folder) } });
  running.keep(kept({ ...question, question: "other", target: "other.example" }));
  await running.flush();

  expect(await run(folder, "backup", copy)).toMatchObject({ code: 0, out: `Backup written to ${copy}.\n` });
  expect((statSync(copy).mode & 0o777).toString(8)).toBe("600");
  // While it runs, its file is not replaced.
  const refused = await run(folder, "restore", copy);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("stop it first") as string });
  expect(refused.err).toContain(folder);
  expect(refused.err).not.toContain(copy);
  await running.close();
  await writing(folder, "second.example");
  expect(await targetIn(folder)).toBe("first.example");

  const fresh = join(folderWith({}), "fresh");
  expect(await run(fresh, "restore", copy)).toMatchObject({ code: 0, out: `Restored from ${copy}.\n`, err: "" });
  expect(await targetIn(fresh)).toBe("first.example");
  expect(await run(folder, "restore", copy)).toMatchObject({
    code: 0,
    err: `The previous database is kept as ${fileIn(folder)}.before.\n`,
  });
  expect(readdirSync(folder).toSorted()).toEqual(["portcullis.db", "portcullis.db.before"]);
}, 40_000);

test("restore reads the results in the write-ahead log beside a copied database", async () => {
  const folder = join(folderWith({}), "state", "portcullis");
  const copy = join(folderWith({}), "copy.db");
  const store = openStore({ place: { file: fileIn(folder) } });
  store.keep(kept({ ...question, observations: [] }));
  await store.flush();
  for (const suffix of ["", "-wal"]) copyFileSync(fileIn(folder) + suffix, copy + suffix);
  await store.close();
  const fresh = folderWith({});

  expect(await run(fresh, "restore", copy)).toMatchObject({ code: 0, err: "" });
  expect(await targetIn(fresh)).toBe("shop.example");
  expect(readdirSync(fresh)).toEqual(["portcullis.db"]);
});

test("a second restore keeps the file that the first one set aside", async () => {
  const folder = await dataDir("first.example");
  const copy = join(folderWith({}), "copy.db");
  await run(folder, "backup", copy);
  await run(folder, "restore", copy);
  await writing(folder, "second.example");

  expect(await run(folder, "restore", copy)).toMatchObject({
    code: 0,
    err: `The previous database is kept as ${fileIn(folder)}.before.2.\n`,
  });
  expect(readdirSync(folder).toSorted()).toEqual(["", ".before", ".before.2"].map((end) => `portcullis.db${end}`));
}, 40_000);

test("a database of a newer version is neither checked nor backed up, and the error names it", async () => {
  const folder = await dataDir();
  const database = new DatabaseSync(fileIn(folder));
  database.exec(`insert into migration values (${schemaVersion + 1}, 1)`);
  database.close();
  const copy = join(folderWith({}), "copy.db");

  for (const args of [
    ["db", "check"],
    ["backup", copy],
  ]) {
    const { code, out, err } = await run(folder, ...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(`PORTCULLIS_DATA_DIR names ${folder}`);
    expect(err).toContain("a newer version of portcullis made the database");
  }
  expect(existsSync(copy)).toBe(false);
});

test("a backup says that the server's secret is not included", async () => {
  const folder = await dataDir();
  const secret = storedSecret(folder);
  const { code, err } = await run(folder, "backup", join(folderWith({}), "copy.db"));

  expect(code).toBe(0);
  expect(err).toContain(`${join(folder, "secret")} is not part of the backup. Copy it too`);
  expect(err).not.toContain(secret);
});

test("an invalid backup is not restored, and changes nothing", async () => {
  const folder = await dataDir();
  const foreign = join(folderWith({}), "foreign.db");
  const database = new DatabaseSync(foreign);
  database.exec("create table a (b)");
  database.close();
  const text = folderWith({
    "text.db": "no database, and long enough to be taken for one".repeat(100),
    "empty.db": "",
  });
  const before = readFileSync(fileIn(folder));

  for (const path of [foreign, join(text, "text.db"), join(text, "none.db"), join(text, "empty.db"), text]) {
    const { code, err } = await run(folder, "restore", path);
    expect({ code, path }).toEqual({ code: 2, path });
    expect(err).toContain(path);
  }
  expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(["portcullis.db"]);
});

test.for<readonly [args: readonly string[], words: string]>([
  [["db"], "task is missing"],
  [["db", "chek"], "Did you mean check?"],
  [["db", "constructor"], "task must be one of migrate, check"],
  [["db", "check", "more"], "Unknown argument more"],
  [["backup"], "file is missing"],
  [["restore", "a", "b"], "Unknown argument b"],
  [["backup", "/proc/none/copy.db"], "/proc/none/copy.db"],
])("%j is refused", async ([args, words]) => {
  const { code, err } = await run(await dataDir(), ...args);

  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(words) as string });
});

test("a backup takes the place of an earlier one, and of no other file", async () => {
  const folder = folderWith({ "notes.txt": "mine", "empty.db": "" });
  await run(folder, "db", "migrate");
  const copy = join(folder, "copy.db");

  for (const _ of [1, 2]) expect(await run(folder, "backup", copy)).toMatchObject({ code: 0 });
  for (const name of ["notes.txt", "empty.db"])
    expect(await run(folder, "backup", join(folder, name))).toMatchObject({
      code: 2,
      err: /not a portcullis database/,
    });
  expect(readFileSync(join(folder, "notes.txt"), "utf8")).toBe("mine");
});

test("errors of a backup name the copy or the database, whichever is wrong", async () => {
  const [folder, other] = [await dataDir(), folderWith({ file: "in the way" })];
  const nowhere = join(other, "nowhere");
  const copy = join(other, "copy.db");

  expect((await run(nowhere, "backup", copy)).err).toMatch(
    /^portcullis: PORTCULLIS_DATA_DIR names .*nowhere, .*no database in it/,
  );
  expect((await run(folder, "backup", join(other, "file", "x"))).err).toMatch(/^portcullis: file names .*not a folder/);
  expect((await run(folder, "backup", join(nowhere, "x"))).err).toMatch(
    /^portcullis: file names .*its folder does not exist/,
  );
  expect((await run(folder, "backup", other)).err).toMatch(/^portcullis: file names .*it is a folder/);
  expect(readdirSync(other)).toEqual(["file"]);
});

test("a backup does not take the place of the database", async () => {
  const folder = await dataDir();

  const { code, err } = await run(folder, "backup", fileIn(folder));
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringContaining("this is the database file itself") as string,
  });
});

test("PostgreSQL is backed up by its own tools, and its password is not shown", async () => {
  const env = { PORTCULLIS_DATABASE_URL: "postgres://ptc:geheim@127.0.0.1:9/none" };

  for (const command of ["backup", "restore"]) {
    const { code, err } = await portcullis([command, "copy.db"], { env });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("pg_dump") as string });
  }
  const { code, err } = await portcullis(["db", "check"], { env });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("cannot be reached") as string });
  expect(err).not.toContain("geheim");
});

test("an unwritable folder is reported", async () => {
  const file = join(folderWith({ file: "in the way" }), "file");
  chmodSync(file, 0o600);

  const { code, err } = await run(join(file, "below"), "db", "migrate");
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("ENOTDIR") as string });
});
