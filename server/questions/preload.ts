import { setImmediate as nextTurn } from "node:timers/promises";
import { lazy } from "../../src/settings/lazy.ts";
import type { LazyCheck } from "../http/routes.ts";

/**
 * Loads what measurements need, one module after the other, so that first questions need not wait. Node keeps the error of a failed import
 * for the life of the process, so modules are loaded before clients can use up the file descriptors.
 */
export async function preloadChecks(offers: readonly LazyCheck[], onTrouble: (error: unknown) => void): Promise<void> {
  for (const load of [...lazy, ...offers.map((offer) => offer.load)]) {
    // The other modules are still useful, and the requests that need this one report its error.
    await Promise.all([load().catch(onTrouble), nextTurn()]);
  }
}
