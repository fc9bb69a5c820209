import type { Ledger } from "../../src/core/store.ts";
/** Beyond so many nobody counts: it is infrastructure that everybody shares. */
export declare const countLimit = 50001;
/** The most names of a domain that are told. */
export declare const namesLimit = 10000;
/**
 * What was observed, by target and by value; times to the second. Nothing is measured. Methods reject with a `Failure` where the store
 * cannot be read, and INVALID_INPUT for a cursor that none of them made.
 */
export type ObservationStore = Pick<Ledger, "history" | "pivot" | "names">;
