import { LRUCache } from "lru-cache";

/** Remembers the results of a pure function by a key: the same small worlds are built thousands of times. */
export function memo<T extends object>(max = 5000): (key: string, make: () => T) => T {
  const known = new LRUCache<string, T>({ max });
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}
