import { setTimeout as sleep } from "node:timers/promises";
import { Failure, failure } from "../../src/core/failure.ts";
import type { Ledger } from "../../src/core/store.ts";
import type { KeyStore, Watch } from "../accounts/keys/record.ts";
import type { Archive } from "./archive.ts";
import { atMost } from "./at-most.ts";
import type { Database } from "./database.ts";
import type { Storing } from "../../src/settings/options/storing.ts";
import { storeLocationOf, type StoreLocation } from "./place.ts";
import { retryWhileLocked } from "./lock-wait.ts";
import { openWriteQueue } from "./queue.ts";
import { storeLimit } from "./retention.ts";
import type { Store } from "./store.ts";
import type { SweepState } from "./sweep.ts";
import { timed, type OnTimed } from "./timed.ts";
import { StoreTrouble, troubleWith, type Trouble } from "./trouble.ts";

/** The settings of a store. */
export interface StoreSettings {
  readonly place: StoreLocation;
  /** Bytes; ten billion by default. */
  readonly limit?: number;
  /** Whether changes found by other accounts' watches are public; true by default. */
  readonly hasPublicChanges?: boolean | undefined;
  /** Whether strangers read the failures: they get the kind of a trouble, without details such as a path. */
  readonly isPublic?: boolean;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Called whenever the trouble changes; null when it is over. */
  readonly onTrouble?: (trouble: string | null) => void;
  readonly onTimed?: OnTimed | undefined;
}

/** Everything in an opened store. */
export type OpenedStore = Store &
  Required<Ledger> &
  Database & {
    readonly keys: KeyStore;
    /** Resolves once the database is open; rejects with a `StoreTrouble` where it cannot be opened now. */
    ready(): Promise<void>;
    /** Whether the database was ever open with its schema up to date. */
    wasOpen(): boolean;
    /** Deletes what is old, a small step. */
    sweep(state: SweepState): Promise<SweepState>;
  };

/** Milliseconds until a failed opening is retried, and for which an answer waits for stored data. */
const [again, longestRead] = [1000, 1000];

/** Milliseconds for writing the queue at shutdown. */
const farewell = 5000;

/** Milliseconds for a server to start listening. */
const afterStart = 200;

/** Opens the operator's configured store. */
export function openStored(storing: Storing, onTrouble?: StoreSettings["onTrouble"], onTimed?: OnTimed): OpenedStore {
  const { limit, hasPublicChanges } = storing;
  const place = storeLocationOf(storing);
  return openStore({ place, limit, ...(onTrouble && { onTrouble }), hasPublicChanges, onTimed, isPublic: true });
}

/**
 * Opens a store and returns at once; the database is opened in the background. If that fails, the trouble is reported, everything is
 * measured, and opening is retried.
 */
