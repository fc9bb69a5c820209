import { join } from "node:path";
import type { Storing } from "../../src/settings/options/storing.ts";

/** Where things are kept: a file, or a PostgreSQL database by its URL. */
export type Place = { readonly file: string } | { readonly url: string };

/** The place that an operator has named. */
export function placeOf({ databaseUrl, dataDir }: Pick<Storing, "databaseUrl" | "dataDir">): Place {
  return databaseUrl === null ? { file: fileIn(dataDir) } : { url: databaseUrl };
}

/** The database file in a data folder. */
export function fileIn(dataDir: string): string {
  return join(dataDir, "portcullis.db");
}

/** The file in a data folder that holds the secret of the server, unless PORTCULLIS_SECRET does. */
export function secretIn(dataDir: string): string {
  return join(dataDir, "secret");
}
