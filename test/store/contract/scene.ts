import { openEngine } from "../../../server/store/archive.ts";
import type { Engine } from "../../../server/store/engine.ts";
import { openStore, type StoreSettings, type OpenedStore } from "../../../server/store/open.ts";
import type { StoreLocation } from "../../../server/store/place.ts";
import type { History, Span } from "../../../src/core/store.ts";

/** The start time. */
export const start = Date.parse("2026-11-24T09:00:00.000Z");

/** Milliseconds. */
export const [second, hour, day] = [1000, 3_600_000, 86_400_000];

/** The default question of a test's results. */
export const question = { check: "dns", question: 'dns [["domain","shop.example"]]' };

/** Makes an empty database for one test. */
export type MakePlace = () => Promise<StoreLocation>;

/** Runs with a store at a place. */
export async function reopened(
  place: StoreLocation,
  run: (store: OpenedStore) => Promise<void>,
  more: Partial<StoreSettings> = {},
): Promise<void> {
  const store = openStore({ place, now: () => start, ...more });
  try {
    await run(store);
  } finally {
    await store.close();
  }
}

/** Runs with the engine of a place. */
export async function withEngine<T>(place: StoreLocation, run: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await openEngine(place);
  try {
    return await run(engine);
  } finally {
    await engine.close();
  }
}

/** Runs with a store at an empty place. */
type WithStore = (
  run: (store: OpenedStore, place: StoreLocation) => Promise<void>,
  more?: Partial<StoreSettings>,
) => Promise<void>;

/** Returns a function that runs a test with a store at an empty place. */
export function storesAt(makePlace: MakePlace): WithStore {
  return async (run, more = {}) => {
    const place = await makePlace();
    await reopened(place, (store) => run(store, place), more);
  };
}

/** A time span, in seconds after the start. */
export function span(first: number, last: number): Span {
  const [firstSeen, lastSeen] = [first, last].map((at) => new Date(start + at * second).toISOString()) as [
    string,
    string,
  ];
  return { firstSeen, lastSeen };
}

/** The values of a page of history. */
export function valuesOf({ kinds }: History): readonly string[] {
  return kinds.flatMap(({ values }) => values.map(({ value }) => value));
}
