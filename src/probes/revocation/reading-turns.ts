import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for other ready work, one reader at a time: parsing a large CRL takes tens of milliseconds, and several in a row would block other
 * runs of the process.
 */
export function readingTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
