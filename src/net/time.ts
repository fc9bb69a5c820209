import { Failure } from "../core/failure.ts";

/** Rejects as soon as the signal aborts, with the reason of {@link whyOf}; the work itself is not cancelled. */
export function withSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  // Thousands of questions wait this way; a race would create four more promises for each.
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
 * The same as {@link onAbort} for a signal that outlives thousands of listeners. Removed listeners of an AbortSignal keep later ones
 * reachable, so memory grows until a full collection; a set does not.
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

/** Why a signal aborted, as one of two errors: `TimeoutError` for a deadline, `AbortError` for any other reason. */
export function whyOf({ reason }: AbortSignal): Error {
  if (reason instanceof Failure || (reason instanceof Error && reason.name === "TimeoutError")) return reason;
  return new DOMException("The measurement was called off.", "AbortError");
}

/** Whether a deadline ended the wait. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/**
 * Runs work under its own signal, which ends with the given one or after some milliseconds. Neither timer nor listener outlives the work,
 * and the signal cannot be garbage-collected while in use, unlike that of `AbortSignal.any`.
 */
export async function withPatience<T>(
  signal: AbortSignal,
  patience: number | undefined,
  work: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  if (patience === undefined) return work(signal);
  const own = new AbortController();
  const free = onAbort(signal, (reason) => own.abort(reason));
  const timer = openTimer(patience, () => own.abort(new DOMException("The patience is over.", "TimeoutError")));
  timers.set(own.signal, [timer, ...(timers.get(signal) ?? [])]);
  try {
    return await work(own.signal);
  } finally {
    timer.end();
    free();
  }
}

/** The timers of {@link withPatience} that end a signal, the outer ones included. */
const timers = new WeakMap<AbortSignal, readonly Timer[]>();

/** Lets the patience that ends one signal be found under a signal that follows it. */
export function sharePatience(of: AbortSignal, by: AbortSignal): void {
  const known = timers.get(of);
  if (known) timers.set(by, known);
}

/** Runs work that waits for us, not for the peer, so that no patience with the peer passes meanwhile. */
export async function withoutPatience<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const running = timers.get(signal) ?? [];
  for (const each of running) each.stop();
  try {
    return await work();
  } finally {
    for (const each of running) each.start();
  }
}

interface Timer {
  /** Stops the time, and starts it again once every stop has its start. */
  stop(): void;
  start(): void;
  end(): void;
}

function openTimer(patience: number, ring: () => void): Timer {
  let left = patience;
  let since = performance.now();
  let stops = 0;
  let timer: NodeJS.Timeout | undefined = setTimeout(ring, left);
  return {
    stop() {
      if (stops++ > 0 || timer === undefined) return;
      clearTimeout(timer);
      left -= performance.now() - since;
    },
    start() {
      if (--stops > 0 || timer === undefined) return;
      since = performance.now();
      timer = setTimeout(ring, Math.max(0, left));
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
