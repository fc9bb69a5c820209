import { type KeyRecord, type MadeKey, type NewKey } from "../keys/record.ts";
import type { Engine } from "./engine.ts";
/** The key with a digest, good or not: one look-up by a unique index, whatever has become of the key. */
export declare function keyByDigest({ db }: Engine, digest: Uint8Array): Promise<KeyRecord | null>;
/** Makes a key; only its digest is stored. */
export declare function createKey(engine: Engine, wanted: NewKey, now: number): Promise<MadeKey>;
/** The keys of an account, the newest first. */
export declare function listKeys({ db }: Engine, owner: string): Promise<readonly KeyRecord[]>;
/** Ends a key now; null where the account has none of that id. One that was revoked stays as it was. */
export declare function revokeKey(engine: Engine, owner: string, id: string, now: number): Promise<KeyRecord | null>;
/**
 * Makes a key in the place of another one, which goes on for so many milliseconds and never longer than it would have; null where the
 * account has no such key that is good.
 */
export declare function rotateKey(engine: Engine, owner: string, id: string, overlap: number, now: number): Promise<MadeKey | null>;
/** Takes note of the last use of keys. Other processes may have seen a later one. */
export declare function noteUses({ db }: Engine, uses: ReadonlyMap<string, number>): Promise<void>;
