import type { Store, StoredResult } from "../../store/store.ts";

/** How long answers wait for a store. */
export interface StorePatience {
  /** Milliseconds for a look-up. */
  readonly patience: number;
  /** Milliseconds for which a store that timed out is not asked. */
  readonly rest: number;
  /** Milliseconds for writing the queue at shutdown. */
  readonly farewell: number;
}

/** A look-up in a local file takes a millisecond. A quarter of a second, at most once per rest, is not noticeable. */
const defaultStorePatience: StorePatience = { patience: 250, rest: 5000, farewell: 5000 };

/** Milliseconds for a probe, and for which its result is shared: anyone may ask for /readyz at any rate. */
const [probePatience, probeLasts] = [1000, 1000] as const;

/** Milliseconds between two log lines about a failing store, and after which a failure without new questions is forgotten. */
const quiet = 60_000;

/**
 * A store that makes no answer wrong or late: what it cannot return in time counts as unknown. Its errors go to `onTrouble`, once a minute.
 */
export function guardStore(
  store: Store,
  onTrouble: (trouble: string) => void,
  { patience, rest, farewell }: StorePatience = defaultStorePatience,
  now: () => number = () => performance.now(),
): Store {
  let restsUntil = -Infinity;
  let quietUntil = -Infinity;
  let last: string | null = null;
  let lastUntil = -Infinity;

  function complain(trouble: string): void {
    last = trouble;
    lastUntil = now() + quiet;
    if (now() < quietUntil) return;
    quietUntil = now() + quiet;
    onTrouble(trouble);
  }

  /** Resolves with null where the store is late or broken. */
  async function lookUp(ask: () => Promise<StoredResult | null>): Promise<StoredResult | null> {
    if (now() < restsUntil) return null;
    try {
      const found = await within(patience, ask());
      last = null;
      return found;
    } catch (error) {
      if (error === late) restsUntil = now() + rest;
      complain(messageOf(error));
      return null;
    }
  }

  let probing: Promise<void> = Promise.resolve();
  let probedUntil = -Infinity;

  async function probe(): Promise<void> {
    try {
      await within(probePatience, store.probe?.() ?? Promise.resolve());
      last = null;
    } catch (error) {
      complain(messageOf(error));
    }
  }

  async function end(work: () => Promise<void>): Promise<void> {
    try {
      await within(farewell, work());
    } catch (error) {
      complain(messageOf(error));
    }
  }

  return {
    find: (wanted) => lookUp(async () => answering(await store.find(wanted), wanted)),
    previous: (wanted) => lookUp(async () => answering(await store.previous(wanted), wanted)),
    keep(kept) {
      try {
        store.keep(kept);
      } catch (error) {
        complain(messageOf(error));
      }
    },
    flush: () => end(() => store.flush()),
    close: () => end(() => store.close()),
    probe() {
      if (now() < probedUntil) return probing;
      probedUntil = now() + probeLasts;
      return (probing = probe());
    },
    trouble() {
      try {
        return store.trouble() ?? (now() < lastUntil ? last : null);
      } catch (error) {
        return messageOf(error);
      }
    },
  };
}

/** Why a store is unusable at this moment; null where it works. */
export async function currentTrouble(store: Store): Promise<string | null> {
  await store.probe?.();
  return store.trouble();
}

type Wanted = Pick<StoredResult, "check" | "question"> &
  Partial<Pick<StoredResult, "version">> & { readonly since?: number; readonly before?: number };

/** Another question's result would be a wrong answer: the file may be damaged, or written by a newer version. */
function answering(found: StoredResult | null, wanted: Wanted): StoredResult | null {
  if (!found) return null;
  const { check, question, version, since = -Infinity, before = Infinity } = wanted;
  const isSame = found.check === check && found.question === question && found.version === (version ?? found.version);
  if (isSame && found.observedAt >= since && found.observedAt < before) return found;
  throw new Error(`the store answered a question about ${check} with another result`);
}

const late = new Error("the store did not answer in time");

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
