import { Failure } from "../core/failure.ts";

/** Rejects as soon as the signal aborts, with the reason of {@link whyOf}; the work itself may go on unheard. */
export function withSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  // Thousands of questions wait in this way: a race would make four promises more for each.
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const free = onAbort(signal, reject);
  work.then(
    (value) => {
      free();
      resolve(value);
    },
    (error: unknown) => {
      free();
      reject(error);
    },
  );
  return promise;
}

/** Calls `stop` when the signal aborts, at once where it already has, until the returned function is called. */
export function onAbort(signal: AbortSignal, stop: (reason: Error) => void): () => void {
  const listener = (): void => stop(whyOf(signal));
  if (signal.aborted) listener();
  else signal.addEventListener("abort", listener, { once: true });
  return () => signal.removeEventListener("abort", listener);
}

const crowds = new WeakMap<AbortSignal, Set<(reason: Error) => void>>();

/**
 * The same as {@link onAbort} for a signal that outlives thousands of listeners. Those that have left a signal still hold whoever came
 * after them, so that garbage piles up until all of it is looked through; a set holds nobody who has left.
 */
export function onAbortInCrowd(signal: AbortSignal, stop: (reason: Error) => void): () => void {
  if (signal.aborted) return onAbort(signal, stop);
  const crowd = crowds.get(signal) ?? new Set();
  if (!crowds.has(signal)) {
    crowds.set(signal, crowd);
    onAbort(signal, (reason) => crowd.forEach((each) => each(reason)));
  }
  crowd.add(stop);
  return () => crowd.delete(stop);
}

/** Throws the reason of {@link whyOf} where the signal has aborted. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw whyOf(signal);
}

/** Why a signal aborted, as one of two errors: `TimeoutError` for a deadline, `AbortError` for whatever else a caller may have given. */
export function whyOf({ reason }: AbortSignal): Error {
  if (reason instanceof Failure || (reason instanceof Error && reason.name === "TimeoutError")) return reason;
  return new DOMException("The measurement was called off.", "AbortError");
}

/** Whether it was a deadline that ended the wait. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/**
 * Does work under a signal of its own, which ends with the given one or after some milliseconds. Neither timer nor listener
 * outlives the work, and no signal can be collected while it is waited for, as those of `AbortSignal.any` can.
 */
export async function withPatience<T>(
  signal: AbortSignal,
  patience: number | undefined,
  work: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  if (patience === undefined) return work(signal);
  const own = new AbortController();
  const free = onAbort(signal, (reason) => own.abort(reason));
  const timer = setTimeout(() => own.abort(new DOMException("The patience is over.", "TimeoutError")), patience);
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(timer);
    free();
  }
}
