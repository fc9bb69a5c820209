import type { Opening, Told } from "./store-worker.ts";
/** An error of SQLite. */
export declare class SqliteError extends Error {
    readonly name = "SqliteError";
    /** The extended result code; null where the thread itself failed. */
    readonly code: number | null;
    constructor(message: string, code: number | null);
}
/** What a statement came to. */
type Answer = Extract<Told, {
    readonly rows: unknown;
}>;
/** A database in a thread of its own. */
export interface Thread {
    /** Runs a statement; rejects with a `SqliteError`. */
    run(sql: string, parameters: readonly unknown[]): Promise<Answer>;
    close(): Promise<void>;
}
/**
 * Opens a database in a thread: whoever holds its lock, or a disk that is slow, makes that thread wait and no other. The file is
 * opened by the first statement, and again where that failed; a thread that died is started anew.
 */
export declare function openThread(opening: Opening): Thread;
export {};
