/** A bounded list of the first items by place; items arrive in any order. */
export interface CachedPages<T> {
  /** Adds an item. Returns the one that the list drops for it, if any. */
  add(place: number, thing: T): T | null;
  /** The items in their order. */
  all(): readonly (readonly [place: number, thing: T])[];
}

/** Opens a list that holds the `most` items with the lowest places. */
export function openCachedPages<T>(most: number): CachedPages<T> {
  const held: (readonly [place: number, thing: T])[] = [];
  return {
    add(place, thing) {
      const behind = held.findIndex(([other]) => other > place);
      held.splice(behind < 0 ? held.length : behind, 0, [place, thing]);
      return held.length > most ? (held.pop()?.[1] ?? null) : null;
    },
    all: () => [...held],
  };
}
