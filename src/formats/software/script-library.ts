import type { Product } from "./product-version.ts";

interface Library {
  readonly name: string;
  /** How packages, directories and files call it, as a regular expression. */
  readonly slug: string;
  /** The versions that are its own, where another product bears its name. */
  readonly major?: RegExp;
}

// `angular` from version 2 on is another framework, which no file of this name holds.
const libraries: readonly Library[] = [
  { name: "jQuery", slug: "jquery" },
  { name: "AngularJS", slug: "angular(?:\\.?js)?", major: /^1(?:\.|$)/ },
  { name: "Vue", slug: "vue(?:\\.?js)?" },
  { name: "Bootstrap", slug: "(?:twitter-)?bootstrap" },
  { name: "React", slug: "react" },
];

/** What may stand behind the name or the version in a file: how it was built, or what it was renamed for. */
const build =
  "(?:[-._](?:min|slim|pack|packed|compressed|custom|full|core|prod|production|dev|development|debug|esm|module|bundle|runtime|global|browser|umd|common|(?:alpha|beta|rc)\\d{0,2}|[0-9a-f]{6,40}|\\d{1,3}))*";
const numbers = "\\d{1,3}(?:\\.\\d{1,3})";

const readers = libraries.map(({ name, slug, major = /^\d/ }) => ({
  name,
  major,
  /** `jquery-3.7.1.min.js` */
  file: new RegExp(`^${slug}(?:[-._]?(?<version>${numbers}{1,2}))?${build}\\.js$`, "i"),
  /** `npm/jquery@1.12.4`, `npm/jquery@1/dist/jquery.min.js`: a package may be pinned to a major version, and needs no file. */
  pinned: new RegExp(`(?:^|[/,])${slug}@v?(?<version>${numbers}{0,2})(?![\\w-]|\\.\\d)`, "i"),
  /** `ajax/libs/jquery/1.4.2/`, `jquery-1.4.2/`: any other directory bears the version of something else. */
  directory: new RegExp(`(?:^|/)${slug}[/._-]v?(?<version>${numbers}{0,2})/`, "i"),
}));

/**
 * The libraries in the URL of a script, with their version where the file, its package or its directory bears one; none for any other
 * script. A query is not read: what stands there is as often the version of the page.
 */
export function librariesIn(src: string): readonly Product[] {
  const path = src.slice(0, 2048).split(/[?#;]/, 1)[0] ?? "";
  const end = path.lastIndexOf("/") + 1;
  return readers.flatMap(({ name, major, file, pinned, directory }) => {
    const pin = pinned.exec(path)?.groups?.["version"];
    const named = pin === undefined ? file.exec(path.slice(end)) : null;
    if (pin === undefined && !named) return [];
    const version =
      pin ?? named?.groups?.["version"] ?? directory.exec(path.slice(0, end))?.groups?.["version"] ?? null;
    return version !== null && !major.test(version) ? [] : [{ name, version }];
  });
}
