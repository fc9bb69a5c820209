/** The runs of a process that go on behind their answers. */
export interface Lingering {
  /** Takes in a run, which `stop` ends; it says when it has ended by calling what is returned. Null where there is no room. */
  enter(stop: () => void): (() => void) | null;
  /** Ends them all. */
  close(): void;
}

/** Opens room for so many of them: each may hold a whole answer of a third party in memory. */
export function openLingering(most: number): Lingering {
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
