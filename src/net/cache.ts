import type { ByteCache, CacheEntry } from "../core/net/cache.ts";
import { mayContact, type AddressPolicy } from "./policy.ts";

/** The capacity of a shelf in bytes. */
export interface CacheLimits {
  readonly all: number;
  readonly each: number;
}

const megabyte = 1024 * 1024;
const defaultLimits: CacheLimits = { all: 64 * megabyte, each: 16 * megabyte };

/** The overhead of an entry: the key, the address, two objects. */
const overhead = 1024;

/**
 * An in-memory LRU cache for all runs of an engine. Each entry records its source address, which is checked for every caller: an entry that
 * one run could fetch from a private address is not returned on behalf of a public one.
 */
export function openCache(policy: AddressPolicy, limits: CacheLimits = defaultLimits): ByteCache {
  // A map keeps insertion order, so the first key is the least recently used.
  const kept = new Map<string, CacheEntry>();
  let size = 0;

  function drop(key: string): void {
    const known = kept.get(key);
    if (!known) return;
    kept.delete(key);
    size -= sizeOf(known);
  }

  return {
    find(key, { namedBy }, now) {
      const known = kept.get(key);
      if (!known) return null;
      if (known.until <= now) {
        drop(key);
        return null;
      }
      if (!mayContact(known.address, namedBy, policy)) return null;
      kept.delete(key);
      kept.set(key, known);
      return known;
    },
    keep(key, shelved) {
      if (shelved.bytes.length > limits.each) return;
      drop(key);
      const own = { ...shelved, bytes: alone(shelved.bytes) };
      kept.set(key, own);
      size += sizeOf(own);
      for (const [oldest] of kept) {
        if (size <= limits.all) break;
        drop(oldest);
      }
    },
  };
}

function sizeOf({ bytes }: CacheEntry): number {
  return bytes.length + overhead;
}

/** A view would keep the whole underlying buffer in memory. */
function alone(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
