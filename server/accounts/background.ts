/** Work that runs after the answer. */
export interface Background {
  /** Starts the work; false where too much is pending. */
  add(work: () => Promise<void>): boolean;
  /** Waits until all work is done. */
  settled(): Promise<void>;
}

/** The most pending pieces of work; each takes milliseconds. */
const most = 200;

/**
 * Work that depends on whether an address has an account runs after the answer, so that neither its text nor its timing shows it. `onBug`
 * receives errors.
 */
export function openBackground(onBug: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      if (running.size >= most) return false;
      const piece = Promise.resolve()
        .then(work)
        .catch(onBug)
        .finally(() => running.delete(piece));
      running.add(piece);
      return true;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
