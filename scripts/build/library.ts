import { globSync } from "node:fs";
import { basename } from "node:path";
import { declarationsOf } from "./declarations.ts";

/** The entry points beside the one of all checks: one for each check, and the client. `portcullis/ssl` is the file `entry-ssl.js`. */
export function libraryEntries(root: string): Readonly<Record<string, string>> {
  const checks = globSync("src/library/checks/*.ts", { cwd: root }).toSorted();
  const named = checks.map((path) => [`entry-${basename(path, ".ts")}`, path.replaceAll("\\", "/")]);
  return { ...Object.fromEntries(named), "entry-client": "src/client/index.ts" };
}

/** The types of the entry points, and what lets CommonJS require each: Node loads a module without top-level await so. */
export function typesOf(
  root: string,
  entries: Readonly<Record<string, string>>,
  exports: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> {
  const types = declarationsOf(root, Object.values(entries));
  const required = Object.entries(entries).flatMap(([name, source]) => {
    const to = `./types/${source.replace(/^src\//, "").replace(/\.ts$/, "")}.js`;
    return [
      [`${name}.d.ts`, `export * from "${to}";\n`],
      [`${name}.cjs`, `module.exports = require("./${name}.js");\n`],
      [`${name}.d.cts`, commonTypes(`./${name}.js`, exports[`${name}.js`] ?? [])],
    ] as const;
  });
  const placed = Object.entries(types).map(([path, text]) => [`types/${path}`, text] as const);
  return Object.fromEntries([...placed, ...required]);
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
