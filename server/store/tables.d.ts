import type { Generated } from "kysely";
/** The tables, as both engines have them. What is text or a digest stands once; everything else refers to it by number. */
export interface Tables {
    /** Registrable domains. */
    readonly domain: {
        readonly id: Generated<number>;
        readonly name: string;
    };
    /** Hosts and addresses. */
    readonly target: {
        readonly id: Generated<number>;
        readonly name: string;
        readonly domain_id: number;
    };
    readonly value: {
        readonly id: Generated<number>;
        readonly kind: string;
        readonly text: string;
    };
    /** By value and domain, so that a pivot reads one stretch of it. Times in seconds, which take four bytes. */
    readonly observation: {
        readonly value_id: number;
        readonly domain_id: number;
        readonly target_id: number;
        readonly first_seen: number;
        readonly last_seen: number;
    };
    /** What was asked, by the digest of check and question: the question itself is nobody's business. */
    readonly question: {
        readonly id: Generated<number>;
        readonly digest: Uint8Array;
        readonly target_id: number;
    };
    /** Raw and verdict as canonical JSON, compressed; the digest is that of the JSON. */
    readonly content: {
        readonly id: Generated<number>;
        readonly digest: Uint8Array;
        readonly body: Uint8Array;
    };
    /** A result: `observed_at` in milliseconds. */
    readonly snapshot: {
        readonly question_id: number;
        readonly observed_at: number;
        readonly version: number;
        readonly content_id: number;
    };
    /** New names of anonymous callers in an hour, by registrable domain. */
    readonly allowance: {
        readonly domain: string;
        readonly hour: number;
        readonly used: number;
    };
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
    /** The migrations that were carried out. */
    readonly migration: {
        readonly version: number;
        readonly at: number;
    };
}
