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
  /** The migrations that were carried out. */
  readonly migration: { readonly version: number; readonly at: number };
}
