/** The first so many of things that turn up in any order. */
export interface Held<T> {
  /** Takes a thing, and returns the one for which there is no place any more, where there is one. */
  add(place: number, thing: T): T | null;
  /** Those that are held, in their order. */
  all(): readonly (readonly [place: number, thing: T])[];
}

/** Holds the things with the lowest places, `most` at most. */
export function openHeld<T>(most: number): Held<T> {
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
