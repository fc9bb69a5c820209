import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Statement, StatementResult } from "./store-worker.ts";

/** An error of SQLite. */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  /** The extended result code; null where the thread itself failed. */
  readonly code: number | null;

  constructor(message: string, code: number | null) {
    super(message);
    this.code = code;
  }
}

/** The outcome of a statement. */
type Answer = Extract<StatementResult, { readonly rows: unknown }>;

/** A database in its own thread. */
export interface DatabaseThread {
  /** Runs a statement; rejects with a `SqliteError`. */
  run(sql: string, parameters: readonly unknown[]): Promise<Answer>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Threads without a database, for the next one to open: starting a thread costs more than opening a database. */
const spare: Worker[] = [];

/** Programs have one database at a time. */
const mostSpare = 1;

/**
 * Opens a database in a thread, so that locks and slow disks block only that thread. The first statement opens the file, and again after a
 * failure; a dead thread is restarted.
 */
export function openThread(path: string): DatabaseThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const started = spare.pop() ?? startWorker();
    started.removeAllListeners();
    started.on("message", take);
    started.on("error", (error) => end(started, error as Error));
    started.on("exit", () => end(started, new SqliteError("the thread of the database has ended", null)));
    return started;
  }

  function take(told: StatementResult): void {
    const request = waiting.get(told.id);
    waiting.delete(told.id);
    if ("rows" in told) request?.resolve(told);
    else request?.reject(new SqliteError(told.message, told.code));
    // An idle thread does not keep the process alive.
    if (waiting.size === 0) worker?.unref();
  }

  function end(ended: Worker, error: Error): void {
    if (ended !== worker) return;
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(error);
  }

  function send(sql: string | null, parameters: readonly unknown[]): Promise<Answer> {
    worker ??= start();
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, path, sql, parameters } satisfies Statement, []);
    return promise;
  }

  return {
    run: send,
    async close() {
      if (worker) await send(null, []);
      const ended = worker;
      worker = null;
      if (ended) await putBy(ended);
    },
  };
}

function startWorker(): Worker {
  // Next to this file, bundled or not.
  return new Worker(new URL(`./store-worker${extname(import.meta.url)}`, import.meta.url));
}

/** Keeps a thread that has closed its database. */
async function putBy(worker: Worker): Promise<void> {
  if (spare.length >= mostSpare) return void (await worker.terminate());
  const forget = (): void => void spare.splice(0, spare.length, ...spare.filter((each) => each !== worker));
  worker.removeAllListeners();
  worker.on("error", forget);
  worker.on("exit", forget);
  worker.unref();
  spare.push(worker);
}
