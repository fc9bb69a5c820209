/** The scopes of a key besides checks, which every key may run. */
export const scopes = ["read", "write"] as const;

/** `read` reads an account, `write` changes it. */
export type Scope = (typeof scopes)[number];

/** The owner of the command line's keys. */
export const operator = "operator";

/** What is stored of a key; times in milliseconds since 1970. */
export interface KeyRecord {
  readonly id: string;
  /** The account that owns it. */
  readonly owner: string;
  readonly name: string;
  /** The part that is shown. */
  readonly prefix: string;
  readonly scopes: readonly Scope[];
  /** Requests a minute; null for the default limit. */
  readonly rateLimit: number | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** To the minute. */
  readonly lastUsedAt: number | null;
}

/** The data of a new key. */
export type NewKey = Pick<KeyRecord, "owner" | "name" | "scopes" | "rateLimit" | "expiresAt">;

/** A new key: its text is shown once and never stored. */
export interface MadeKey {
  readonly key: string;
  readonly record: KeyRecord;
}

/** Receives changes of keys. */
export interface Watch {
  /** Whether changes are currently noticed. */
  isLive(): boolean;
  close(): void;
}

/** The part of the key store that a server needs. */
export interface KeyStore {
  /** Rejects with a `Failure` where the store cannot be read. */
  byDigest(digest: Uint8Array): Promise<KeyRecord | null>;
  /** Records the last use of keys, by id. */
  used(uses: ReadonlyMap<string, number>): Promise<void>;
  /** Calls back within a quarter of a second after any process has changed a key, and whenever a change may have been missed. */
  watch(onChange: () => void): Watch;
}
