import { Failure, type FailureFacts } from "./failure.ts";

/** A part of an observation that may fail without invalidating the whole. */
export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: FailureFacts };

/** Catches failures only; a bug of ours propagates. */
export async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, failure: error.facts };
    throw error;
  }
}
