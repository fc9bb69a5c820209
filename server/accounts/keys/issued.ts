import { LRUCache } from "lru-cache";
import { Failure } from "../../../src/core/failure.ts";
import { atMost } from "../../store/at-most.ts";
import { digestOf, digestTextOf, isWellFormed } from "./format.ts";
import { rejected, type KeyOwner, type Keys } from "./keys.ts";
import type { KeyRecord, KeyStore } from "./record.ts";

/** The most cached keys. */
const most = 10_000;

/** Milliseconds: the cache lifetime of a key, how long it works while the store is down, and the interval between records of its use. */
const [remembered, insured, noted] = [30_000, 300_000, 60_000] as const;

/** Milliseconds for the last record at shutdown. */
const farewell = 1000;

/** The keys of a store, with a cache. */
export interface IssuedKeys extends Keys {
  /** Clears the cache, as after a change. */
  forget(): void;
  /** Writes the recorded uses. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Known {
  readonly record: KeyRecord;
  /** When it was looked up. */
  at: number;
  /** Whether nothing has changed since then. */
  isCurrent: boolean;
}

/**
 * Opens the stored keys. A cached key passes without a look-up until the store reports a change. Where the store cannot report changes,
 * every key is looked up, and a recently valid one still works while the store is down.
 */
export function openIssuedKeys(store: KeyStore, now: () => number = Date.now): IssuedKeys {
  const memory = new LRUCache<string, Known>({ max: most });
  const uses = new Map<string, number>();
  /** Counts changes: a look-up before a change may be outdated. */
  let changes = 0;
  const watch = store.watch(forget);
  const timer = setInterval(() => void flush(), noted).unref();

  function forget(): void {
    changes++;
    for (const known of memory.values()) known.isCurrent = false;
  }

  async function flush(): Promise<void> {
    const noting = new Map(uses);
    uses.clear();
    // Not retried: the next use records the same.
    if (noting.size > 0) await store.used(noting).catch(() => undefined);
  }

  function admit(record: KeyRecord): KeyOwner {
    if (record.revokedAt !== null) throw rejected("revoked");
    if (record.expiresAt !== null && record.expiresAt <= now()) throw rejected("expired");
    uses.set(record.id, now());
    const { id, owner, rateLimit, scopes } = record;
    return { id, owner, scopes, ...(rateLimit !== null && { rateLimit }) };
  }

  async function look(key: string): Promise<KeyOwner | null> {
    const name = digestTextOf(key);
    const before = changes;
    let record: KeyRecord | null;
    try {
      record = await store.byDigest(digestOf(key));
    } catch (error) {
      const known = memory.get(name);
      if (error instanceof Failure && known && now() - known.at < insured) return admit(known.record);
      throw error;
    }
    if (!record) {
      memory.delete(name);
      return null;
    }
    memory.set(name, { record, at: now(), isCurrent: before === changes });
    return admit(record);
  }

  return {
    check(key) {
      if (!isWellFormed(key)) throw rejected("malformed");
    },
    known(key) {
      if (!watch.isLive()) return null;
      const known = memory.get(digestTextOf(key));
      return known?.isCurrent && now() - known.at < remembered && known.record.revokedAt === null
        ? admit(known.record)
        : null;
    },
    find: look,
    forget,
    flush,
    async close() {
      clearInterval(timer);
      watch.close();
      await atMost(farewell, flush());
    },
  };
}
