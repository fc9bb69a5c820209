import { sql, type Transaction } from "kysely";
import type { Dialect } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** One step of the schema, forward only: what was released is never changed. */
type Migration = (dialect: Dialect) => readonly string[];

/** In their order: the version of a schema is how many of them it has. */
const migrations: readonly Migration[] = [
  ({ identity, bytes, clustered, references }) => [
    `create table domain (id ${identity}, name text not null unique)`,
    `create table target (id ${identity}, name text not null unique, domain_id bigint not null${references("domain")})`,
    "create index target_domain on target (domain_id)",
    `create table value (id ${identity}, kind text not null, text text not null, unique (kind, text))`,
    `create table observation (
       value_id bigint not null${references("value")},
       domain_id bigint not null,
       target_id bigint not null${references("target")},
       first_seen bigint not null,
       last_seen bigint not null,
       primary key (value_id, domain_id, target_id)
     )${clustered}`,
    "create index observation_target on observation (target_id)",
    `create table question (id ${identity}, digest ${bytes} not null unique, target_id bigint not null${references("target")})`,
    "create index question_target on question (target_id)",
    `create table content (id ${identity}, digest ${bytes} not null unique, body ${bytes} not null)`,
    `create table snapshot (
       question_id bigint not null${references("question")},
       observed_at bigint not null,
       version bigint not null,
       content_id bigint not null${references("content")},
       primary key (question_id, observed_at)
     )${clustered}`,
    "create index snapshot_content on snapshot (content_id)",
    `create table allowance (
       domain text not null,
       hour bigint not null,
       used bigint not null,
       primary key (domain, hour)
     )${clustered}`,
  ],
];

/** The version of the schema that this program knows. */
export const schemaVersion = migrations.length;

/** Carries out the migrations from one version to another. */
export async function carryOut(tx: Transaction<Tables>, dialect: Dialect, from: number, to: number): Promise<void> {
  for (const [index, migration] of migrations.slice(from, to).entries()) {
    for (const statement of migration(dialect)) await sql.raw(statement).execute(tx);
    await tx
      .insertInto("migration")
      .values({ version: from + index + 1, at: Date.now() })
      .execute();
  }
}
