import type { Named } from "./net.ts";

/** A signed object with its own expiry, as fetched. */
export interface CacheEntry {
  readonly bytes: Uint8Array;
  /** The address it was fetched from. */
  readonly address: string;
  /** Unix milliseconds of its expiry. */
  readonly until: number;
}

/**
 * A cache that outlives a run, for CRLs and OCSP responses, which every client keeps until nextUpdate. Results are still measured anew. Cached
 * objects are not trusted for being cached: the reader verifies signature and time again.
 */
export interface ByteCache {
  /** Null without a valid object, or if the party that named the URL may not have it fetched from that address. */
  find(key: string, asker: Named, now: number): CacheEntry | null;
  keep(key: string, shelved: CacheEntry): void;
}
