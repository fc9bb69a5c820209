/** The effect of a problem on a check's grade: the part it costs points in, and the cap it sets. */
export interface Effect<Part extends string = string, Cap extends string = string> {
  readonly part?: Part;
  readonly cap?: Cap;
  /** Whether the grade may be missing because it cannot be determined. */
  readonly isOpen?: true;
}

/** Type-checks the ids of problems, parts and caps. Problems without an effect are left out. */
export function effectsOf<Id extends string, Own extends Effect>(
  effects: Readonly<Partial<Record<Id, Own>>>,
): Readonly<Partial<Record<string, Effect>>> {
  return effects;
}
