import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { Thread } from "./thread.ts";

/** Kysely's way to a database in another thread. */
export function threadDialect(thread: Thread): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driverOf(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function driverOf(thread: Thread): Driver {
  const connection = connectionTo(thread);
  const command = (sql: string) => async (): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: () => Promise.resolve(),
    // Kysely hands it to one at a time, since the adapter knows a single one.
    acquireConnection: () => Promise.resolve(connection),
    // A transaction that writes after it has read would fail wherever somebody else wrote in between.
    beginTransaction: command("begin immediate"),
    commitTransaction: command("commit"),
    // After some errors, such as that of a full disk, SQLite has rolled back by itself, and there is nothing left to roll back.
    // That must not hide the error.
    rollbackTransaction: () => command("rollback")().catch(() => undefined),
    releaseConnection: () => Promise.resolve(),
    destroy: () => thread.close(),
  };
}

function connectionTo(thread: Thread): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await thread.run(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    // oxlint-disable-next-line require-yield -- nobody streams: pages are small.
    async *streamQuery() {
      throw new Error("a database in another thread is not streamed");
    },
  };
}
