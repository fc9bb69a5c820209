/** Rejects with the reason of the signal as soon as that aborts; the work itself may go on unheard. */
export async function withSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
    work.catch(() => {});
  }
}

/** Calls `stop` when the signal aborts, until the returned function is called. */
export function onAbort(signal: AbortSignal, stop: (reason: Error) => void): () => void {
  const listener = (): void => stop(signal.reason as Error);
  if (signal.aborted) listener();
  else signal.addEventListener("abort", listener, { once: true });
  return () => signal.removeEventListener("abort", listener);
}

/** The signal of a run, shortened to `patience` milliseconds where that is given. */
export function shortened(signal: AbortSignal, patience: number | undefined): AbortSignal {
  return patience === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(patience)]);
}
