import type { Generated } from "kysely";

/** The tables, as both engines have them. What is text or a digest stands once; everything else refers to it by number. */
export interface Tables {
  /** Registrable domains. */
  readonly domain: { readonly id: Generated<number>; readonly name: string };
  /** Hosts and addresses. */
  readonly target: { readonly id: Generated<number>; readonly name: string; readonly domain_id: number };
  readonly value: { readonly id: Generated<number>; readonly kind: string; readonly text: string };
  /** By value and domain, so that a pivot reads one stretch of it. Times in seconds, which take four bytes. */
  readonly observation: {
    readonly value_id: number;
    readonly domain_id: number;
    readonly target_id: number;
    readonly first_seen: number;
    readonly last_seen: number;
  };
  /** What was asked, by the digest of check and question: the question itself is nobody's business. */
  readonly question: { readonly id: Generated<number>; readonly digest: Uint8Array; readonly target_id: number };
  /** Raw and verdict as canonical JSON, compressed; the digest is that of the JSON. */
  readonly content: { readonly id: Generated<number>; readonly digest: Uint8Array; readonly body: Uint8Array };
  /** A result: `observed_at` in milliseconds. */
  readonly snapshot: {
    readonly question_id: number;
    readonly observed_at: number;
    readonly version: number;
    readonly content_id: number;
  };
  /** New names of anonymous callers in an hour, by registrable domain. */
  readonly allowance: { readonly domain: string; readonly hour: number; readonly used: number };
  /** API keys, by the SHA-256 of their text. Times in milliseconds. */
  readonly api_key: {
    readonly id: string;
    readonly digest: Uint8Array;
    readonly prefix: string;
    readonly owner: string;
    readonly name: string;
    readonly scopes: string;
    readonly rate_limit: number | null;
    readonly created_at: number;
    readonly expires_at: number | null;
    readonly revoked_at: number | null;
    readonly last_used_at: number | null;
  };
  /** What is watched; times in milliseconds, `checks` separated by spaces. */
  readonly watch: {
    readonly id: string;
    readonly account: string;
    readonly target: string;
    readonly domain: string;
    readonly checks: string;
    /** Milliseconds from one run to the next. */
    readonly every: number;
    /** Where in that time the domain has its place, in millionths. */
    readonly phase: number;
    /** 1 where `watches.json` says so. */
    readonly from_file: number;
    readonly paused_at: number | null;
    readonly muted_until: number | null;
    readonly created_at: number;
  };
  /** One check of a watch: when it is due, and what it said last. */
  readonly watch_check: {
    readonly watch_id: string;
    readonly check_id: string;
    /** Null where it is not to run. */
    readonly due_at: number | null;
    /** The job that has it in hand: what another one says of it does not count. */
    readonly attempt: string | null;
    /** Attempts in a row that measured nothing. */
    readonly failures: number;
    /** The node that saw what a fresh run is to confirm. */
    readonly to_confirm: string | null;
    /** Runs that came to an end, and the last of them. */
    readonly runs: number;
    readonly ran_at: number | null;
    /** Why the last run had no result; null where it had one. */
    readonly reason: string | null;
    /** The result that was noted last, as `content` has it. */
    readonly observed_at: number | null;
    readonly version: number | null;
    readonly question: string | null;
    readonly body: Uint8Array | null;
  };
  /** What a worker has in hand, or is to take next; on PostgreSQL another queue does that. */
  readonly job: {
    readonly name: string;
    readonly added_at: number;
    readonly attempt: string | null;
    readonly lease_until: number | null;
  };
  /** Machines that run jobs. */
  readonly node: { readonly name: string; readonly seen_at: number };
  /** The token by which an account proves that a registrable domain is its own. */
  readonly ownership: {
    readonly account: string;
    readonly domain: string;
    readonly token: string;
    readonly created_at: number;
  };
  /** What was proven: `name` is the domain for `dns`, one host for `https`. */
  readonly ownership_proof: {
    readonly account: string;
    readonly domain: string;
    readonly name: string;
    readonly kind: string;
    readonly proven_at: number;
    readonly checked_at: number;
  };
  /** What is known of one check of one target, from one measurement to the next: deflated JSON. */
  readonly standing: {
    readonly target: string;
    readonly check_id: string;
    /** Counts what was taken in, so that two who take something in at once notice. */
    readonly revision: number;
    readonly body: Uint8Array;
  };
  /** What changed; times in milliseconds. */
  readonly change: {
    readonly id: Generated<number>;
    readonly domain: string;
    readonly target: string;
    readonly check_id: string;
    /** Names what changed, beside check and target. */
    readonly key: string;
    readonly field: string;
    readonly subject: string | null;
    readonly old_value: string | null;
    readonly new_value: string | null;
    readonly direction: string;
    readonly severity: string;
    readonly at: number;
    readonly confirmed_at: number | null;
    /** When the new value was measured last. */
    readonly last_seen: number;
    /** 1 for the newest of its key. */
    readonly is_latest: number;
  };
  /** People who sign in. Times of this and the next tables are ISO 8601 in UTC, truth values 0 and 1. */
  readonly person: {
    readonly id: string;
    readonly email: string;
    readonly email_verified: number;
    readonly name: string;
    readonly image: string | null;
    readonly second_factor: number | null;
    readonly created_at: string;
    readonly updated_at: string;
  };
  /** Those who are signed in, by the SHA-256 of what their cookie holds. */
  readonly session: {
    readonly id: string;
    readonly digest: string;
    readonly account_id: string;
    readonly network: string | null;
    readonly agent: string | null;
    readonly expires_at: string;
    readonly created_at: string;
    readonly updated_at: string;
  };
  /** How an account signs in; a password is there as a PHC string of argon2id. */
  readonly credential: {
    readonly id: string;
    readonly account_id: string;
    readonly provider: string;
    readonly subject: string;
    readonly password: string | null;
    readonly access_token: string | null;
    readonly refresh_token: string | null;
    readonly id_token: string | null;
    readonly access_token_expires_at: string | null;
    readonly refresh_token_expires_at: string | null;
    readonly scope: string | null;
    readonly created_at: string;
    readonly updated_at: string;
  };
  /** What better-auth waits for: links that were mailed and second factors that are due, by the SHA-256 of what they are shown. */
  readonly verification: {
    readonly id: string;
    readonly digest: string;
    readonly value: string;
    readonly expires_at: string;
    readonly created_at: string;
    readonly updated_at: string;
  };
  /** Secrets of authenticator apps and backup codes, sealed; `last_code` is the digest of the code that was used last, with its time. */
  readonly second_factor: {
    readonly id: string;
    readonly account_id: string;
    readonly secret: string;
    readonly backup_codes: string;
    readonly is_confirmed: number | null;
    readonly failures: number | null;
    readonly locked_until: string | null;
    readonly last_code: string | null;
  };
  /**
   * Links and codes that are good once: invitations, and confirmations of an address, with the password that was chosen beside it.
   * `expires_at` in milliseconds.
   */
  readonly account_link: {
    readonly digest: string;
    readonly kind: string;
    readonly account_id: string | null;
    readonly email: string;
    readonly password: string | null;
    readonly expires_at: number;
  };
  /**
   * Where the notifications of an account go. Times in milliseconds; `address` and `secret` are sealed, `shown` is what people see of
   * the address. `nonce` makes links that confirm the address worthless once a new one is mailed.
   */
  readonly channel: {
    readonly id: string;
    readonly account: string;
    readonly kind: string;
    readonly name: string;
    readonly language: string;
    readonly mode: string;
    readonly digest_hour: number;
    /** When a daily channel sends next; null for one that sends at once. */
    readonly digest_at: number | null;
    readonly min_severity: string;
    readonly address: string;
    readonly shown: string;
    readonly secret: string | null;
    readonly nonce: string;
    readonly confirm_until: number | null;
    readonly confirmed_at: number | null;
    readonly disabled_at: number | null;
    readonly disabled_reason: string | null;
    readonly created_at: number;
  };
  /** Changes that wait for the next message of a daily channel, as JSON. */
  readonly digest_entry: { readonly id: Generated<number>; readonly channel_id: string; readonly body: string };
  /** Messages of channels, by the id that a webhook carries; `body` is JSON without words. */
  readonly delivery: {
    readonly id: string;
    readonly channel_id: string;
    readonly account: string;
    readonly kind: string;
    readonly body: string;
    readonly created_at: number;
    /** When it is tried next; null once it is finished. */
    readonly due_at: number | null;
    /** The attempt under way, and until when it counts: a worker that was killed sends nothing after that. */
    readonly attempt: string | null;
    readonly lease_until: number | null;
    readonly attempts: number;
    readonly state: string;
    readonly finished_at: number | null;
    /** What the last attempt came to. */
    readonly status: number | null;
    readonly reason: string | null;
  };
  /** The migrations that were carried out. */
  readonly migration: { readonly version: number; readonly at: number };
}
