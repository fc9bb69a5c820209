/** Processes items in parallel up to a limit, and never two of one lane at once. Items start in order as lanes become free. */
export async function inLanes<T>(
  items: readonly T[],
  laneOf: (item: T) => string,
  atATime: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const busy = new Set<string>();

  async function serve(): Promise<void> {
    for (;;) {
      const next = waiting.findIndex((item) => !busy.has(laneOf(item)));
      const [item] = next === -1 ? [] : waiting.splice(next, 1);
      // The other workers continue with the remaining lanes.
      if (item === undefined) return;
      const lane = laneOf(item);
      busy.add(lane);
      try {
        await work(item);
      } finally {
        busy.delete(lane);
      }
    }
  }

  await Promise.all(Array.from({ length: atATime }, serve));
}
