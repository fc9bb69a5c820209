/** Does work on items, so many at a time and never on two of one lane. Items begin in their order where their lane is free. */
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
      // Whoever works on the lanes of the rest goes on with them.
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
