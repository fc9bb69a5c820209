import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makePrivateFolder } from "../core/private-folder.ts";

/**
 * Writes a file in the data directory atomically: a reader sees the whole old file or the whole new one. Directories are created for their
 * owner only. Returns false if the directory cannot be written.
 */
export function keepFile(directory: string, name: string, bytes: Uint8Array): boolean {
  const path = join(directory, name);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    makePrivateFolder(dirname(path));
    writeFileSync(draft, bytes, { mode: 0o600 });
    renameSync(draft, path);
    return true;
  } catch {
    remove(draft);
    return false;
  }
}

/** Removes files that earlier versions stored under other names. */
export function forgetOthers(directory: string, name: string, pattern: RegExp): void {
  const folder = dirname(join(directory, name));
  const others = readdirSync(folder).filter((each) => pattern.test(each) && each !== basename(name));
  for (const other of others) remove(join(folder, other));
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A file that cannot be removed belongs to another user now, or always did. It does no harm.
  }
}
