import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { Watch } from "../keys/record.ts";
import type { Tables } from "./tables.ts";
import type { Trouble } from "./trouble.ts";
/** What differs between the engines; everything else is one code. */
export interface Engine {
    readonly db: Kysely<Tables>;
    readonly dialect: Dialect;
    /** Bytes in use. */
    size(): Promise<number>;
    /** Gives a little of what is free back to the file system. */
    shrink(): Promise<void>;
    /** What is damaged, in the words of the engine; empty where nothing is. */
    check(): Promise<readonly string[]>;
    /** What an error of it means; null for one that says something about what was written rather than about the place. */
    troubleOf(error: unknown): Trouble | null;
    /** Calls back after another process has changed an API key, within a quarter of a second, and whenever that may have been missed. */
    watchKeys(onChange: () => void): Watch;
    close(): Promise<void>;
}
/** The words that the two engines have for the same. */
export interface Dialect {
    /** A column that numbers its rows. */
    readonly identity: string;
    readonly bytes: string;
    /** Behind the columns of a table that is its own index. */
    readonly clustered: string;
    /** Behind a column that names a row which another process may be about to delete; one writer alone needs none. */
    readonly references: (table: string) => string;
    /** The elements of a JSON array, as a table with one column `value`. */
    each(json: string): RawBuilder<unknown>;
    /** Keeps others from migrating until the transaction ends. */
    lock(tx: Transaction<Tables>): Promise<void>;
    /** Tells other processes, once the transaction is through, that an API key has changed. */
    announce(tx: Transaction<Tables>): Promise<void>;
}
