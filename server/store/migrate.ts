import { sql, type Kysely } from "kysely";
import type { Engine } from "./engine.ts";
import { carryOut, schemaVersion } from "./migrations.ts";
import type { Tables } from "./tables.ts";
import { StoreTrouble, troubleWith } from "./trouble.ts";

/** The schema of a database before and after. */
export interface Migrated {
  readonly from: number;
  readonly to: number;
}

/**
 * Migrates the schema forward under a lock: several processes may start at once. A newer version is refused, since its tables are unknown.
 */
export async function migrate({ db, dialect }: Engine, to = schemaVersion): Promise<Migrated> {
  const found = await versionOf(db);
  refuseNewer(found);
  // A read-only disk can be used as long as no migration is needed.
  if (found >= to) return { from: found, to: found };
  return db.transaction().execute(async (tx) => {
    await dialect.lock(tx);
    await sql`create table if not exists migration (version bigint not null primary key, at bigint not null)`.execute(
      tx,
    );
    const from = await versionOf(tx);
    refuseNewer(from);
    await carryOut(tx, dialect, from, to);
    return { from, to: Math.max(from, to) };
  });
}

/** The number of migrations of a database; 0 without tables. */
export async function versionOf(db: Kysely<Tables>): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migration")) return 0;
  const { version } = await db
    .selectFrom("migration")
    .select(({ fn }) => fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

function refuseNewer(version: number): void {
  if (version <= schemaVersion) return;
  throw new StoreTrouble(troubleWith("newer", `schema ${version} > ${schemaVersion}`));
}
