/**
 * The first of some pieces of work that finds something; null once all of them have found nothing, or after so many milliseconds
 * (where they are given), whichever comes first.
 */
export function firstProven<T>(running: readonly Promise<T | null>[], wait: number | null): Promise<T | null> {
  const { promise, resolve, reject } = Promise.withResolvers<T | null>();
  const timer = wait === null ? undefined : setTimeout(() => resolve(null), wait);
  const heard = running.map((each) => each.then((found) => found !== null && resolve(found)));
  Promise.all(heard).then(() => resolve(null), reject);
  return promise.finally(() => clearTimeout(timer));
}
