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
  ({ bytes }) => [
    `create table api_key (
       id text not null primary key,
       digest ${bytes} not null unique,
       prefix text not null,
       owner text not null,
       name text not null,
       scopes text not null,
       rate_limit bigint,
       created_at bigint not null,
       expires_at bigint,
       revoked_at bigint,
       last_used_at bigint
     )`,
    "create index api_key_owner on api_key (owner)",
  ],
  // Times are ISO 8601 in UTC, and truth values 0 and 1: better-auth writes them so on both engines.
  () => [
    `create table person (
       id text not null primary key,
       email text not null unique,
       email_verified bigint not null,
       name text not null,
       image text,
       second_factor bigint,
       created_at text not null,
       updated_at text not null
     )`,
    `create table session (
       id text not null primary key,
       digest text not null unique,
       account_id text not null,
       network text,
       agent text,
       expires_at text not null,
       created_at text not null,
       updated_at text not null
     )`,
    "create index session_account on session (account_id)",
    `create table credential (
       id text not null primary key,
       account_id text not null,
       provider text not null,
       subject text not null,
       password text,
       access_token text,
       refresh_token text,
       id_token text,
       access_token_expires_at text,
       refresh_token_expires_at text,
       scope text,
       created_at text not null,
       updated_at text not null,
       unique (provider, subject)
     )`,
    "create index credential_account on credential (account_id)",
    `create table verification (
       id text not null primary key,
       digest text not null,
       value text not null,
       expires_at text not null,
       created_at text not null,
       updated_at text not null
     )`,
    "create index verification_digest on verification (digest)",
    `create table second_factor (
       id text not null primary key,
       account_id text not null unique,
       secret text not null,
       backup_codes text not null,
       is_confirmed bigint,
       failures bigint,
       locked_until text,
       last_code text
     )`,
    `create table account_link (
       digest text not null primary key,
       kind text not null,
       account_id text,
       email text not null,
       password text,
       expires_at bigint not null
     )`,
    "create index account_link_email on account_link (email)",
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
