/** Runs `work` on each item in order, at most `atATime` at once. An error of `work` ends it. */
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

/** Runs each piece of work when its turn comes, first come, first served. */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>;

/** Opens a lane that runs at most `atATime` pieces of work at once. */
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
