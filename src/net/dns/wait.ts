/** How long somebody waits for one try. */
export interface Wait {
  /** Ends it. */
  readonly signal: AbortSignal;
  /**
   * Calls once a try has taken its time, at once where it already has, until the returned function is called: another one is made,
   * elsewhere where that can be, and this one is listened to all the same.
   */
  readonly onLate: (hear: () => void) => () => void;
  /** The time stands still while the try waits for its turn. */
  stop(): void;
  go(): void;
  /** Why there is no answer, as far as it is known before the end. */
  blame?: string;
}

/** Begins to wait; after `ms` milliseconds it is late. */
export function openWait(signal: AbortSignal, ms: number): Wait {
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
