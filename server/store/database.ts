import type { Engine } from "./engine.ts";

/** The database of a store, for modules with their own tables. */
export interface Database {
  /**
   * Runs work with the engine. Waits for another process's lock and repeats the work: one statement or transaction. Rejects with a
   * `Failure` where the store is unusable.
   */
  readonly through: <T>(work: (engine: Engine) => Promise<T>) => Promise<T>;
}
