import type { Generated } from "kysely";

/** The tables of both engines. Texts and digests are stored once and referenced by number. */
export interface Tables {
  /** Registrable domains. */
  readonly domain: { readonly id: Generated<number>; readonly name: string };
  /** Hosts and addresses. */
  readonly target: { readonly id: Generated<number>; readonly name: string; readonly domain_id: number };
  readonly value: { readonly id: Generated<number>; readonly kind: string; readonly text: string };
  /** By value and domain, so that a pivot reads one range. Times in seconds, which take four bytes. */
  readonly observation: {
    readonly value_id: number;
    readonly domain_id: number;
    readonly target_id: number;
    readonly first_seen: number;
    readonly last_seen: number;
  };
  /** Questions by the digest of check and question; the question itself is not stored. */
  readonly question: { readonly id: Generated<number>; readonly digest: Uint8Array; readonly target_id: number };
  /** Raw and verdict as canonical JSON, compressed; the digest is that of the JSON. */
  readonly content: { readonly id: Generated<number>; readonly digest: Uint8Array; readonly body: Uint8Array };
  /** A result that did not change: `observed_at` is its latest observation, in milliseconds, and `content_id` what was observed then. */
  readonly snapshot: {
    readonly question_id: number;
    readonly observed_at: number;
    readonly version: number;
    readonly content_id: number;
    /** The digest of its canonical form; null in rows of before schema 11, which stand for one observation. */
    readonly digest: Uint8Array | null;
    /** The observations before the latest; see `packTimes`. */
    readonly earlier: Uint8Array | null;
    /** What was observed before the latest; null where that is the same content. */
    readonly preceding_id: number | null;
  };
  /** New names per hour from anonymous callers, by registrable domain. */
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
    readonly replaced_by: string | null;
  };
  /** The watches; times in milliseconds, `checks` separated by spaces. */
  readonly watch: {
    readonly id: string;
    readonly account: string;
    readonly target: string;
    readonly domain: string;
    readonly checks: string;
    /** Milliseconds between runs. */
    readonly every: number;
    /** The domain's place within that interval, in millionths. */
    readonly phase: number;
    /** 1 where it comes from `watches.json`. */
    readonly from_file: number;
    readonly paused_at: number | null;
    readonly muted_until: number | null;
    readonly created_at: number;
    /** What its account wants to be told, as JSON; null for the usual settings. */
    readonly alerts: string | null;
  };
  /** One check of a watch: its due time and last result. */
  readonly watch_check: {
    readonly watch_id: string;
    readonly check_id: string;
    /** Null where it is not to run. */
    readonly due_at: number | null;
    /** The job that has leased it: other jobs' results do not count. */
    readonly attempt: string | null;
    /** Consecutive failed measurements. */
    readonly failures: number;
    /** The node whose result a fresh run should confirm. */
    readonly to_confirm: string | null;
    /** The number of finished runs, and the last one. */
    readonly runs: number;
    readonly ran_at: number | null;
    /** Why the last run had no result; null where it had one. */
    readonly reason: string | null;
    /** The last recorded result, in `content`. */
    readonly observed_at: number | null;
    readonly version: number | null;
    readonly question: string | null;
    readonly body: Uint8Array | null;
  };
  /** Leased and waiting jobs; PostgreSQL uses another queue. */
  readonly job: {
    readonly name: string;
    readonly added_at: number;
    readonly attempt: string | null;
    readonly lease_until: number | null;
  };
  /** Machines that run jobs. */
  readonly node: { readonly name: string; readonly seen_at: number };
  /** The token with which an account proves that it controls a registrable domain. */
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
  /** The state of one check and target between measurements: deflated JSON. */
  readonly standing: {
    readonly target: string;
    readonly check_id: string;
    /** An update counter that detects concurrent updates. */
    readonly revision: number;
    readonly body: Uint8Array;
  };
  /** The changes; times in milliseconds. */
  readonly change: {
    readonly id: Generated<number>;
    readonly domain: string;
    readonly target: string;
    readonly check_id: string;
    /** Identifies what changed, together with check and target. */
    readonly key: string;
    readonly field: string;
    readonly subject: string | null;
    readonly old_value: string | null;
    readonly new_value: string | null;
    readonly direction: string;
    readonly severity: string;
    readonly at: number;
    readonly confirmed_at: number | null;
    /** When the new value was last measured. */
    readonly last_seen: number;
    /** 1 for the newest of its key. */
    readonly is_latest: number;
  };
  /** The users. Times of this and the next tables are ISO 8601 in UTC, booleans 0 and 1. */
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
  /** The sessions, by the SHA-256 of the cookie's token. */
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
  /** An account's credential; a password is stored as a PHC string of argon2id. */
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
  /** better-auth's pending verifications: mailed links and second factors, by the SHA-256 of their secret. */
  readonly verification: {
    readonly id: string;
    readonly digest: string;
    readonly value: string;
    readonly expires_at: string;
    readonly created_at: string;
    readonly updated_at: string;
  };
  /** Secrets of authenticator apps and backup codes, encrypted; `last_code` is the digest of the last used code, with its time. */
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
  /** Passkeys: the public key (COSE, base64), and the counter of the last sign-in. */
  readonly passkey: {
    readonly id: string;
    readonly name: string | null;
    readonly public_key: string;
    readonly account_id: string;
    readonly credential_id: string;
    readonly counter: number;
    readonly device_type: string;
    readonly backed_up: number;
    readonly transports: string | null;
    readonly created_at: string;
    readonly aaguid: string | null;
    readonly last_used_at: string | null;
  };
  /** Single-use links and codes: invitations, and confirmations of an address, with the chosen password. `expires_at` in milliseconds. */
  readonly account_link: {
    readonly digest: string;
    readonly kind: string;
    readonly account_id: string | null;
    readonly email: string;
    readonly password: string | null;
    readonly expires_at: number;
  };
  /**
   * The notification channels. Times in milliseconds; `address`, `secret` and `template` are encrypted, `shown` is the public form of the address. A
   * new `nonce` invalidates earlier confirmation links.
   */
  readonly channel: {
    readonly id: string;
    readonly account: string;
    readonly kind: string;
    readonly name: string;
    readonly language: string;
    readonly mode: string;
    readonly digest_hour: number;
    /** When a daily channel sends next; null for an immediate one. */
    readonly digest_at: number | null;
    readonly min_severity: string;
    readonly address: string;
    readonly shown: string;
    readonly secret: string | null;
    readonly template: string | null;
    readonly nonce: string;
    readonly confirm_until: number | null;
    readonly confirmed_at: number | null;
    readonly disabled_at: number | null;
    readonly disabled_reason: string | null;
    readonly created_at: number;
  };
  /** Changes that wait for a daily channel's next message, as JSON. */
  readonly digest_entry: { readonly id: Generated<number>; readonly channel_id: string; readonly body: string };
  /** Changes of a domain for a channel that wait for the end of a sweep or of a maintenance window, as JSON. */
  readonly pending_alert: {
    readonly id: Generated<number>;
    readonly channel_id: string;
    readonly domain: string;
    readonly created_at: number;
    readonly release_at: number;
    readonly body: string;
  };
  /** The messages of channels, by the webhook's id; `body` is JSON without words. */
  readonly delivery: {
    readonly id: string;
    readonly channel_id: string;
    readonly account: string;
    readonly kind: string;
    readonly body: string;
    readonly created_at: number;
    /** When it is tried next; null once it is finished. */
    readonly due_at: number | null;
    /** The current attempt and its expiry: after that a killed worker sends nothing. */
    readonly attempt: string | null;
    readonly lease_until: number | null;
    readonly attempts: number;
    readonly state: string;
    readonly finished_at: number | null;
    /** The outcome of the last attempt. */
    readonly status: number | null;
    readonly reason: string | null;
  };
  /** Runs: many inputs of one check, measured in the background for a key. Times in milliseconds, `bytes` are those of inputs and results. */
  readonly batch_run: {
    readonly id: string;
    readonly key_id: string;
    readonly account: string;
    readonly rate_limit: number | null;
    readonly check_id: string;
    readonly language: string;
    readonly max_age: number | null;
    readonly channel_id: string | null;
    readonly idempotency_key: string | null;
    /** Of the request, to recognise a repeated one. */
    readonly digest: string;
    readonly total: number;
    readonly done: number;
    readonly failed: number;
    readonly bytes: number;
    readonly created_at: number;
    readonly finished_at: number | null;
    readonly expires_at: number;
  };
  /** The inputs of a run as JSON, each with its envelope once it is measured. */
  readonly batch_item: {
    readonly run_id: string;
    readonly item: number;
    readonly input: string;
    readonly envelope: string | null;
  };
  /** SQLite's job queue. Times in milliseconds; `payload` is JSON. */
  readonly background_job: {
    readonly id: Generated<number>;
    readonly kind: string;
    readonly key: string;
    readonly payload: string;
    readonly group_id: string | null;
    /** When it is due; 0 for at once, so that a clock that is set back delays nothing. */
    readonly run_at: number;
    /** The attempts that have begun, and the most. */
    readonly attempt: number;
    readonly attempts: number;
    /** Identifies the current attempt; null while the job waits. */
    readonly lease: string | null;
    readonly lease_until: number | null;
    /** When its last attempt failed. */
    readonly failed_at: number | null;
    readonly reason: string | null;
  };
  /** The followed Certificate Transparency logs, by log ID. Times in milliseconds. */
  readonly ct_log: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    /** The verified tree: its size and the hashes of its perfect subtrees; null before the first round. */
    readonly size: number | null;
    readonly hashes: Uint8Array | null;
    /** The newest accepted tree head as JSON. */
    readonly head: string | null;
    /** When it was first followed, and from which entry on. */
    readonly since: number | null;
    readonly since_size: number | null;
    readonly partial_since: number | null;
    /** The entries read so far, those that could not be read, and the names that are no host names. */
    readonly entries: number;
    readonly unreadable: number;
    readonly unreadable_names: number;
    /** `following`, or what is wrong. */
    readonly state: string;
    readonly detail: string | null;
    /** Two signed tree heads that contradict each other, as JSON; kept once there were any. */
    readonly evidence: string | null;
    /** Consecutive failed rounds. */
    readonly failures: number;
    readonly checked_at: number;
    /** When entries were last read. */
    readonly progressed_at: number | null;
  };
  /** The certificates from logs that concern a watched target, by the SHA-256 of issuer and serial number. Times in milliseconds. */
  readonly ct_certificate: {
    readonly target: string;
    readonly digest: Uint8Array;
    /** `own` or `lookalike`. */
    readonly relation: string;
    /** The registrable domain that imitates the target; null for its own certificates. */
    readonly lookalike: string | null;
    /** The names that concern the target, as JSON; bounded. */
    readonly names: string;
    readonly names_total: number;
    readonly issuer: string;
    readonly serial: string;
    readonly not_before: number;
    readonly not_after: number;
    /** `precertificate`, `certificate`, or both with a space between them. */
    readonly kinds: string;
    readonly verdict: string;
    /** The first log that had it, and where. */
    readonly log_id: string;
    readonly entry: number;
    readonly logged_at: number;
    readonly seen_at: number;
    /** When it was reported; null for those that are only recorded. */
    readonly told_at: number | null;
  };
  /** The names of a target in certificates. Times in milliseconds. */
  readonly ct_name: { readonly target: string; readonly name: string; readonly first_seen: number };
  /** The executed migrations. */
  readonly migration: { readonly version: number; readonly at: number };
}
