import { createHash } from "node:crypto";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  constants,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { sql } from "kysely";
import { dirname } from "node:path";
import { counted, plural } from "../../src/core/plural.ts";
import { openEngine } from "./archive.ts";
import type { Engine } from "./engine.ts";
import { openStore } from "./open.ts";
import { migrate, versionOf, type Migrated } from "./migrate.ts";
import { schemaVersion } from "./migrations.ts";
import { fileIn, storeLocationOf, secretIn, type StoreLocation } from "./place.ts";
import { isDatabase, makeOwnFolder } from "./sqlite/engine.ts";
import { StoreTrouble, troubleWith } from "./trouble.ts";

/** The result of `portcullis db check`. */
export interface StoreExamination {
  readonly version: number;
  /** The schema version of this program. */
  readonly known: number;
  readonly results: number;
  readonly observations: number;
  /** Problems, one sentence each; empty for none. */
  readonly damages: readonly string[];
}

/** The command line's functions for a store. */
export const storeAdmin = {
  migrateAt,
  examine,
  checkSource,
  backUp,
  restore,
  read,
  fileIn,
  secretIn,
  placeOf: storeLocationOf,
} as const;

/** Milliseconds for which another process's lock is awaited. */
const patience = 10_000;

/** The same for telling a running server from a short write. */
const ownPatience = 500;

/** Migrates a database; rejects with a `StoreTrouble`. */
export function migrateAt(place: StoreLocation): Promise<Migrated> {
  return withEngine(place, (engine) => migrate(engine));
}

/** Reads a whole database; rejects with a `StoreTrouble` where it cannot be read. */
export function examine(place: StoreLocation): Promise<StoreExamination> {
  return withEngine(existing(place), async (engine) => {
    const version = await versionOf(engine.db);
    refuseUnknown(version);
    const damages = [...(await engine.check())];
    if (version < schemaVersion) return { version, known: schemaVersion, results: 0, observations: 0, damages };
    damages.push(...(await dangling(engine)), ...(await spoiled(engine)));
    const [results, observations] = [await countOf(engine, "snapshot"), await countOf(engine, "observation")];
    return { version, known: schemaVersion, results, observations, damages };
  });
}

/** Opens a store for reading; rejects with a `StoreTrouble` if there is none. */
async function read(place: StoreLocation): Promise<ReturnType<typeof openStore>> {
  return openStore({ place: existing(place) });
}

/** Rejects with a `StoreTrouble` where a database file cannot be backed up. */
async function checkSource(file: string): Promise<void> {
  await withEngine(existing({ file }), async ({ db }) => refuseUnknown(await versionOf(db)));
}

/**
 * Copies a database file, even while it is in use; the copy replaces its target atomically. Its errors are about the target; {@link checkSource}
 * comes first.
 */