export function openStore({
  place,
  limit = storeLimit,
  now = Date.now,
  hasPublicChanges = true,
  onTrouble,
  onTimed,
  isPublic = false,
}: StoreSettings): OpenedStore {
  let trouble: Trouble | null = null;
  let opened: Promise<Archive> | null = null;
  let refusedUntil = 0;
  let hasOpened = false;
  const queue = openWriteQueue({ reach, tell, now });
  const ending = new AbortController();

  function tell(found: Trouble | null): void {
    const hasChanged = found?.text.en !== trouble?.text.en;
    trouble = found;
    if (found?.id === "moved") forget();
    if (hasChanged) onTrouble?.(said());
  }

  /** The next caller opens the current database, and the queue is written there. */
  function forget(): void {
    void opened?.then((archive) => archive.close()).catch(() => undefined);
    opened = null;
  }

  function said(): string | null {
    if (!trouble) return null;
    const lost = queue.lost();
    return lost > 0 ? `${trouble.text.en}; results given up: ${lost}` : trouble.text.en;
  }

  function reach(): Promise<Archive> {
    if (!opened && trouble && performance.now() < refusedUntil) return Promise.reject(new StoreTrouble(trouble));
    opened ??= open();
    return opened;
  }

  async function open(): Promise<Archive> {
    try {
      const { openAt } = await import("./archive.ts");
      const archive = timed(
        await unlocked(() => openAt(place, ending.signal)),
        "file" in place ? "sqlite" : "postgresql",
        onTimed,
      );
      hasOpened = true;
      tell(null);
      return archive;
    } catch (error) {
      opened = null;
      refusedUntil = performance.now() + again;
      tell(error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error)));
      throw error;
    }
  }

  /** Stored data; null where it is not available soon, so that the caller measures. */
  async function orNull<T>(read: (archive: Archive) => Promise<T | null>): Promise<T | null> {
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(resolve, longestRead, null);
    try {
      return await Promise.race([reach().then(read), late]);
    } catch (error) {
      note(error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Another process may need longer than `unlocked` waits, to bring the schema up to date. */
  function reachPatiently(): Promise<Archive> {
    return retryWhileLocked({ troubleOf: (error) => (error instanceof StoreTrouble ? error.trouble : null) }, reach);
  }

  async function orFailure<T>(read: (archive: Archive) => Promise<T>, reaching = reach): Promise<T> {
    const archive = await reaching().catch((error: unknown) => {
      throw refused(error instanceof StoreTrouble ? error.trouble : troubleWith("failed"), error);
    });
    try {
      return await read(archive);
    } catch (error) {
      // A caller's error is no trouble of the store.
      const found = error instanceof Failure ? null : archive.troubleOf(error);
      if (found) note(new StoreTrouble(found, { cause: error }));
      throw found ? refused(found, error) : error;
    }
  }

  function refused({ id, text }: Trouble, cause: unknown): Failure {
    return failure("store.unreadable", { detail: isPublic ? troubleWith(id).text : text }, { cause });
  }

  function note(error: unknown): void {
    if (!trouble) tell(error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error)));
  }

  async function probe(): Promise<void> {
    try {
      await (await reach()).touch();
      if (trouble && !queue.isWaiting()) tell(null);
    } catch (error) {
      note(error);
    }
  }

  // Opened early, so that the first caller need not wait and a trouble is reported at the start; but after the server listens.
  const begin = setTimeout(() => void reach().catch(() => undefined), afterStart);

  return {
    find: (wanted) => orNull((archive) => archive.find(wanted)),
    previous: (wanted) => orNull((archive) => archive.previous(wanted)),
    keep: (kept) => queue.add(kept),
    flush: () => queue.flush(),
    probe,
    trouble: said,
    ready: async () => void (await reach()),
    wasOpen: () => hasOpened,
    sweep: (state) =>
      orFailure((archive) => retryWhileLocked(archive.engine, () => archive.sweep(state, { limit, now: now() }))),
    history: (wanted) => orFailure((archive) => archive.history(wanted)),
    pivot: (wanted) => orFailure((archive) => archive.pivot(wanted)),
    names: (domain) => orFailure((archive) => archive.names(domain)),
    // All callers get the same results. Where changes are private, a result does not show that an account watches the domain.
    certificates: (domain) =>
      orFailure(async ({ engine }) =>
        hasPublicChanges
          ? (await import("../ct/certificates/read.ts")).followedCertificates(engine.db, domain, now())
          : null,
      ),
    changes: (wanted) =>
      orFailure(async ({ engine }) =>
        (await import("../monitoring/changes/read.ts")).changes(engine, wanted, hasPublicChanges),
      ),
    through: (work) => orFailure(({ engine }) => retryWhileLocked(engine, () => work(engine)), reachPatiently),
    keys: {
      byDigest: (digest) => orFailure((archive) => archive.keyByDigest(digest)),
      used: (uses) => orFailure((archive) => archive.noteUses(uses)),
      watch: (onChange) => watchOnce(reach, onChange),
    },
    async close() {
      clearTimeout(begin);
      // An error was already reported.
      await atMost(farewell, queue.flush());
      queue.close();
      ending.abort();
      const archive = await opened?.catch(() => null);
      await archive?.close().catch(() => undefined);
    },
  };
}

/** Milliseconds for which opening waits for another process that opens or migrates the same file, and between two tries. */
const [longestLock, pause] = [500, 20];

async function unlocked<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + longestLock;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isLocked = error instanceof StoreTrouble && error.trouble.id === "locked";
      if (!isLocked || performance.now() >= until) throw error;
      await sleep(pause);
    }
  }
}

/** Watches once the database is open; until then nothing is reported. */
function watchOnce(reach: () => Promise<Archive>, onChange: () => void): Watch {
  let watch: Watch | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function begin(): Promise<void> {
    const archive = await reach().catch(() => null);
    if (isClosed) return;
    if (archive) watch = archive.watchKeys(onChange);
    else timer = setTimeout(() => void begin(), again).unref();
  }

  timer = setTimeout(() => void begin(), afterStart).unref();
  return {
    isLive: () => watch?.isLive() ?? false,
    close() {
      isClosed = true;
      clearTimeout(timer);
      watch?.close();
    },
  };
}
