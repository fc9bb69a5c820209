import type { Product } from "./product-version.ts";

interface Library {
  readonly name: string;
  /** Its name in packages, directories and files, as a regular expression. */
  readonly slug: string;
  /** Whether it consists of a stylesheet as well. */
  readonly hasStyles?: true;
  /** Its own major versions, if another product has the same name. */
  readonly major?: RegExp;
}

// `angular` from version 2 on is another framework, which uses other file names.
const libraries: readonly Library[] = [
  { name: "jQuery", slug: "jquery" },
  { name: "AngularJS", slug: "angular(?:\\.?js)?", major: /^1(?:\.|$)/ },
  { name: "Vue", slug: "vue(?:\\.?js)?" },
  { name: "Bootstrap", slug: "(?:twitter-)?bootstrap", hasStyles: true },
  { name: "React", slug: "react" },
];

/** Suffixes after name or version in a file name. */
const build =
  "(?:[-._](?:min|slim|pack|packed|compressed|custom|full|core|prod|production|dev|development|debug|esm|module|bundle|runtime|global|browser|umd|common|(?:alpha|beta|rc)\\d{0,2}|[0-9a-f]{6,40}|\\d{1,3}))*";
const numbers = "\\d{1,3}(?:\\.\\d{1,3})";

const readers = libraries.map(({ name, slug, major = /^\d/, hasStyles = false }) => ({
  name,
  major,
  hasStyles,
  /** `jquery-3.7.1.min.js` */
  file: new RegExp(`^${slug}(?:[-._]?(?<version>${numbers}{1,2}))?${build}\\.js$`, "i"),
  /** `bootstrap-3.3.7.min.css`, `bootstrap.rtl.min.css` */
  styleFile: new RegExp(`^${slug}(?:[-._]?(?<version>${numbers}{1,2}))?(?:[-.]rtl)?${build}\\.css$`, "i"),
  /** `npm/jquery@1.12.4`, `npm/jquery@1/dist/jquery.min.js`: a package may be pinned to a major version, and needs no file. */
  pinned: new RegExp(`(?:^|[/,])${slug}@v?(?<version>${numbers}{0,2})(?![\\w-]|\\.\\d)`, "i"),
  /** `ajax/libs/jquery/1.4.2/`, `jquery-1.4.2/`: other directories contain versions of other software. */
  directory: new RegExp(`(?:^|/)${slug}[/._-]v?(?<version>${numbers}{0,2})/`, "i"),
}));

/**
 * The libraries in the URL of a script or a stylesheet, with the version from the file, package or directory; empty for other files. The query is ignored, because it
 * often contains the page's version.
 */
export function librariesIn(src: string, kind: "script" | "stylesheet" = "script"): readonly Product[] {
  const path = src.slice(0, 2048).split(/[?#;]/, 1)[0] ?? "";
  const end = path.lastIndexOf("/") + 1;
  const isStyle = kind === "stylesheet";
  const asked = isStyle ? readers.filter(({ hasStyles }) => hasStyles) : readers;
  return asked.flatMap(({ name, major, file, styleFile, pinned, directory }) => {
    const pin = pinned.exec(path)?.groups?.["version"];
    const named = pin === undefined ? (isStyle ? styleFile : file).exec(path.slice(end)) : null;
    if (pin === undefined && !named) return [];
    const version =
      pin ?? named?.groups?.["version"] ?? directory.exec(path.slice(0, end))?.groups?.["version"] ?? null;
    return version !== null && !major.test(version) ? [] : [{ name, version }];
  });
}
