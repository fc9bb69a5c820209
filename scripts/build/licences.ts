import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const inPackage = /^(?<folder>.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const isLicence = /^(?:licen[cs]e|copying|notice)/i;
/** The section about the licence in a README, up to the next heading. */
const section = /^#+ *licen[cs]e *\n(?<text>[^]*?)(?=^#|$(?![^]))/im;

/** Packages that were published without the licence of their repository. */
const fromRepository: Readonly<Record<string, string>> = {
  // https://github.com/better-auth/utils/blob/b832c00a98859578eff3b75eaf2a8f8de3bae768/LICENSE
  "@better-auth/utils": "better-auth-utils.txt",
};

/** A title and the text below it. */
interface Notice {
  readonly title: string;
  readonly text: string;
}

/** The licences of all packages in a bundle, as one text: a licence that several packages share stands once. Throws where a notice has no text. */
export function licencesOf(root: string, modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((path) => inPackage.exec(path)?.groups?.["folder"] ?? []));
  const notices = [...[...folders].map((folder) => licenceOf(join(root, folder))), ...ofData(root, modules)];
  const sorted = notices.toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const sameText = Map.groupBy(sorted, ({ text }) => text);
  return [...sameText].map(([text, all]) => `${all.map(({ title }) => title).join("\n")}\n\n${text}\n`).join("\n");
}

/** The notices of data that a module holds: `name.LICENSE` beside `name.ts`. */
function ofData(root: string, modules: readonly string[]): readonly Notice[] {
  const notices = modules.filter((path) => path.endsWith(".ts")).map((path) => path.replace(/ts$/, "LICENSE"));
  return notices
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ title: path, text: readFileSync(join(root, path), "utf8").trim() }));
}

function licenceOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const files = readdirSync(folder).toSorted();
  const own = files.filter((file) => isLicence.test(file)).map((file) => readFileSync(join(folder, file), "utf8"));
  const texts = own.length > 0 ? own : elsewhere(folder, name, files);
  const text = [...texts, ...withinPackage(folder)].map((each) => each.trim()).join("\n\n");
  // A name such as MIT is no notice: the licence demands its text and the line of the copyright.
  if (!/copyright|public domain|apache license/i.test(text)) throw new Error(`${folder} has no licence text`);
  return { title: `${name} ${version}${license === undefined ? "" : ` (${license})`}`, text };
}

function elsewhere(folder: string, name: string, files: readonly string[]): readonly string[] {
  const file = fromRepository[name];
  if (file !== undefined) return [readFileSync(join(import.meta.dirname, "notices", file), "utf8")];
  const readme = files.find((each) => /^readme(?:\.|$)/i.test(each));
  return readme === undefined ? [] : [section.exec(readFileSync(join(folder, readme), "utf8"))?.groups?.["text"] ?? ""];
}

/** Packages that are bundled inside a package. */
function withinPackage(folder: string): readonly string[] {
  const path = join(folder, "dist/THIRD-PARTY-LICENSES.md.gz");
  return existsSync(path) ? [gunzipSync(readFileSync(path)).toString("utf8")] : [];
}
