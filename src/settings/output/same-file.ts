import { lstatSync, readlinkSync, realpathSync, statSync, type BigIntStats } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The number of links that Linux follows, path_resolution(7). */
const mostLinks = 40;

/** Resolves the links of a path, even if one leads to a file that does not exist yet. Throws an error of the operating system. */
export function leadsTo(path: string): string {
  let there = resolve(path);
  for (let count = 0; count < mostLinks; count++) {
    if (!lstatSync(there, { throwIfNoEntry: false })?.isSymbolicLink())
      return join(realFolder(dirname(there)), basename(there));
    const found = statSync(there, { throwIfNoEntry: false });
    // A file descriptor of a pipe or a socket has no path of its own.
    if (found) return found.isFile() ? realpathSync(there) : there;
    there = resolve(dirname(there), readlinkSync(there));
  }
  return there;
}

/** Returns the path of a folder without links. A missing folder is below its nearest existing parent. */
function realFolder(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false })) return realpathSync(folder);
  const above = dirname(folder);
  return above === folder ? folder : join(realFolder(above), basename(folder));
}

/** Identifies a file by any path to it; null for a device, which two writers cannot damage. Throws an error of the operating system. */
export function fileIdentityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!found) return leadsTo(path);
  return isDevice(found) ? null : `${found.dev}:${found.ino}`;
}

function isDevice(found: BigIntStats): boolean {
  return found.isCharacterDevice() || found.isBlockDevice();
}
