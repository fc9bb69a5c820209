import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those that it lies in, where they are not there. Not `recursive` of Node, which never ends where a folder cannot
 * be made although the one above is there, as in /proc. Throws the error of the file system.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else may have been faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
