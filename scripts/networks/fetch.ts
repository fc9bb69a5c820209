import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A registry package with an exact version. */
export interface Published {
  readonly name: string;
  readonly version: string;
  /** The integrity hash from the registry. */
  readonly integrity: string;
}

/**
 * Downloads a package into a folder and returns where it was unpacked. It is no dependency, because installing it would need a hundred megabytes.
 * Throws if the integrity hash does not match.
 */
export function fetchPackage({ name, version, integrity }: Published, folder: string): string {
  const packed = execFileSync("npm", ["pack", `${name}@${version}`, "--silent", "--pack-destination", folder], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const file = join(folder, packed.trim().split("\n").at(-1) ?? "");
  const digest = createHash("sha512").update(readFileSync(file)).digest("base64");
  if (`sha512-${digest}` !== integrity)
    throw new Error(`${name}@${version} is not the one that was meant: sha512-${digest}`);
  execFileSync("tar", ["-xzf", file, "-C", folder]);
  return join(folder, "package");
}
