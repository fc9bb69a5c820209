import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort } from "node:worker_threads";

/** One statement. */
export interface Statement {
  readonly id: number;
  /** The file of the database. Another one may follow once it is closed. */
  readonly path: string;
  /** Null closes the database. */
  readonly sql: string | null;
  readonly parameters: readonly unknown[];
}

/** Its outcome. */
export type StatementResult =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly id: number; readonly message: string; readonly code: number | null };

// "PORT": marks our files.
const applicationId = 0x50_4f_52_54;

/** Cached prepared statements: more than the program has. */
const mostPrepared = 200;

// Milliseconds for a lock: waiting blocks this thread, and reads wait for it, too.
const patience = 20;

// SQLITE_READONLY_DBMOVED, which SQLite itself does not check in WAL mode.
const moved = 1032;

interface Opened {
  readonly file: DatabaseSync;
  readonly isReadOnly: boolean;
  /** Device and inode. */
  readonly identity: string;
}

let path = "";
const prepared = new Map<string, StatementSync>();
let database: Opened | null = null;

parentPort?.on("message", ({ id, path: asked, sql, parameters }: Statement) => {
  path = asked;
  try {
    if (sql === null) close();
    parentPort?.postMessage(sql === null ? { id, rows: [], changes: 0 } : { id, ...run(sql, parameters) }, []);
  } catch (error) {
    const { message, errcode = null } = error as Error & { readonly errcode?: number };
    parentPort?.postMessage({ id, message, code: errcode }, []);
  }
});

function run(text: string, parameters: readonly unknown[]): { readonly rows: unknown[]; readonly changes: number } {
  if (database && text.startsWith("begin")) look(database);
  database ??= open();
  const statement = prepare(database.file, text);
  const values = parameters as readonly SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

/** Before each write: a read-only file may be writable by now, and a file that was removed or replaced must no longer be written. */
function look({ isReadOnly, identity }: Opened): void {
  const isMoved = identity !== identityOf();
  if (isReadOnly || isMoved) close();
  if (isMoved) throw Object.assign(new Error("the database file was removed or replaced"), { errcode: moved });
}

function identityOf(): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev} ${file.ino}` : "none";
}

function close(): void {
  prepared.clear();
  database?.file.close();
  database = null;
}

function prepare(opened: DatabaseSync, text: string): StatementSync {
  const known = prepared.get(text);
  if (known) return known;
  if (prepared.size >= mostPrepared) prepared.clear();
  const statement = opened.prepare(text);
  prepared.set(text, statement);
  return statement;
}

/** Opens the file; where its folder is not writable, in its state when it was last closed. */
function open(): Opened {
  try {
    return openAt(path, false);
  } catch (error) {
    const { errcode = 0 } = error as { readonly errcode?: number };
    // SQLITE_READONLY, SQLITE_CANTOPEN: the file may be readable although its folder is not writable.
    if (![8, 14].includes(errcode & 0xff)) throw error;
    try {
      return openAt(`file:${path.split("/").map(encodeURIComponent).join("/")}?immutable=1`, true);
    } catch {
      throw error;
    }
  }
}

function openAt(place: string, isReadOnly: boolean): Opened {
  const opened = new DatabaseSync(place, { readOnly: isReadOnly, timeout: patience });
  try {
    claim(opened, isReadOnly);
    return { file: opened, isReadOnly, identity: identityOf() };
  } catch (error) {
    opened.close();
    throw error;
  }
}

function claim(opened: DatabaseSync, readOnly: boolean): void {
  const { page_count: pages } = opened.prepare("pragma page_count").get() as { readonly page_count: number };
  const { application_id: id } = opened.prepare("pragma application_id").get() as { readonly application_id: number };
  // SQLITE_NOTADB.
  if (pages > 0 && id !== applicationId) throw Object.assign(new Error("another program's database"), { errcode: 26 });
  // Both only work on an empty file, and in one transaction: the first writes a page, and another opener must not see it without the id.
  if (pages === 0) {
    opened.exec(`begin; pragma auto_vacuum = incremental; pragma application_id = ${applicationId}; commit`);
  }
  if (!readOnly)
    opened.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 4000; pragma journal_size_limit = 67108864");
  // A killed process loses no committed data; a power failure may lose the last moments, without damage.
  opened.exec("pragma synchronous = normal; pragma cache_size = -32768; pragma temp_store = memory");
}
