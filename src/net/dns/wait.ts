/** How long somebody waits for one try. */
export interface Wait {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Aborts once a try has taken its time: another one is made, elsewhere where that can be, and this one is listened to all the same. */
  readonly late: AbortSignal;
  /** The time stands still while the try waits for its turn. */
  stop(): void;
  go(): void;
  /** Why there is no answer, as far as it is known before the end. */
  blame?: string;
}

/** Begins to wait; after `ms` milliseconds it is late. */
export function openWait(signal: AbortSignal, ms: number): Wait {
  const late = new AbortController();
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
    if (timer !== undefined || late.signal.aborted) return;
    since = performance.now();
    timer = setTimeout(() => late.abort(), left);
  }

  go();
  return { signal, late: late.signal, stop, go };
}
