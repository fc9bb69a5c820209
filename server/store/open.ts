import { setTimeout as sleep } from "node:timers/promises";
import { Failure, failure } from "../../src/core/failure.ts";
import type { KeyStore, Watch } from "../keys/record.ts";
import type { Archive } from "./archive.ts";
import type { Engine } from "./engine.ts";
import type { ObservationStore } from "./observations.ts";
import type { Storing } from "../../src/settings/options/storing.ts";
import { placeOf, type Place } from "./place.ts";
import { openQueue } from "./queue.ts";
import { storeLimit } from "./retention.ts";
import type { Store } from "./store.ts";
import { openSweep } from "./sweep.ts";
import { StoreTrouble, troubleWith, type Trouble } from "./trouble.ts";

/** How a store is kept. */
export interface Keeping {
  readonly place: Place;
  /** Bytes; ten billion where nobody says. */
  readonly limit?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Told whenever the trouble changes; null where it is over. */
  readonly onTrouble?: (trouble: string | null) => void;
}

/** Everything that a place offers. */
export type OpenedStore = Store & ObservationStore & { readonly keys: KeyStore; readonly use: Use };

/** Works with the database itself. Rejects with a `Failure` where it cannot be read or written. */
export type Use = <T>(work: (engine: Engine) => Promise<T>) => Promise<T>;

/** Milliseconds until a place that could not be opened is tried again, and for which an answer waits for what is stored. */
const [again, longestRead] = [1000, 1000];

/** Milliseconds for a server to be listening. */
const afterStart = 200;

/** Milliseconds between two steps of the sweep, and between two rounds. */
const [step, round] = [500, 600_000];

/** Opens the store that an operator has asked for. */
export function openStored(storing: Storing, onTrouble?: Keeping["onTrouble"]): OpenedStore {
  return openStore({ place: placeOf(storing), limit: storing.limit, ...(onTrouble && { onTrouble }) });
}

/**
 * Opens a store. It is there at once: the database is opened, and its code loaded, in the meantime. Where that fails the trouble is
 * told, everything is measured anew, and it is tried again.
 */
export function openStore({ place, limit = storeLimit, now = Date.now, onTrouble }: Keeping): OpenedStore {
  let trouble: Trouble | null = null;
  let opened: Promise<Archive> | null = null;
  let refusedUntil = 0;
  const queue = openQueue({ reach, tell, now });
  const stopSweeping = keepSwept(limit, now, () => (trouble ? null : opened));

  function tell(found: Trouble | null): void {
    const hasChanged = found?.text.en !== trouble?.text.en;
    trouble = found;
    if (found?.id === "moved") forget();
    if (hasChanged) onTrouble?.(said());
  }

  /** What is at the place now is opened by whoever asks next; what waits to be written is written there. */
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
      const archive = await unlocked(() => openAt(place));
      tell(null);
      return archive;
    } catch (error) {
      opened = null;
      refusedUntil = performance.now() + again;
      tell(error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error)));
      throw error;
    }
  }

  /** What is stored, or nothing where that cannot be told soon: then it is measured. */
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

  async function orFailure<T>(read: (archive: Archive) => Promise<T>): Promise<T> {
    const archive = await reach().catch((error: unknown) => {
      throw unreadable(error instanceof StoreTrouble ? error.trouble : troubleWith("failed"), error);
    });
    try {
      return await read(archive);
    } catch (error) {
      // What the caller has done wrong is no trouble of the store.
      const found = error instanceof Failure ? null : archive.troubleOf(error);
      throw found ? unreadable(found, error) : error;
    }
  }

  function note(error: unknown): void {
    if (!trouble) tell(error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error)));
  }

  // Whoever asks first does not wait for it, and whoever starts the server hears of a trouble; but first the server listens.
  const begin = setTimeout(() => void reach().catch(() => undefined), afterStart);

  return {
    find: (wanted) => orNull((archive) => archive.find(wanted)),
    previous: (wanted) => orNull((archive) => archive.previous(wanted)),
    keep: (kept) => queue.add(kept),
    flush: () => queue.flush(),
    trouble: said,
    history: (wanted) => orFailure((archive) => archive.history(wanted)),
    pivot: (wanted) => orFailure((archive) => archive.pivot(wanted)),
    names: (domain) => orFailure((archive) => archive.names(domain)),
    use: (work) => orFailure(({ engine }) => work(engine)),
    keys: {
      byDigest: (digest) => orFailure((archive) => archive.keyByDigest(digest)),
      used: (uses) => orFailure((archive) => archive.noteUses(uses)),
      watch: (onChange) => watchOnce(reach, onChange),
    },
    async close() {
      clearTimeout(begin);
      stopSweeping();
      // What cannot be written was told.
      await queue.flush().catch(() => undefined);
      queue.close();
      await opened?.then((archive) => archive.close()).catch(() => undefined);
    },
  };
}

/** Milliseconds for which an opening waits for another process that opens or migrates the same file, a few at a time. */
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

/** Begins to watch once the place is open; until then nothing is heard. */
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

function unreadable({ text }: Trouble, cause: unknown): Failure {
  return failure("store.unreadable", { detail: text }, { cause });
}

/** Sweeps now and then, a step at a time; tells how to stop it. */
function keepSwept(limit: number, now: () => number, archiveOf: () => Promise<Archive> | null): () => void {
  const sweep = openSweep(limit, now);
  let timer = setTimeout(next, round / 10).unref();
  let isStopped = false;

  async function next(): Promise<void> {
    const isOver = await archiveOf()
      ?.then((archive) => archive.sweep(sweep))
      // What keeps it from being swept keeps it from being written, which is told.
      .catch(() => true);
    if (!isStopped) timer = setTimeout(next, isOver === false ? step : round).unref();
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
