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
