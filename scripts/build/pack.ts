import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { besides, type Bundle } from "./bundle.ts";

/** The output of ncc: the entry and lazily loaded parts. Other files it finds are ignored. */
const made = /^(?:\d+\.)?index\.js$/;

/**
 * Packs a bundle again with ncc, which joins what is loaded together: fewer files, and a faster start. ncc cannot read TypeScript 7, so it gets
 * rolldown's output. It numbers modules by relative path, so the folder is always the same.
 */
export function pack(root: string, { files, modules, exports }: Bundle): Bundle {
  const folder = join(root, "node_modules/.cache/portcullis-pack");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const all = { ...files, "package.json": JSON.stringify({ type: "module" }) };
    for (const [name, code] of Object.entries(all)) writeFileSync(join(folder, name), code);
    const ncc = join(root, "node_modules/@vercel/ncc/dist/ncc/cli.js");
    const out = join(folder, "out");
    const options = ["build", join(folder, "index.js"), "--out", out, "--no-cache", "--quiet"];
    execFileSync(process.execPath, [ncc, ...options], { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
    const parts = readdirSync(out).filter((name) => made.test(name));
    // A separate program loads user files by paths that ncc cannot follow, so it stays unchanged.
    const beside = Object.fromEntries(Object.entries(files).filter(([name]) => besides.includes(name)));
    const packed = {
      ...beside,
      ...Object.fromEntries(parts.map((name) => [name, readFileSync(join(out, name), "utf8")])),
    };
    return { files: packed, exports, modules: modulesOf(packed, Object.values(modules).flat()) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** rolldown marks each module with a comment line, which ncc keeps. */
function modulesOf(files: Bundle["files"], known: readonly string[]): Bundle["modules"] {
  const names = new Set(known);
  return Object.fromEntries(
    Object.entries(files).map(([file, code]) => [
      file,
      [...code.matchAll(/^\/\/ (?:#?region )?(?<path>\S+)$/gm)].flatMap(({ groups }) =>
        names.has(groups?.["path"] ?? "") ? [groups?.["path"] ?? ""] : [],
      ),
    ]),
  );
}
