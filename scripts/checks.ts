import { globSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { AnyCheck } from "../src/core/check.ts";

const root = resolve(import.meta.dirname, "..");

/** Every check, loaded from its folder. */
export async function loadChecks(): Promise<readonly AnyCheck[]> {
  const folders = globSync("src/checks/*/index.ts", { cwd: root }).map((file) => basename(dirname(file)));
  return Promise.all(folders.toSorted().map(loadCheck));
}

/** Loads the check of a folder. */
async function loadCheck(id: string): Promise<AnyCheck> {
  const module: Readonly<Record<string, AnyCheck>> = await import(join(root, "src/checks", id, "index.ts"));
  const check = module[exportName(id)];
  if (check?.id !== id) throw new Error(`src/checks/${id}/index.ts must export the check ${id} as ${exportName(id)}`);
  return check;
}

/** `reverse-dns` is exported as `reverseDns`. */
export function exportName(id: string): string {
  return id.replace(/-[a-z]/g, (match) => match.slice(1).toUpperCase());
}
