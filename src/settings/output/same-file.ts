import { lstatSync, readlinkSync, realpathSync, statSync, type BigIntStats } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** As many links as Linux follows, path_resolution(7). */
const mostLinks = 40;

/** Where a path leads: through its links, also through one that leads to what is not there yet. Throws an error of the operating system. */
export function leadsTo(path: string): string {
  let there = resolve(path);
  for (let count = 0; count < mostLinks; count++) {
    if (!lstatSync(there, { throwIfNoEntry: false })?.isSymbolicLink())
      return join(realFolder(dirname(there)), basename(there));
    const found = statSync(there, { throwIfNoEntry: false });
    // What is open in a process and no file has no path of its own.
    if (found) return found.isFile() ? realpathSync(there) : there;
    there = resolve(dirname(there), readlinkSync(there));
  }
  return there;
}

/** A folder as it is reached without links; one that is not there yet is below one that is. */
function realFolder(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false })) return realpathSync(folder);
  const above = dirname(folder);
  return above === folder ? folder : join(realFolder(above), basename(folder));
}

/**
 * What tells one file from another, whatever path leads to it; null for a device, of which nothing is lost when two write to it.
 * Throws an error of the operating system.
 */
export function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!found) return leadsTo(path);
  return isDevice(found) ? null : `${found.dev}:${found.ino}`;
}

function isDevice(found: BigIntStats): boolean {
  return found.isCharacterDevice() || found.isBlockDevice();
}
