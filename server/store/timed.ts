import type { Archive } from "./archive.ts";
import type { StoreOperation } from "../telemetry/event.ts";
import { traced, type SpanData } from "../telemetry/spans.ts";

/** Receives an operation's duration in seconds, and whether it succeeded. */
export type OnTimed = (operation: StoreOperation, seconds: number, isDone: boolean) => void;

/** The database, as OpenTelemetry's semantic conventions call it. */
export type DatabaseSystem = "sqlite" | "postgresql";

/** An archive with timed operations, each of which is a span. */
export function timed(archive: Archive, system: DatabaseSystem, onTimed: OnTimed = () => {}): Archive {
  const timing = async <T>(operation: StoreOperation, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    let isDone = false;
    try {
      const result = await traced(() => spanOf(operation, system), work);
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

function spanOf(operation: StoreOperation, system: DatabaseSystem): SpanData {
  const attributes = { "db.system.name": system, "db.operation.name": operation };
  return { name: `store ${operation}`, kind: "client", attributes };
}
