/** What a problem does to the letter of a check: the part that it takes points from, and the ceiling below which it keeps the letter. */
export interface Effect<Part extends string = string, Cap extends string = string> {
  readonly part?: Part;
  readonly cap?: Cap;
  /** Whether there may be no letter, because it cannot be determined. */
  readonly isOpen?: true;
}

/** Keeps the ids of problems, parts and ceilings to those that there are. What changes nothing is left out. */
export function effectsOf<Id extends string, Own extends Effect>(
  effects: Readonly<Partial<Record<Id, Own>>>,
): Readonly<Partial<Record<string, Effect>>> {
  return effects;
}
