/** The wait for one try. */
export interface RetryWait {
  /** Ends it. */
  readonly signal: AbortSignal;
  /**
   * Calls back when the try is late, immediately if it already is, until the returned function is called. The caller then starts another
   * try, on another server if possible, and this one stays open.
   */
  readonly onLate: (hear: () => void) => () => void;
  /** The clock stops while the try waits for its turn. */
  stop(): void;
  go(): void;
  /** Why there is no answer, as far as known before the end. */
  blame?: string;
}

/** Starts the wait; it is late after `ms` milliseconds. */
export function openWait(signal: AbortSignal, ms: number): RetryWait {
  const hearing = new Set<() => void>();
  let isLate = false;
  let left = ms;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - since));
  }

  function go(): void {
    if (timer !== undefined || isLate) return;
    since = performance.now();
    timer = setTimeout(pass, left);
  }

  function pass(): void {
    isLate = true;
    for (const hear of hearing) hear();
  }

  function onLate(hear: () => void): () => void {
    if (isLate) hear();
    else hearing.add(hear);
    return () => hearing.delete(hear);
  }

  go();
  return { signal, onLate, stop, go };
}
