import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "./process.ts";

/** The folder of this clone. */
export const clone = resolve(import.meta.dirname, "../../..");

/** The package as npm packs it: the tarball, and the same unpacked, which npm installs in a third of the time. */
export interface Packed {
  readonly tarball: string;
  readonly unpacked: string;
}

/** Packs the package once for all files of the lab, since packing builds everything. */
export function packed(): Packed {
  const folder = join(tmpdir(), "packed");
  const unpacked = join(folder, "package");
  const pack = `[ -d ${unpacked} ] || { npm pack --pack-destination ${folder} && tar -xzf ${folder}/*.tgz -C ${folder}; }`;
  run("mkdir", ["-p", folder], clone);
  run("flock", [join(folder, "lock"), "sh", "-ec", pack], clone);
  return { tarball: run("sh", ["-c", `printf %s ${folder}/*.tgz`], clone), unpacked };
}
