import { write } from "node:fs";

/** A line output that does not delay answers. */
export interface Output {
  write(line: string): void;
  /** Resolves when everything is written, or the reader is gone. */
  flush(): Promise<void>;
}

/** The most characters buffered for a blocked reader; later ones are lost. */
const mostWaiting = 4 * 1024 * 1024;

/** Milliseconds until a full pipe is retried, and for everything at the end. */
const again = 20;
const farewell = 1000;

/** Milliseconds in which lines are collected: each write wakes a thread, which costs as much as some cached answers. */
const gathering = 50;

/**
 * Opens an output on a file descriptor: one write at a time, with everything collected meanwhile. Lines that cannot be written are lost;
 * nothing else fails.
 */
export function openOutput(descriptor: number): Output {
  let waiting = "";
  let rest: Uint8Array = new Uint8Array();
  let isBusy = false;
  let onIdle: (() => void) | undefined;

  function next(): void {
    if (rest.length === 0) {
      rest = Buffer.from(waiting);
      waiting = "";
    }
    isBusy = rest.length > 0;
    if (isBusy) write(descriptor, rest, settle);
    else onIdle?.();
  }

  function settle(error: NodeJS.ErrnoException | null, count: number): void {
    if (error?.code === "EAGAIN") return void setTimeout(next, again);
    // The reader is gone, or the disk is full: these lines are lost.
    rest = error ? new Uint8Array() : rest.subarray(count);
    // The lines of the meantime are collected as well, or a busy server would wake a thread for every few of them.
    if (rest.length > 0 || onIdle || waiting === "") next();
    else setTimeout(next, gathering);
  }

  return {
    write(line) {
      if (waiting.length < mostWaiting) waiting += line;
      if (isBusy) return;
      isBusy = true;
      setTimeout(next, gathering);
    },
    async flush() {
      if (!isBusy) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      onIdle = resolve;
      const timer = setTimeout(resolve, farewell);
      await promise;
      clearTimeout(timer);
    },
  };
}
