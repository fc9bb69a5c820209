import type { Text } from "../text.ts";

/** A table of observations besides the key figures. The renderer escapes and truncates cells. */
export interface Table {
  /** The column titles; the last column gets the remaining width. */
  readonly columns: readonly Text[];
  readonly rows: readonly (readonly (Text | string)[])[];
}
