import { DatabaseSync } from "node:sqlite";

/** Rows of results, and their bytes without superseded contents, which the sweep deletes. */
export interface StoreSize {
  readonly bytes: number;
  readonly rows: number;
}

/** The size of the results in a store's file. */
export function sizeOfStore(file: string): StoreSize {
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db
    .prepare(
      `select count(*) as rows, coalesce(sum(length(coalesce(earlier, '')) + 60), 0) + (select coalesce(sum(length(body) + 50), 0) from content
        where id in (select content_id from snapshot union select preceding_id from snapshot)) as bytes from snapshot`,
    )
    .get() as unknown as StoreSize;
  db.close();
  return row;
}
