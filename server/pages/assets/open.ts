import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The static files of the pages. */
export interface Assets {
  /** Paths of the style sheet and the script; null where they were not built. */
  readonly style: string | null;
  readonly script: string | null;
  /** The file at a path; null if there is none. */
  find(path: string): Asset | null;
}

/** A file as it is sent. */
interface Asset {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Where the files of the pages are served. */
export const assetsPath = "/assets";

/** The build's manifest: each file's name with its content hash. */
interface Manifest {
  readonly style: string;
  readonly script: string;
  /** Scripts that the first one loads on some pages. */
  readonly chunks?: readonly string[];
}

const manifestName = "assets.json";

/** Next to this bundle; a source checkout uses the last build. */
const routes = [join(import.meta.dirname, "pages"), join(import.meta.dirname, "../../../dist/cli/pages")];

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
};

/** Opens the static files. Pages work without them, as in a checkout that was never built. */
export function openAssets(folders: readonly string[] = routes): Assets {
  const folder = folders.find((each) => existsSync(join(each, manifestName)));
  if (folder === undefined) return { style: null, script: null, find: () => null };
  const manifest = JSON.parse(readFileSync(join(folder, manifestName), "utf8")) as Manifest;
  const files = new Map(
    [manifest.style, manifest.script, ...(manifest.chunks ?? [])].map((name) => {
      const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      return [`${assetsPath}/${name}`, { type, bytes: readFileSync(join(folder, name)) }];
    }),
  );
  return {
    style: `${assetsPath}/${manifest.style}`,
    script: `${assetsPath}/${manifest.script}`,
    find: (path) => files.get(path) ?? null,
  };
}
