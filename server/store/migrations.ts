import { sql, type Transaction } from "kysely";
import type { Dialect } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** One step of the schema, forward only: released steps are never changed. */
type Migration = (dialect: Dialect) => readonly string[];

/** In order: a schema's version is the number of its migrations. */
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
  ({ bytes, clustered }) => [
    `create table watch (
       id text not null primary key,
       account text not null,
       target text not null,
       domain text not null,
       checks text not null,
       every bigint not null,
       phase bigint not null,
       from_file bigint not null,
       paused_at bigint,
       muted_until bigint,
       created_at bigint not null,
       unique (account, target)
     )`,
    "create index watch_domain on watch (domain)",
    `create table watch_check (
       watch_id text not null,
       check_id text not null,
       due_at bigint,
       attempt text,
       failures bigint not null,
       to_confirm text,
       runs bigint not null,
       ran_at bigint,
       reason text,
       observed_at bigint,
       version bigint,
       question text,
       body ${bytes},
       primary key (watch_id, check_id)
     )`,
    "create index watch_check_due on watch_check (due_at)",
    `create table job (
       name text not null primary key,
       added_at bigint not null,
       attempt text,
       lease_until bigint
     )${clustered}`,
    "create index job_waiting on job (added_at)",
    `create table node (name text not null primary key, seen_at bigint not null)${clustered}`,
    `create table ownership (
       account text not null,
       domain text not null,
       token text not null,
       created_at bigint not null,
       primary key (account, domain)
     )${clustered}`,
    `create table ownership_proof (
       account text not null,
       domain text not null,
       name text not null,
       kind text not null,
       proven_at bigint not null,
       checked_at bigint not null,
       primary key (account, name, kind)
     )${clustered}`,
  ],
  ({ identity, bytes, clustered }) => [
    `create table standing (
       target text not null,
       check_id text not null,
       revision bigint not null,
       body ${bytes} not null,
       primary key (target, check_id)
     )${clustered}`,
    `create table change (
       id ${identity},
       domain text not null,
       target text not null,
       check_id text not null,
       key text not null,
       field text not null,
       subject text,
       old_value text,
       new_value text,
       direction text not null,
       severity text not null,
       at bigint not null,
       confirmed_at bigint,
       last_seen bigint not null,
       is_latest bigint not null,
       unique (target, check_id, key, at)
     )`,
    "create index change_domain on change (domain, at)",
    "create index change_latest on change (target, check_id, is_latest)",
  ],
  // Times are ISO 8601 in UTC, and booleans 0 and 1: better-auth writes this on both engines.
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
  ({ identity, references }) => [
    `create table channel (
       id text not null primary key,
       account text not null,
       kind text not null,
       name text not null,
       language text not null,
       mode text not null,
       digest_hour bigint not null,
       digest_at bigint,
       min_severity text not null,
       address text not null,
       shown text not null,
       secret text,
       nonce text not null,
       confirm_until bigint,
       confirmed_at bigint,
       disabled_at bigint,
       disabled_reason text,
       created_at bigint not null
     )`,
    "create index channel_account on channel (account)",
    "create index channel_digest on channel (digest_at)",
    `create table digest_entry (
       id ${identity},
       channel_id text not null${references("channel") && `${references("channel")} on delete cascade`},
       body text not null
     )`,
    "create index digest_entry_channel on digest_entry (channel_id, id)",
    `create table delivery (
       id text not null primary key,
       channel_id text not null${references("channel") && `${references("channel")} on delete cascade`},
       account text not null,
       kind text not null,
       body text not null,
       created_at bigint not null,
       due_at bigint,
       attempt text,
       lease_until bigint,
       attempts bigint not null,
       state text not null,
       finished_at bigint,
       status bigint,
       reason text
     )`,
    "create index delivery_due on delivery (due_at)",
    "create index delivery_channel on delivery (channel_id, created_at)",
  ],
  // The id of the key that a rotation made.
  () => ["alter table api_key add column replaced_by text"],
  // SQLite's job queue; PostgreSQL has pg-boss. `job` stays for the leases of leaders and for older processes beside this one.
  ({ identity }) => [
    `create table background_job (
       id ${identity},
       kind text not null,
       key text not null,
       payload text not null,
       group_id text,
       run_at bigint not null,
       attempt bigint not null,
       attempts bigint not null,
       lease text,
       lease_until bigint,
       failed_at bigint,
       reason text
     )`,
    "create unique index background_job_waiting on background_job (kind, key) where lease is null and failed_at is null",
    "create index background_job_due on background_job (kind, run_at)",
    "create index background_job_leased on background_job (kind, key) where lease is not null",
  ],
  // The settings of a watch's alerts as JSON, and the changes that wait for the end of a sweep or of a maintenance window.
  ({ identity, references }) => [
    "alter table watch add column alerts text",
    `create table pending_alert (
       id ${identity},
       channel_id text not null${references("channel") && `${references("channel")} on delete cascade`},
       domain text not null,
       created_at bigint not null,
       release_at bigint not null,
       body text not null
     )`,
    "create index pending_alert_channel on pending_alert (channel_id, domain, id)",
  ],
  // The template of a webhook.
  () => ["alter table channel add column template text"],
  // Runs: many inputs of one check, measured in the background for a key.
  ({ clustered, references }) => [
    `create table batch_run (
       id text not null primary key,
       key_id text not null,
       account text not null,
       rate_limit bigint,
       check_id text not null,
       language text not null,
       max_age bigint,
       channel_id text,
       idempotency_key text,
       digest text not null,
       total bigint not null,
       done bigint not null,
       failed bigint not null,
       bytes bigint not null,
       created_at bigint not null,
       finished_at bigint,
       expires_at bigint not null,
       unique (key_id, idempotency_key)
     )`,
    "create index batch_run_account on batch_run (account)",
    "create index batch_run_expiry on batch_run (expires_at)",
    `create table batch_item (
       run_id text not null${references("batch_run") && `${references("batch_run")} on delete cascade`},
       item bigint not null,
       input text not null,
       envelope text,
       primary key (run_id, item)
     )${clustered}`,
  ],
  // Passkeys: the public key and the counter of each credential. Times are ISO 8601, booleans 0 and 1, as better-auth writes them.
  () => [
    `create table passkey (
       id text not null primary key,
       name text,
       public_key text not null,
       account_id text not null,
       credential_id text not null unique,
       counter bigint not null,
       device_type text not null,
       backed_up bigint not null,
       transports text,
       created_at text not null,
       aaguid text,
       last_used_at text
     )`,
    "create index passkey_account on passkey (account_id)",
    // Removing a watch used to leave these.
    `delete from standing where not exists (
       select 1 from watch join watch_check on watch_check.watch_id = watch.id
       where watch.target = standing.target and watch_check.check_id = standing.check_id
     )`,
  ],
  // A result that did not change is one row: `observed_at` is its latest observation, `earlier` are the others.
  ({ bytes, references }) => [
    `alter table snapshot add column digest ${bytes}`,
    `alter table snapshot add column earlier ${bytes}`,
    `alter table snapshot add column preceding_id bigint${references("content")}`,
    "create index snapshot_preceding on snapshot (preceding_id) where preceding_id is not null",
  ],
  // The positions in Certificate Transparency logs, and the certificates of watched domains and of their lookalikes.
  ({ bytes, clustered }) => [
    `create table ct_log (
       id text not null primary key,
       name text not null,
       kind text not null,
       size bigint,
       hashes ${bytes},
       head text,
       since bigint,
       since_size bigint,
       partial_since bigint,
       entries bigint not null,
       unreadable bigint not null,
       unreadable_names bigint not null,
       state text not null,
       detail text,
       evidence text,
       failures bigint not null,
       checked_at bigint not null,
       progressed_at bigint
     )`,
    `create table ct_certificate (
       target text not null,
       digest ${bytes} not null,
       relation text not null,
       lookalike text,
       names text not null,
       names_total bigint not null,
       issuer text not null,
       serial text not null,
       not_before bigint not null,
       not_after bigint not null,
       kinds text not null,
       verdict text not null,
       log_id text not null,
       entry bigint not null,
       logged_at bigint not null,
       seen_at bigint not null,
       told_at bigint,
       primary key (target, digest)
     )${clustered}`,
    "create index ct_certificate_expiry on ct_certificate (target, not_after)",
    "create index ct_certificate_told on ct_certificate (target, told_at)",
    `create table ct_name (
       target text not null,
       name text not null,
       first_seen bigint not null,
       primary key (target, name)
     )${clustered}`,
  ],
];

/** The schema version of this program. */
export const schemaVersion = migrations.length;

/** Runs the migrations from one version to another. */
export async function carryOut(tx: Transaction<Tables>, dialect: Dialect, from: number, to: number): Promise<void> {
  for (const [index, migration] of migrations.slice(from, to).entries()) {
    for (const statement of migration(dialect)) await sql.raw(statement).execute(tx);
    await tx
      .insertInto("migration")
      .values({ version: from + index + 1, at: Date.now() })
      .execute();
  }
}
