import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { assetsOf } from "./build/assets.ts";
import { bundle, type Bundle } from "./build/bundle.ts";
import { inCli, libraryEntries, publishedLibrary } from "./build/library.ts";
import { licencesOf } from "./build/licences.ts";
import { pack } from "./build/pack.ts";
import { loadChecks } from "./checks.ts";
import { writeTypes } from "./library/types.ts";

const root = resolve(import.meta.dirname, "..");

/** The entries of the library, by the file of the package; their code is in `dist/cli`, which shares the engine with them. */
const library = libraryEntries(root);

/** Every bundle: its folder under `dist` and its entry sources. The command line and the library share the engine. */
const bundles = [
  { name: "action", entries: { index: "src/action/index.ts" }, isPacked: true },
  { name: "cli", entries: { index: "src/cli/index.ts", ...inCli(library) }, hasPages: true },
] as const;

/**
 * Builds the bundles into a folder: `index.js`, lazily loaded files beside it, and licences. The output only depends on the sources and the lock file,
 * so that a test can compare it byte for byte. Returns the modules in each file and the names that it exports, by bundle.
 */
export async function build(into: string): Promise<Readonly<Record<"action" | "cli", Omit<Bundle, "files">>>> {
  const made: Record<string, Omit<Bundle, "files">> = {};
  for (const { name, entries, ...kind } of bundles) {
    const bundled = await bundle(root, entries);
    const { files, ...about } = "isPacked" in kind ? pack(root, bundled) : bundled;
    made[name] = about;
    replace(join(into, name), {
      ...files,
      ...("hasPages" in kind && inFolder("pages", await assetsOf(root))),
      "licenses.txt": licencesOf(root, Object.values(bundled.modules).flat()),
      // Makes the files modules wherever they are copied to.
      "package.json": `${JSON.stringify({ type: "module" })}\n`,
    });
  }
  return made as Readonly<Record<"action" | "cli", Omit<Bundle, "files">>>;
}

/** Writes the library that the package exports: types, and for each entry the files that lead to its code in `dist/cli`. */
export async function buildLibrary(into: string, exports: Bundle["exports"]): Promise<void> {
  writeTypes(await loadChecks());
  replace(join(into, "lib"), publishedLibrary(root, library, exports));
}

/** Replaces the content of a folder. A file that stays the same is not touched, so that a program which runs from there meanwhile finds it. */
function replace(folder: string, files: Readonly<Record<string, string>>): void {
  const present = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const old = present.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
  for (const name of old) if (!Object.hasOwn(files, name)) rmSync(join(folder, name));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, "utf8") === content) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  if (files["index.js"]?.startsWith("#!")) chmodSync(join(folder, "index.js"), 0o755);
}

function inFolder(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
}

if (import.meta.main) {
  const { cli } = await build(join(root, "dist"));
  await buildLibrary(join(root, "dist"), cli.exports);
}
