import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const inPackage = /^(?<folder>.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const isLicence = /^(?:licen[cs]e|copying|notice)/i;

/** The licences of all packages in a bundle, as one text. */
export function licencesOf(root: string, modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((path) => inPackage.exec(path)?.groups?.["folder"] ?? []));
  return [...[...folders].map((folder) => licenceOf(join(root, folder))), ...ofData(root, modules)]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join("\n");
}

/** The notices of data that a module holds: `name.LICENSE` beside `name.ts`. */
function ofData(root: string, modules: readonly string[]): readonly string[] {
  const notices = modules.filter((path) => path.endsWith(".ts")).map((path) => path.replace(/ts$/, "LICENSE"));
  return notices
    .filter((path) => existsSync(join(root, path)))
    .map((path) => `${path}\n\n${readFileSync(join(root, path), "utf8").trim()}\n`);
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const texts = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8"));
  if (license === undefined && texts.length === 0) throw new Error(`${folder} names no licence`);
  return `${[`${name} ${version}\n${license ?? ""}`, ...texts, ...withinPackage(folder)].map((text) => text.trim()).join("\n\n")}\n`;
}

/** Packages that are bundled inside a package. */
function withinPackage(folder: string): readonly string[] {
  const path = join(folder, "dist/THIRD-PARTY-LICENSES.md.gz");
  return existsSync(path) ? [gunzipSync(readFileSync(path)).toString("utf8")] : [];
}
