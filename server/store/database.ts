import type { Engine } from "./engine.ts";

/** The database of a store, for what keeps tables of its own in it. */
export interface Database {
  /**
   * Runs with the engine. A lock of another process is waited for, and the work done again then: it is one statement, or one
   * transaction. Rejects with a `Failure` where the store cannot be used.
   */
  readonly through: <T>(work: (engine: Engine) => Promise<T>) => Promise<T>;
}
