import { DatabaseSync } from "node:sqlite";
import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, sql } from "kysely";
import { codeOf, whyNot } from "../../../src/settings/system-words.ts";
import type { Dialect, Engine } from "../engine.ts";
import type { Watch } from "../../accounts/keys/record.ts";
import type { Tables } from "../tables.ts";
import { StoreTrouble, troubleWith, type Trouble, type TroubleId } from "../trouble.ts";
import { ownJobs } from "./jobs.ts";
import { threadDialect } from "./dialect.ts";
import { openThread, SqliteError } from "./thread.ts";
import { makePrivateFolder } from "../../../src/core/private-folder.ts";

const dialect: Dialect = {
  identity: "integer primary key",
  bytes: "blob",
  clustered: " without rowid",
  // SQLite has a single writer.
  references: () => "",
  forUpdate: sql``,
  clock: null,
  each: (json) => sql`json_each(${json})`,
  // Its transactions begin with the only lock.
  lock: () => Promise.resolve(),
  lockAccount: () => Promise.resolve(),
  // Other connections see that the file has changed.
  announce: () => Promise.resolve(),
};

/** The pages returned at a time. */
const returned = 500;

/** Opens a file, and creates it readable only for its owner. Throws a `StoreTrouble`. */
export function openSqlite(path: string): Engine {
  makePlace(path);
  const db = new Kysely<Tables>({ dialect: threadDialect(openThread(path)) });

  async function pragma(name: string): Promise<number> {
    const { rows } = await sql.raw<Record<string, number>>(`pragma ${name}`).execute(db);
    return Object.values(rows[0] ?? {})[0] ?? 0;
  }

  return {
    db,
    dialect,
    jobs: ownJobs,
    async size() {
      const [pages, free, bytes] = [
        await pragma("page_count"),
        await pragma("freelist_count"),
        await pragma("page_size"),
      ];
      return (pages - free) * bytes;
    },
    async shrink() {
      if ((await pragma("freelist_count")) > returned) await pragma(`incremental_vacuum(${returned})`);
    },
    async check() {
      const { rows } = await sql<{ readonly integrity_check: string }>`pragma integrity_check(20)`.execute(db);
      return rows.map(({ integrity_check: said }) => said).filter((said) => said !== "ok");
    },
    troubleOf,
    watchKeys: (onChange) => watchFile(() => pragma("data_version"), onChange),
    close: () => db.destroy(),
  };
}

/** Milliseconds between two looks at the file. */
const glance = 100;

/** https://sqlite.org/pragma.html#pragma_data_version: it changes whenever another connection has written to the file. */
function watchFile(look: () => Promise<number>, onChange: () => void): Watch {
  let last: number | null = null;
  let seenAt = -Infinity;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function next(): Promise<void> {
    const version = await look().catch(() => null);
    if (isClosed) return;
    if (version !== null) seenAt = performance.now();
    if (version === null || version !== last) onChange();
    last = version;
    timer = setTimeout(() => void next(), glance).unref();
  }

  void next();
  return {
    // A process that was suspended does not know what it has missed.
    isLive: () => last !== null && performance.now() - seenAt < 2 * glance,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Creates a folder readable only for its owner. Throws the file system's error. */
export function makeOwnFolder(path: string): void {
  // The process's umask may have removed too much.
  if (makePrivateFolder(path)) chmodSync(path, 0o700);
}

/** A folder and a file readable only for their owner. */
function makePlace(path: string): void {
  try {
    makeOwnFolder(dirname(path));
    // Closing a descriptor of a file ends this process's locks on it (fcntl(2)), so a file that may be in use is not opened here:
    // https://sqlite.org/howtocorrupt.html §2.2.
    if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    const code = codeOf(error);
    // An existing file may still be readable.
    if (["EROFS", "EACCES", "EPERM"].includes(code) && existsSync(path)) return;
    // A user of the default folder has not named it, so the message does.
    const trouble = code === "ENOSPC" ? troubleWith("full") : troubleWith("unusable", `${path}: ${whyNot(error).en}`);
    throw new StoreTrouble(trouble, { cause: error });
  }
}

/** SQLite's extended result codes that say more: SQLITE_READONLY_DBMOVED, and SQLITE_IOERR_SHMSIZE, where there is no room for the `-shm` file. */
const exactTroubles: Readonly<Record<number, TroubleId>> = { 1032: "moved", 4874: "full" };

/** SQLite's primary result codes that concern the place. */
const troubles: Readonly<Record<number, TroubleId>> = {
  3: "refused",
  5: "locked",
  6: "locked",
  7: "failed",
  8: "read-only",
  10: "failed",
  11: "damaged",
  13: "full",
  14: "unusable",
  15: "locked",
  26: "foreign",
};

function troubleOf(error: unknown): Trouble | null {
  if (error instanceof StoreTrouble) return error.trouble;
  if (!(error instanceof SqliteError)) return null;
  if (error.code === null) return troubleWith("failed", error.message);
  const exact = exactTroubles[error.code];
  if (exact !== undefined) return troubleWith(exact);
  const id = troubles[error.code & 0xff];
  return id === undefined ? null : troubleWith(id, id === "failed" || id === "damaged" ? error.message : "");
}

/** Whether a file is one of our databases, without writing to it. */
export function isDatabase(path: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true });
    const found = db
      .prepare("select count(*) as count from sqlite_master where name in ('migration', 'snapshot')")
      .get();
    return found?.["count"] === 2;
  } catch {
    return false;
  } finally {
    db?.close();
  }
}
