import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A package of the registry, in the very version whose data is meant. */
export interface Published {
  readonly name: string;
  readonly version: string;
  /** As the registry has it. */
  readonly integrity: string;
}

/**
 * Brings a package into a folder and tells where it was unpacked. It is no dependency, since everybody who installs those would have to
 * bring its hundred megabytes. Throws where it is not the one that is meant.
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
