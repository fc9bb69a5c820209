import type { Archive } from "./archive.ts";
import { prepare, type Prepared } from "./prepare.ts";
import type { Kept } from "./store.ts";
import { StoreTrouble, troubleWith, type Trouble } from "./trouble.ts";

/** How a queue gets to the database, and whom it tells what became of that. */
export interface Way {
  /** The database, opened where it is not; rejects with a `StoreTrouble`. */
  readonly reach: () => Promise<Archive>;
  /** Null where it was written. */
  readonly tell: (trouble: Trouble | null) => void;
  readonly now: () => number;
}

/** What is to be written. */
export interface Queue {
  add(kept: Kept): void;
  /** Writes everything; rejects with a `StoreTrouble` where that cannot be done now. */
  flush(): Promise<void>;
  /** Results that were given up, since they found no room while nothing could be written. */
  lost(): number;
  close(): void;
}

/** Milliseconds until what was added is written, and until it is tried again. */
const [soon, retry] = [150, 1000];

/** Results that are written together: few enough for a reader to wait. */
const batchSize = 200;

/** Results that wait to be made ready, and bytes of those that are. */
const most = { waiting: 5000, bytes: 32 * 1024 * 1024 } as const;

/** Opens a queue. It writes by itself, a moment after something was added. */
export function openQueue({ reach, tell, now }: Way): Queue {
  const waiting: Kept[] = [];
  let ready: readonly Prepared[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let isClosed = false;

  function later(wait: number): void {
    if (timer || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      // What is wrong was told already.
      flush().catch(() => later(retry));
    }, wait);
    // What ends the process flushes first.
    timer.unref();
  }

  function flush(): Promise<void> {
    writing ??= drain().finally(() => (writing = null));
    return writing;
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0 || ready.length > 0) {
      if (ready.length < batchSize) await makeReady();
      const batch = ready.slice(0, batchSize);
      await put(batch);
      ready = ready.slice(batch.length);
    }
  }

  async function makeReady(): Promise<void> {
    const made: Prepared[] = [];
    for (const kept of waiting.splice(0, batchSize)) {
      // Each in a turn of its own: clients are answered in between.
      const prepared = await prepare(kept).catch(() => null);
      if (prepared) made.push(prepared);
    }
    ready = [...ready, ...made];
  }

  async function put(batch: readonly Prepared[]): Promise<void> {
    try {
      const archive = await reach();
      await writeOrSplit(archive, batch);
      tell(null);
    } catch (error) {
      const trouble = error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error));
      tell(trouble);
      await shed();
      throw error instanceof StoreTrouble ? error : new StoreTrouble(trouble, { cause: error });
    }
  }

  /** A batch, or, where something in it is refused, everything but that. */
  async function writeOrSplit(archive: Archive, batch: readonly Prepared[]): Promise<void> {
    try {
      await archive.write(batch, now());
    } catch (error) {
      const trouble = archive.troubleOf(error);
      if (trouble) throw new StoreTrouble(trouble, { cause: error });
      if (batch.length <= 1) {
        lost += batch.length;
        // Nobody will try it again: it is told once.
        tell(troubleWith("failed", String(error)));
        return;
      }
      const half = batch.length / 2;
      await writeOrSplit(archive, batch.slice(0, half));
      await writeOrSplit(archive, batch.slice(half));
    }
  }

  /** Makes ready what waits, since that takes a tenth of the room, and gives up the oldest beyond what may be held. */
  async function shed(): Promise<void> {
    while (waiting.length > 0) await makeReady();
    let room = most.bytes;
    const kept = ready.findLastIndex(({ body }) => (room -= body.length + overhead) < 0) + 1;
    lost += kept;
    ready = ready.slice(kept);
  }

  return {
    add(kept) {
      if (waiting.length >= most.waiting) {
        waiting.shift();
        lost++;
      }
      waiting.push(kept);
      later(soon);
    },
    flush,
    lost: () => lost,
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}

/** Bytes of memory that a result takes beside its body, with a dozen observations. */
const overhead = 3000;
