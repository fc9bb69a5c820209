import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits until everything else that is ready has had its turn, one reader after the other: to check a large list takes tens of
 * milliseconds, and several of them in a row would hold up every other run of the process.
 */
export function readingTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
