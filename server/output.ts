import { write } from "node:fs";

/** Where lines go without holding up the answers. */
export interface Output {
  write(line: string): void;
  /** Resolves when everything is written, or it is clear that nobody takes it. */
  flush(): Promise<void>;
}

/** Characters that may wait for a reader who has stopped reading; what comes after is lost. */
const mostWaiting = 4 * 1024 * 1024;

/** Milliseconds until a pipe that was full is tried again, and for all of it at the end. */
const again = 20;
const farewell = 1000;

/** Milliseconds in which lines are gathered: each write is a thread that wakes up. */
const gathering = 10;

/** Opens an output on a file descriptor: one write at a time, with everything that has come meanwhile. What cannot be written is lost and changes nothing else. */
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
    // The reader has gone, or there is no room: these lines are nobody's any more.
    rest = error ? new Uint8Array() : rest.subarray(count);
    next();
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
