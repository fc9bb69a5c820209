import { setTimeout as sleep } from "node:timers/promises";
import type { Archive } from "./archive.ts";
import { prepare, type Prepared } from "./prepare.ts";
import type { StoredRun } from "./store.ts";
import { StoreTrouble, troubleWith, type Trouble } from "./trouble.ts";

/** How a queue reaches the database and reports the outcome. */
export interface WriteTarget {
  /** Opens the database if needed; rejects with a `StoreTrouble`. */
  readonly reach: () => Promise<Archive>;
  /** Null after a successful write. */
  readonly tell: (trouble: Trouble | null) => void;
  readonly now: () => number;
}

/** The write queue. */
export interface WriteQueue {
  add(kept: StoredRun): void;
  /** Writes everything; rejects with a `StoreTrouble` where that is not possible now. */
  flush(): Promise<void>;
  /** Whether results wait: then the next write tells whether the database works. */
  isWaiting(): boolean;
  /** Results dropped because the queue was full. */
  lost(): number;
  close(): void;
}

/** Milliseconds until added results are written, and until a retry. */
const [soon, retry] = [150, 1000];

/** How often another process's lock is met before it is reported. */
const meetings = 4;

/** The most results per transaction: few enough for readers to wait. */
const batchSize = 200;

/** The most unprepared results, and the most bytes of prepared ones. */
const most = { waiting: 5000, bytes: 32 * 1024 * 1024 } as const;

/** Opens a queue. It writes automatically, shortly after something was added. */
export function openWriteQueue({ reach, tell, now }: WriteTarget): WriteQueue {
  const waiting: StoredRun[] = [];
  let ready: readonly Prepared[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let isClosed = false;

  function later(wait: number): void {
    if (timer || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      // The error was already reported.
      flush().catch(() => later(retry));
    }, wait);
    // The shutdown flushes first.
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
      // Each in its own turn, so that clients are answered in between.
      const prepared = await prepare(kept).catch(() => null);
      if (prepared) made.push(prepared);
    }
    ready = [...ready, ...made];
  }

  async function put(batch: readonly Prepared[]): Promise<void> {
    try {
      await putSoon(batch);
      tell(null);
    } catch (error) {
      const trouble = error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error));
      tell(trouble);
      await shed();
      throw error instanceof StoreTrouble ? error : new StoreTrouble(trouble, { cause: error });
    }
  }

  /** Two servers on one file meet now and then for a few milliseconds, which is not reported. */
  async function putSoon(batch: readonly Prepared[]): Promise<void> {
    for (let left = meetings; ; left--) {
      try {
        await writeOrSplit(await reach(), batch);
        return;
      } catch (error) {
        const isMeeting = error instanceof StoreTrouble && error.trouble.id === "locked" && left > 0;
        if (!isMeeting) throw error;
        await sleep(20 + 40 * Math.random());
      }
    }
  }

  /** Writes a batch; if something in it is rejected, everything else. */
  async function writeOrSplit(archive: Archive, batch: readonly Prepared[]): Promise<void> {
    try {
      await archive.write(batch, now());
    } catch (error) {
      const trouble = archive.troubleOf(error);
      if (trouble) throw new StoreTrouble(trouble, { cause: error });
      if (batch.length <= 1) {
        lost += batch.length;
        // It is not retried, so it is reported once.
        tell(troubleWith("failed", String(error)));
        return;
      }
      const half = batch.length / 2;
      await writeOrSplit(archive, batch.slice(0, half));
      await writeOrSplit(archive, batch.slice(half));
    }
  }

  /** Prepares waiting results, since that takes a tenth of the memory, and drops the oldest beyond the limit. */
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
    isWaiting: () => waiting.length > 0 || ready.length > 0,
    lost: () => lost,
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}

/** Bytes of memory of a result besides its body, with a dozen observations. */
const overhead = 3000;
