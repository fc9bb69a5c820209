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
import type { DatabaseThread } from "./thread.ts";

/** Kysely's dialect for a database in another thread. */
export function threadDialect(thread: DatabaseThread): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driverOf(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function driverOf(thread: DatabaseThread): Driver {
  const connection = connectionTo(thread);
  const command = (sql: string) => async (): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: () => Promise.resolve(),
    // Kysely uses one connection at a time, since the adapter has only one.
    acquireConnection: () => Promise.resolve(connection),
    // A transaction that reads and then writes would fail after another process's write.
    beginTransaction: command("begin immediate"),
    commitTransaction: command("commit"),
    // After some errors, such as a full disk, SQLite has already rolled back. The failing rollback must not hide the error.
    rollbackTransaction: () => command("rollback")().catch(() => undefined),
    releaseConnection: () => Promise.resolve(),
    destroy: () => thread.close(),
  };
}

function connectionTo(thread: DatabaseThread): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await thread.run(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    // oxlint-disable-next-line require-yield -- nothing is streamed: pages are small.
    async *streamQuery() {
      throw new Error("a database in another thread is not streamed");
    },
  };
}
