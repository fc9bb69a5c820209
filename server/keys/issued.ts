import { LRUCache } from "lru-cache";
import { Failure } from "../../src/core/failure.ts";
import { digestOf, digestTextOf, isWellFormed } from "./format.ts";
import { rejected, type Holder, type Keys } from "./keys.ts";
import type { KeyRecord, KeyStore } from "./record.ts";

/** Keys that are remembered; who comes back after so many others is looked up again. */
const most = 10_000;

/** Milliseconds for which a key is remembered, for which it goes on where the store cannot be read, and between two notes of its use. */
const [remembered, insured, noted] = [30_000, 300_000, 60_000] as const;

/** Keys of a store, remembered between requests. */
export interface IssuedKeys extends Keys {
  /** Forgets what is remembered, as after a change. */
  forget(): void;
  /** Writes down what was used. */
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
 * Opens the keys that are stored. A key that was looked up passes without asking the store until something changes, which the store
 * tells; where it cannot tell, every key is looked up, and one that was good a moment ago goes on while the store cannot be read.
 */
export function openIssuedKeys(store: KeyStore, now: () => number = Date.now): IssuedKeys {
  const memory = new LRUCache<string, Known>({ max: most });
  const uses = new Map<string, number>();
  /** Counts changes: what was looked up before one of them may be of yesterday. */
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
    // What cannot be written is not worth a second try: the next use says the same.
    if (noting.size > 0) await store.used(noting).catch(() => undefined);
  }

  function admit(record: KeyRecord): Holder {
    if (record.revokedAt !== null) throw rejected("revoked");
    if (record.expiresAt !== null && record.expiresAt <= now()) throw rejected("expired");
    uses.set(record.id, now());
    const { id, owner, rateLimit, scopes } = record;
    return { id, owner, scopes, ...(rateLimit !== null && { rateLimit }) };
  }

  async function look(key: string): Promise<Holder | null> {
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
      await flush();
    },
  };
}
