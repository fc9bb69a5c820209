import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { Watch } from "../accounts/keys/record.ts";
import type { Tables } from "./tables.ts";
import type { JobTable } from "./jobs/table.ts";
import type { Trouble } from "./trouble.ts";

/** The differences between the engines; all other code is shared. */
export interface Engine {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  readonly jobs: JobTable;
  /** Bytes in use. */
  size(): Promise<number>;
  /** Returns some free space to the file system. */
  shrink(): Promise<void>;
  /** Damage, in the engine's words; empty for none. */
  check(): Promise<readonly string[]>;
  /** The trouble behind an error; null for one about the written data and not the database. */
  troubleOf(error: unknown): Trouble | null;
  /** Calls back within a quarter of a second after another process has changed an API key, and whenever a change may have been missed. */
  watchKeys(onChange: () => void): Watch;
  close(): Promise<void>;
}

/** A transaction, and the jobs of its database. */
export type JobTransaction = Pick<Engine, "db" | "jobs">;

/** The engines' different SQL for the same. */
export interface Dialect {
  /** An auto-increment column. */
  readonly identity: string;
  readonly bytes: string;
  /** The suffix of a clustered table. */
  readonly clustered: string;
  /** The suffix of a column that references a row which another process may delete; empty for a single writer. */
  readonly references: (table: string) => string;
  /** The suffix of a query whose rows no other transaction may change until this one ends; empty for a single writer. */
  readonly forUpdate: RawBuilder<unknown>;
  /** The time of the database in milliseconds since 1970; null where it has only the clocks of its processes. */
  readonly clock: RawBuilder<number> | null;
  /** A JSON array's elements, as a table with one column `value`. */
  each(json: string): RawBuilder<unknown>;
  /** Blocks concurrent migrations until the transaction ends. */
  lock(tx: Transaction<Tables>): Promise<void>;
  /** Blocks transactions about the same account until this one ends, so that a limit that it checks holds. */
  lockAccount(tx: Transaction<Tables>, account: string): Promise<void>;
  /** Notifies other processes after the commit that an API key has changed. */
  announce(tx: Transaction<Tables>): Promise<void>;
}
