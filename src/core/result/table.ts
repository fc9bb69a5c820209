import type { Text } from "../text.ts";

/** Rows of observations beside the key figures. The renderer escapes and truncates cells. */
export interface Table {
  /** One for each cell of a row; the last column gets the room that is left. */
  readonly columns: readonly Text[];
  readonly rows: readonly (readonly (Text | string)[])[];
}
