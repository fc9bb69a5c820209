import { Failure, type FailureFacts } from "./failure.ts";

/** A part of an observation that may fail without spoiling the whole. */
export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: FailureFacts };

/** Catches failures alone; a bug of ours propagates and is answered as a bug. */
export async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, failure: error.facts };
    throw error;
  }
}
