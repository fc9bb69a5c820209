import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { Given } from "../settings/options/given.ts";
import type { Storing } from "../settings/options/storing.ts";

/** Runs a command on the database. Throws a `Failure` INVALID_INPUT that names the option of a database that cannot be used. */
export async function withDatabase<T>(storing: Storing, given: Given, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!hasTrouble(error)) throw error;
    throw failure(
      "input.file",
      { ...databasePlaceOf(storing, given), detail: error.trouble.text },
      { reason: "data_dir" },
    );
  }
}

/** The option that names the database, and its value as far as it may be shown. */
export function databasePlaceOf(
  { databaseUrl, dataDir }: Storing,
  given: Given,
): { readonly field: string; readonly path: string } {
  if (databaseUrl === null) return { field: given.naming("data_dir"), path: printable(dataDir, 500) };
  // The URL may contain a password.
  return { field: given.naming("database_url"), path: new URL(databaseUrl).host };
}

/** A database error with its description. Its class is not imported, so that other commands do not load a database. */
function hasTrouble(error: unknown): error is Error & { readonly trouble: { readonly text: Text } } {
  return error instanceof Error && "trouble" in error;
}
