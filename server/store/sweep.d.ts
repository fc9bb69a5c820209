import type { Engine } from "./engine.ts";
/** Sweeps a store, a small step at a time. */
export interface Sweep {
    /** True where a round has come to its end. */
    step(engine: Engine): Promise<boolean>;
}
/**
 * Opens a sweep. Whoever is over the limit keeps everything for a shorter time with every round, so that what is oldest goes first;
 * once there is room the time grows again.
 */
export declare function openSweep(limit: number, now: () => number): Sweep;
