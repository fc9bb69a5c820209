import type { Archive } from "./archive.ts";
import type { StoreOperation } from "../telemetry/event.ts";

/** Receives an operation's duration in seconds, and whether it succeeded. */
export type OnTimed = (operation: StoreOperation, seconds: number, isDone: boolean) => void;

/** An archive with timed operations. */
export function timed(archive: Archive, onTimed: OnTimed | undefined): Archive {
  if (!onTimed) return archive;
  const timing = async <T>(operation: StoreOperation, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    let isDone = false;
    try {
      const result = await work();
      isDone = true;
      return result;
    } finally {
      onTimed(operation, (performance.now() - started) / 1000, isDone);
    }
  };
  return {
    ...archive,
    find: (wanted) => timing("find", () => archive.find(wanted)),
    previous: (wanted) => timing("previous", () => archive.previous(wanted)),
    write: (batch, now) => timing("write", () => archive.write(batch, now)),
    sweep: (state, limits) => timing("sweep", () => archive.sweep(state, limits)),
  };
}
