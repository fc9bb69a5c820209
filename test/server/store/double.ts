import type { StoredRun, Store, StoredResult } from "../../../server/store/store.ts";

export interface StoreDouble extends Store {
  readonly kept: readonly StoredRun[];
  /** As if an earlier process had kept it. */
  add(result: StoredResult): void;
}

/** An in-memory store with the given methods replaced. */
export function openStoreDouble(broken: Partial<Store> = {}): StoreDouble {
  const kept: StoredRun[] = [];

  function newest(fits: (result: StoredResult) => boolean): StoredResult | null {
    const fitting = kept
      .flatMap(({ result, areObservationsAlone }) => (areObservationsAlone ? [] : [result]))
      .filter(fits);
    return fitting.toSorted((a, b) => b.observedAt - a.observedAt)[0] ?? null;
  }

  return {
    kept,
    add: (result) => void kept.push({ result, observations: [], isTrusted: true }),
    find: ({ check, version, question, since }) =>
      Promise.resolve(
        newest(
          (each) =>
            each.check === check && each.question === question && each.version === version && each.observedAt >= since,
        ),
      ),
    previous: ({ check, question, before }) =>
      Promise.resolve(newest((each) => each.check === check && each.question === question && each.observedAt < before)),
    keep: (each) => void kept.push(each),
    flush: () => Promise.resolve(),
    close: () => Promise.resolve(),
    trouble: () => null,
    ...broken,
  };
}
