import { setFlagsFromString } from "node:v8";

/** By how many percent of what is in use the heap grows before it is collected again. */
const growth = 50;

/**
 * Makes a process that runs for weeks collect garbage earlier. V8 sizes the heap by the memory of the machine, and a busy server has
 * several times as much garbage as data by then; each measurement leaves some megabytes.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}
