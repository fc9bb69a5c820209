import { realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { printable } from "../core/printable.ts";

/**
 * Returns the path of a file relative to the root of its repository, with slashes. Null if it is in no repository, or if the path cannot be
 * printed. The root is the folder that the pipeline names, or else the nearest folder above the file that contains `.git`.
 */
export function pathInRepository(file: string, named: string | undefined): string | null {
  const folder = real(dirname(file));
  const root = folder && ((named && real(named)) || gitRoot(folder));
  if (!root) return null;
  // Links in the folder's path are resolved, but the file itself may be a link: it is still a file of the repository.
  const path = relative(root, join(folder, basename(file)));
  const isWithin = path !== "" && !isAbsolute(path) && path.split(sep)[0] !== "..";
  return isWithin && printable(path, 500) === path ? path.split(sep).join("/") : null;
}

function gitRoot(folder: string): string | null {
  // In a worktree or a submodule, `.git` is a file.
  if (statSync(join(folder, ".git"), { throwIfNoEntry: false })) return folder;
  const above = dirname(folder);
  return above === folder ? null : gitRoot(above);
}

function real(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    // A folder that does not exist is not a root.
    return null;
  }
}
