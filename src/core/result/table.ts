import type { Text } from "../text.ts";

/** Rows of what was seen, for people who want to see it beside the key figures. Whoever shows a cell escapes and cuts it. */
export interface Table {
  /** One for each cell of a row; the last column gets the room that is left. */
  readonly columns: readonly Text[];
  readonly rows: readonly (readonly (Text | string)[])[];
}
