import { globSync } from "node:fs";
import { basename } from "node:path";
import { declarationsOf } from "./declarations.ts";

/** The sources of the entry points: that of all checks, one for each check, and the client. `portcullis/ssl` is the file `entry-ssl.js`. */
export function libraryEntries(root: string): Readonly<Record<string, string>> {
  const checks = globSync("src/library/checks/*.ts", { cwd: root }).toSorted();
  const named = checks.map((path) => [`entry-${basename(path, ".ts")}`, path.replaceAll("\\", "/")]);
  return { index: "src/library/index.ts", ...Object.fromEntries(named), "entry-client": "src/client/index.ts" };
}

/** The same entries by their files in `dist/cli`: `library.js` for all checks. */
export function inCli(entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(entries).map(([name, source]) => [codeFile(name), source]));
}

function codeFile(name: string): string {
  return name === "index" ? "library" : name;
}

/** The files of `dist/lib`: types, and what leads an import or a `require` to the code. Node requires a module without top-level await. */
export function publishedLibrary(
  root: string,
  entries: Readonly<Record<string, string>>,
  exports: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> {
  const types = declarationsOf(root, Object.values(entries));
  const leading = Object.entries(entries).flatMap(([name, source]) => {
    const to = `./types/${source.replace(/^src\//, "").replace(/\.ts$/, "")}.js`;
    const code = `../cli/${codeFile(name)}.js`;
    return [
      [`${name}.js`, `export * from "${code}";\n`],
      [`${name}.d.ts`, `export * from "${to}";\n`],
      [`${name}.cjs`, `module.exports = require("${code}");\n`],
      [`${name}.d.cts`, commonTypes(`./${name}.js`, exports[`${codeFile(name)}.js`] ?? [])],
    ] as const;
  });
  const placed = Object.entries(types).map(([path, text]) => [`types/${path}`, text] as const);
  return Object.fromEntries([...placed, ...leading]);
}

/** The types of an entry for CommonJS under `node16`, which does not know that a module can be required. */
function commonTypes(from: string, names: readonly string[]): string {
  const asModule = `from "${from}" with { "resolution-mode": "import" };`;
  const values = names.map((name) => {
    // A class is a type too.
    const type = /^[A-Z]/.test(name) ? `export type ${name} = all.${name};\n` : "";
    return `${type}export declare const ${name}: typeof all.${name};\n`;
  });
  return `import type * as all ${asModule}\nexport type * ${asModule}\n${values.join("")}`;
}
