/** Does some work for each of many things, so many at a time, in their order; only what `work` throws ends it. */
export async function inTurns<T>(
  things: Iterable<T>,
  atATime: number,
  work: (thing: T, place: number) => Promise<void>,
): Promise<void> {
  let place = 0;
  const left = things[Symbol.iterator]();
  async function turn(): Promise<void> {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value, place++);
  }
  await Promise.all(Array.from({ length: atATime }, turn));
}

/** Begins each piece of work when it is its turn, so many at a time, in the order in which they came. */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>;

/** Opens a lane for work that turns up one by one. */
export function openLane(atATime: number): Lane {
  const waiting: (() => void)[] = [];
  let free = atATime;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
