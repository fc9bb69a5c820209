/** How long a product gets security fixes. */
export interface Lifecycle {
  readonly product: string;
  /** Lower case, as the product names itself. */
  readonly names: readonly string[];
  /** The makers' page. */
  readonly source: string;
  /** How many numbers of a version identify a branch. */
  readonly depth: 1 | 2 | 3;
  /** Whether distributions ship it with backported fixes under an old version number. */
  readonly isPackaged: boolean;
  /**
   * Newest first: the day when fixes ended (the last of its month where no day was given); null where no end was announced when the table
   * was made. A branch between two ended ones, or below all ended ones, ended with the next newer one at the latest; any other missing
   * branch is unknown.
   */
  readonly branches: readonly (readonly [branch: string, ended: string | null])[];
}
