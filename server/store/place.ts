import { join } from "node:path";
import type { Storing } from "../../src/settings/options/storing.ts";

/** Where the store is: a file, or a PostgreSQL URL. */
export type StoreLocation = { readonly file: string } | { readonly url: string };

/** The configured place. */
export function storeLocationOf({ databaseUrl, dataDir }: Pick<Storing, "databaseUrl" | "dataDir">): StoreLocation {
  return databaseUrl === null ? { file: fileIn(dataDir) } : { url: databaseUrl };
}

/** The database file in a data folder. */
export function fileIn(dataDir: string): string {
  return join(dataDir, "portcullis.db");
}

/** The secret's file in a data folder, unless PORTCULLIS_SECRET is set. */
export function secretIn(dataDir: string): string {
  return join(dataDir, "secret");
}
