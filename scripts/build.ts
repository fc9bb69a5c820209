import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { assetsOf } from "./build/assets.ts";
import { bundle, type Bundle } from "./build/bundle.ts";
import { libraryEntries, typesOf } from "./build/library.ts";
import { licencesOf } from "./build/licences.ts";
import { pack } from "./build/pack.ts";

const root = resolve(import.meta.dirname, "..");

/** Every bundle: its folder under `dist` and its entry source. */
const bundles = [
  { name: "action", entry: "src/action/index.ts", isPacked: true },
  { name: "cli", entry: "src/cli/index.ts", hasPages: true },
  { name: "lib", entry: "src/library/index.ts", entries: libraryEntries(root) },
] as const;

/**
 * Builds the bundles into a folder: `index.js`, lazily loaded files beside it, licences, and for the library its types. The output only depends on
 * the sources and the lock file, so that a test can compare it byte for byte. Returns the modules in each file, by bundle.
 */
export async function build(into: string): Promise<Readonly<Record<string, Bundle["modules"]>>> {
  const made: Record<string, Bundle["modules"]> = {};
  for (const { name, entry, ...kind } of bundles) {
    const entries = "entries" in kind ? kind.entries : {};
    const bundled = await bundle(root, entry, entries);
    const { files, modules } = "isPacked" in kind ? pack(root, bundled) : bundled;
    made[name] = modules;
    const out = mkdtempSync(join(tmpdir(), "portcullis-build-"));
    write(out, {
      ...files,
      ...("entries" in kind && typesOf(root, { index: entry, ...entries }, bundled.exports)),
      ...("hasPages" in kind && inFolder("pages", await assetsOf(root))),
      "licenses.txt": licencesOf(root, Object.values(bundled.modules).flat()),
      // Makes the files modules wherever they are copied to.
      "package.json": `${JSON.stringify({ type: "module" })}\n`,
    });
    if (files["index.js"]?.startsWith("#!")) chmodSync(join(out, "index.js"), 0o755);
    rmSync(join(into, name), { recursive: true, force: true });
    cpSync(out, join(into, name), { recursive: true });
    rmSync(out, { recursive: true });
  }
  return made;
}

function inFolder(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

if (import.meta.main) await build(join(root, "dist"));
