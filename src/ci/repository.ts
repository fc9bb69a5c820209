import { realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { printable } from "../core/printable.ts";

/**
 * The path of a file from the root of its repository, with slashes; null where it is in none, or none that a report could name.
 * The root is the folder that a pipeline names, else the nearest one above the file that git knows.
 */
export function pathInRepository(file: string, named: string | undefined): string | null {
  const folder = real(dirname(file));
  const root = folder && ((named && real(named)) || gitRoot(folder));
  if (!root) return null;
  // The folder is followed and the file is not: what is a link in the repository is one of its files.
  const path = relative(root, join(folder, basename(file)));
  const isWithin = path !== "" && !isAbsolute(path) && path.split(sep)[0] !== "..";
  return isWithin && printable(path, 500) === path ? path.split(sep).join("/") : null;
}

function gitRoot(folder: string): string | null {
  // A worktree and a submodule have a file of that name.
  if (statSync(join(folder, ".git"), { throwIfNoEntry: false })) return folder;
  const above = dirname(folder);
  return above === folder ? null : gitRoot(above);
}

function real(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    // A root that is not there is none.
    return null;
  }
}
