import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makePrivateFolder } from "../core/private-folder.ts";

/**
 * Writes a file of the data directory in one step, so that whoever reads it sees the old one or the new one, whole. Directories are
 * made for their owner alone. False where the directory cannot be written.
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

/** Removes what earlier versions kept under other names. */
export function forgetOthers(directory: string, name: string, pattern: RegExp): void {
  const folder = dirname(join(directory, name));
  const others = readdirSync(folder).filter((each) => pattern.test(each) && each !== basename(name));
  for (const other of others) remove(join(folder, other));
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // What cannot be removed was not made by us, or is somebody else's by now; it is in nobody's way.
  }
}