async function backUp(source: string, target: string): Promise<void> {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory())
    throw Object.assign(new Error("the target is a folder"), { code: "EISDIR", syscall: "open" });
  // Replacing an earlier copy is normal; a mistyped name must not overwrite another file.
  if (found && !isDatabase(target)) throw new StoreTrouble(troubleWith("foreign"));
  const part = `${target}.${process.pid}.part`;
  try {
    // Readable only for its owner.
    closeSync(openSync(part, "wx", 0o600));
    await withEngine({ file: source }, ({ db }) => sql`vacuum into ${part}`.execute(db));
    renameSync(part, target);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Replaces a database file with a migrated copy. Refuses a copy that is damaged or of a newer version, and a database in use. The previous
 * file is kept next to it under a free name: its path, or null where there was none.
 */
async function restore(copy: string, target: string): Promise<string | null> {
  const part = `${target}.${process.pid}.part`;
  try {
    makeOwnFolder(dirname(target));
    copyFileSync(copy, part, constants.COPYFILE_EXCL);
    chmodSync(part, 0o600);
    // A database that was copied with its write-ahead log has its last results there.
    if (existsSync(`${copy}-wal`)) copyFileSync(`${copy}-wal`, `${part}-wal`);
    await withEngine({ file: part }, async (engine) => {
      const damages = await engine.check();
      if (damages.length > 0) throw new StoreTrouble(troubleWith("damaged", damages[0]));
      // An empty file, without a backup in it, is a database without tables.
      if ((await versionOf(engine.db)) === 0) throw new StoreTrouble(troubleWith("foreign"));
      await migrate(engine);
      // Merges the write-ahead log into the file.
      await sql`pragma journal_mode = delete`.execute(engine.db);
    });
    const before = existsSync(target) ? await setAside(target) : null;
    renameSync(part, target);
    return before;
  } finally {
    for (const each of [part, `${part}-wal`, `${part}-shm`]) rmSync(each, { force: true });
  }
}

async function setAside(target: string): Promise<string> {
  const before = freeName(`${target}.before`);
  try {
    // The journal mode cannot be changed while another process has the file open.
    await withEngine({ file: target }, ({ db }) => sql`pragma journal_mode = delete`.execute(db), ownPatience);
  } catch (error) {
    const id = error instanceof StoreTrouble ? error.trouble.id : "failed";
    // A damaged file may be replaced.
    if (id === "locked") throw new StoreTrouble(troubleWith("used"), { cause: error });
    if (id !== "damaged" && id !== "foreign") throw error;
  }
  renameSync(target, before);
  for (const rest of [`${target}-wal`, `${target}-shm`]) rmSync(rest, { force: true });
  return before;
}

/** After restoring a wrong copy and then the right one, the original still exists. */
function freeName(path: string): string {
  for (let [name, count] = [path, 2]; ; name = `${path}.${count++}`) if (!existsSync(name)) return name;
}

/** A look at a missing file must not create it. */
export function existing(place: StoreLocation): StoreLocation {
  if ("file" in place && !existsSync(place.file)) throw new StoreTrouble(troubleWith("absent"));
  return place;
}

function refuseUnknown(version: number): void {
  if (version > schemaVersion) throw new StoreTrouble(troubleWith("newer", `schema ${version} > ${schemaVersion}`));
}

/** Runs with an engine that is closed afterwards; waits for another process's lock. */
export async function withEngine<T>(
  place: StoreLocation,
  run: (engine: Engine) => Promise<T>,
  longest = patience,
): Promise<T> {
  const engine = await openEngine(place);
  const until = performance.now() + longest;
  try {
    for (;;) {
      try {
        return await run(engine);
      } catch (error) {
        const trouble = engine.troubleOf(error);
        if (trouble?.id === "locked" && performance.now() < until) await sleep(50);
        else throw trouble ? new StoreTrouble(trouble, { cause: error }) : error;
      }
    }
  } finally {
    await engine.close();
  }
}

/** Rows with dangling references. */
async function dangling({ db }: Engine): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [table, column, other] of [
    ["snapshot", "question_id", "question"],
    ["snapshot", "content_id", "content"],
    ["question", "target_id", "target"],
    ["observation", "target_id", "target"],
    ["observation", "value_id", "value"],
    ["observation", "domain_id", "domain"],
    ["target", "domain_id", "domain"],
    ["watch_check", "watch_id", "watch"],
    ["digest_entry", "channel_id", "channel"],
    ["pending_alert", "channel_id", "channel"],
    ["delivery", "channel_id", "channel"],
  ] as const) {
    const { rows } = await sql<{ readonly count: number }>`
      select count(*) as count from ${sql.table(table)} a
      where not exists (select 1 from ${sql.table(other)} b where b.id = a.${sql.ref(column)})`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push(`${table}: ${counted(count, orphans)} ${other}`);
  }
  return found;
}

/** How the parts of a damage are counted. */
const orphans = { one: "row without its", other: "rows without their" };
const spoiledResults = { one: "result is not what it was", other: "results are not what they were" };

const inflate = promisify(inflateRaw);

/** Contents that do not match their digest. */
async function spoiled({ db }: Engine): Promise<readonly string[]> {
  let [from, count] = [0, 0];
  for (;;) {
    const rows = await db.selectFrom("content").selectAll().where("id", ">", from).orderBy("id").limit(100).execute();
    for (const { digest, body } of rows) {
      const json = await inflate(body).catch(() => Buffer.from(""));
      if (!createHash("sha256").update(json).digest().equals(digest)) count++;
    }
    from = rows.at(-1)?.id ?? 0;
    if (rows.length === 0) return count > 0 ? [`content: ${count} ${plural(count, spoiledResults)}`] : [];
  }
}

async function countOf({ db }: Engine, table: "snapshot" | "observation"): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
