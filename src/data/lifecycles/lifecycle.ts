/** How long the makers of a product fix its security. */
export interface Lifecycle {
  readonly product: string;
  /** Lower case, as it discloses itself. */
  readonly names: readonly string[];
  /** Where its makers say so. */
  readonly source: string;
  /** How many numbers of a version name a branch. */
  readonly depth: 1 | 2 | 3;
  /** Whether distributions ship it with fixes of their own under an old version number. */
  readonly isPackaged: boolean;
  /**
   * Newest first: the day by which fixes ended, the last of its month where no day was named; null where no end was in sight when
   * the table was made. A branch between two that ended, or below all that ended, ended with the next newer one at the latest;
   * nothing is known of any other that is not here.
   */
  readonly branches: readonly (readonly [branch: string, ended: string | null])[];
}
