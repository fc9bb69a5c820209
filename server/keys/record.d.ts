/** What a key may be used for beside the checks, which every key may call. */
export declare const scopes: readonly ["read", "write"];
/** `read` looks at an account, `write` changes it. */
export type Scope = (typeof scopes)[number];
/** Whose the keys are that the command line makes. */
export declare const operator = "operator";
/** What is stored of a key; times in milliseconds since 1970. */
export interface KeyRecord {
    readonly id: string;
    /** The account that it belongs to. */
    readonly owner: string;
    readonly name: string;
    /** What is shown of it. */
    readonly prefix: string;
    readonly scopes: readonly Scope[];
    /** Requests a minute; null where it has the limit of everybody. */
    readonly rateLimit: number | null;
    readonly createdAt: number;
    readonly expiresAt: number | null;
    readonly revokedAt: number | null;
    /** To the minute. */
    readonly lastUsedAt: number | null;
}
/** What a key is made of. */
export type NewKey = Pick<KeyRecord, "owner" | "name" | "scopes" | "rateLimit" | "expiresAt">;
/** A key that was made just now: its text is told once, and stored nowhere. */
export interface MadeKey {
    readonly key: string;
    readonly record: KeyRecord;
}
/** Hears that keys may have changed. */
export interface Watch {
    /** Whether a change would be heard now. */
    isLive(): boolean;
    close(): void;
}
/** What a server needs of the stored keys. */
export interface KeyStore {
    /** Rejects with a `Failure` where the store cannot be read. */
    byDigest(digest: Uint8Array): Promise<KeyRecord | null>;
    /** Takes note of the last use of keys, by id. */
    used(uses: ReadonlyMap<string, number>): Promise<void>;
    /** Calls back within a quarter of a second after any process has changed a key, and whenever that may have been missed. */
    watch(onChange: () => void): Watch;
}
