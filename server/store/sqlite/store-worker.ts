import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** What a database is opened with. */
export interface Opening {
  readonly path: string;
}

/** One statement. */
export interface Ask {
  readonly id: number;
  /** Null ends the thread. */
  readonly sql: string | null;
  readonly parameters: readonly unknown[];
}

/** What became of it. */
export type Told =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly id: number; readonly message: string; readonly code: number | null };

// "PORT": tells our files from those of other programs.
const applicationId = 0x50_4f_52_54;

/** Statements that stay prepared: more than the program has. */
const mostPrepared = 200;

// A lock that another process holds stops this thread, and nobody but this thread: not for long, since reading waits for it, too.
const patience = 20;

const { path } = workerData as Opening;
const prepared = new Map<string, StatementSync>();
let database: DatabaseSync | null = null;

parentPort?.on("message", ({ id, sql, parameters }: Ask) => {
  try {
    if (sql === null) database?.close();
    parentPort?.postMessage(sql === null ? { id, rows: [], changes: 0 } : { id, ...run(sql, parameters) }, []);
    if (sql === null) parentPort?.close();
  } catch (error) {
    const { message, errcode = null } = error as Error & { readonly errcode?: number };
    parentPort?.postMessage({ id, message, code: errcode }, []);
  }
});

function run(text: string, parameters: readonly unknown[]): { readonly rows: unknown[]; readonly changes: number } {
  database ??= open();
  const statement = prepare(database, text);
  const values = parameters as readonly SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

function prepare(opened: DatabaseSync, text: string): StatementSync {
  const known = prepared.get(text);
  if (known) return known;
  if (prepared.size >= mostPrepared) prepared.clear();
  const statement = opened.prepare(text);
  prepared.set(text, statement);
  return statement;
}

/** Opens the file; where nothing can be written beside it, as it stood when it was closed last. */
function open(): DatabaseSync {
  try {
    return openAt(path, false);
  } catch (error) {
    const { errcode = 0 } = error as { readonly errcode?: number };
    // SQLITE_READONLY, SQLITE_CANTOPEN: the file may be readable where its folder is not writable.
    if (![8, 14].includes(errcode & 0xff)) throw error;
    try {
      return openAt(`file:${path.split("/").map(encodeURIComponent).join("/")}?immutable=1`, true);
    } catch {
      throw error;
    }
  }
}

function openAt(place: string, readOnly: boolean): DatabaseSync {
  const opened = new DatabaseSync(place, { readOnly, timeout: patience });
  try {
    claim(opened, readOnly);
    return opened;
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
  // Both take effect on an empty file alone.
  if (pages === 0) opened.exec(`pragma auto_vacuum = incremental; pragma application_id = ${applicationId}`);
  if (!readOnly)
    opened.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 4000; pragma journal_size_limit = 67108864");
  // A process that is killed loses nothing that was committed; a power cut may lose the last moments, and damages nothing.
  opened.exec("pragma synchronous = normal; pragma cache_size = -32768; pragma temp_store = memory");
}
