/** Work that an answer does not wait for. */
export interface Background {
  /** Begins the work; false where too much is under way. */
  add(work: () => Promise<void>): boolean;
  /** Waits until all of it is done. */
  settled(): Promise<void>;
}

/** Pieces of work at a time; each takes milliseconds. */
const most = 200;

/**
 * What depends on whether an address has an account is done behind the answer, so that neither its words nor its time tell. `onBug`
 * takes what went wrong.
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
