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
 * Brings the schema up to date, forward only and under a lock: several processes may start at once. One of a newer version is refused
 * by name, since nobody here knows what its tables mean.
 */
export async function migrate({ db, dialect }: Engine, to = schemaVersion): Promise<Migrated> {
  const found = await versionOf(db);
  refuseNewer(found);
  // A disk that is read-only can be read as long as there is nothing to do.
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

/** How many migrations a database has; 0 for one that has no table yet. */
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
