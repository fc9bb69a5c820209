/** The first non-null result of several promises; null once all have returned null, or after the given milliseconds, if any. */
export function firstProven<T>(running: readonly Promise<T | null>[], wait: number | null): Promise<T | null> {
  const { promise, resolve, reject } = Promise.withResolvers<T | null>();
  const timer = wait === null ? undefined : setTimeout(() => resolve(null), wait);
  const heard = running.map((each) => each.then((found) => found !== null && resolve(found)));
  Promise.all(heard).then(() => resolve(null), reject);
  return promise.finally(() => clearTimeout(timer));
}
