import type { Ledger } from "../../src/core/store.ts";

/** The counting limit: more means shared infrastructure. */
export const countLimit = 50_001;

/** The most names of a domain in an answer. */
export const namesLimit = 10_000;

/**
 * Observations by target and by value; times to the second. Measures nothing. Methods reject with a `Failure` where the store cannot be
 * read, and INVALID_INPUT for an invalid cursor.
 */
export type ObservationStore = Pick<Ledger, "history" | "pivot" | "names">;
