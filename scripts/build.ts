import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { assetsOf } from "./build/assets.ts";
import { bundle, type Bundle } from "./build/bundle.ts";
import { declarationsOf } from "./build/declarations.ts";
import { licencesOf } from "./build/licences.ts";
import { pack } from "./build/pack.ts";

const root = resolve(import.meta.dirname, "..");

/** The sources of the library, by the file of the package that has their functions and types. */
const library = { index: "src/library/index.ts" } as const;

/** Every bundle: its folder under `dist` and its entry sources. The command line and the library share the engine. */
const bundles = [
  { name: "action", entries: { index: "src/action/index.ts" }, isPacked: true },
  { name: "cli", entries: { index: "src/cli/index.ts", ...named("library", library) }, hasPages: true },
] as const;

/**
 * Builds the bundles into a folder: `index.js`, lazily loaded files beside it, and licences. The output only depends on the sources and the lock file,
 * so that a test can compare it byte for byte. Returns the modules in each file, by bundle.
 */
export async function build(into: string): Promise<Readonly<Record<string, Bundle["modules"]>>> {
  const made: Record<string, Bundle["modules"]> = {};
  for (const { name, entries, ...kind } of bundles) {
    const bundled = await bundle(root, entries);
    const { files, modules } = "isPacked" in kind ? pack(root, bundled) : bundled;
    made[name] = modules;
    replace(join(into, name), {
      ...files,
      ...("hasPages" in kind && inFolder("pages", await assetsOf(root))),
      "licenses.txt": licencesOf(root, Object.values(bundled.modules).flat()),
      // Makes the files modules wherever they are copied to.
      "package.json": `${JSON.stringify({ type: "module" })}\n`,
    });
  }
  return made;
}

/** Writes the library that the package exports: its types, and for each entry a file that leads to the code in `dist/cli`. */
export function buildLibrary(into: string): void {
  const files = Object.entries(library).map(([name, entry]) => ({
    ...declarationsOf(root, entry),
    [`${name}.js`]: `export * from "../cli/${Object.keys(named("library", { [name]: entry })).join()}.js";\n`,
  }));
  replace(join(into, "lib"), Object.assign({}, ...files) as Readonly<Record<string, string>>);
}

/** `index` of the library is the file `library`, any other entry `library-name`. */
function named(prefix: string, entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const full = (name: string): string => (name === "index" ? prefix : `${prefix}-${name}`);
  return Object.fromEntries(Object.entries(entries).map(([name, path]) => [full(name), path]));
}

/** Replaces the content of a folder. */
function replace(folder: string, files: Readonly<Record<string, string>>): void {
  const out = mkdtempSync(join(tmpdir(), "portcullis-build-"));
  write(out, files);
  if (files["index.js"]?.startsWith("#!")) chmodSync(join(out, "index.js"), 0o755);
  rmSync(folder, { recursive: true, force: true });
  cpSync(out, folder, { recursive: true });
  rmSync(out, { recursive: true });
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

if (import.meta.main) {
  await build(join(root, "dist"));
  buildLibrary(join(root, "dist"));
}
