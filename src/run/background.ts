/** The runs of a process that continue after their answer. */
export interface BackgroundWork {
  /** Registers a run, which `stop` ends. The run calls the returned function when it has ended. Null if there is no room. */
  enter(stop: () => void): (() => void) | null;
  /** Ends all of them, and accepts no further run. */
  close(): void;
}

/** Allows at most `most` runs at a time: each may hold a whole third-party response in memory. */
export function openBackgroundWork(most: number): BackgroundWork {
  const stops = new Set<() => void>();
  let isClosed = false;
  return {
    enter(stop) {
      if (isClosed || stops.size >= most) return null;
      stops.add(stop);
      return () => void stops.delete(stop);
    },
    close() {
      isClosed = true;
      for (const stop of stops) stop();
    },
  };
}
