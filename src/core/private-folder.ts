import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder for its owner alone, with those above it, and says whether it was not there. Not by the recursive form of Node, which
 * never ends below a place like /proc, where a folder is missing and cannot be made. Throws the error of the file system.
 */
export function makePrivateFolder(path: string): boolean {
  try {
    mkdirSync(path, { mode: 0o700 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && statSync(path).isDirectory()) return false;
    const above = dirname(path);
    // Where the folder above was there already, what is missing cannot be made.
    if (code !== "ENOENT" || above === path || !makePrivateFolder(above)) throw error;
    mkdirSync(path, { mode: 0o700 });
    return true;
  }
}
