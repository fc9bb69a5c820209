import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder with its parents for its owner only, and returns whether it is new. Does not use Node's recursive option, which loops forever
 * below places like /proc, where folders cannot be created. Throws the file system error.
 */
export function makePrivateFolder(path: string): boolean {
  try {
    mkdirSync(path, { mode: 0o700 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") {
      if (statSync(path).isDirectory()) return false;
      throw Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${path}'`, { cause: error }), {
        code: "ENOTDIR",
      });
    }
    const above = dirname(path);
    // If the parent existed already, the folder cannot be created.
    if (code !== "ENOENT" || above === path || !makePrivateFolder(above)) throw error;
    mkdirSync(path, { mode: 0o700 });
    return true;
  }
}
