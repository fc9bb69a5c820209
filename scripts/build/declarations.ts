import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** The types of some entries and all files they refer to, by their paths below `src`. They must not refer to other layers. */
export function declarationsOf(root: string, entries: readonly string[]): Readonly<Record<string, string>> {
  const emitted = mkdtempSync(join(tmpdir(), "portcullis-types-"));
  try {
    const options = ["-p", join(root, "tsconfig.build.json"), "--outDir", emitted];
    execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), ...options], { stdio: "inherit" });
    const sources = join(emitted, "src");
    const found = new Map<string, string>();
    for (const entry of entries) follow(join(emitted, entry.replace(/\.ts$/, ".d.ts")), sources, found);
    return Object.fromEntries(
      [...found].map(([path, text]) => [relative(sources, path).replaceAll("\\", "/"), published(text)]),
    );
  } finally {
    rmSync(emitted, { recursive: true });
  }
}

/**
 * Sources import `./types.ts`; published types need the extension that every compiler resolves, and import nothing for its effects. Their indentation
 * would be a tenth of them.
 */
function published(text: string): string {
  const alone = text.replace(/^import "[^"]+";\n/gm, "").replace(/^ +/gm, "");
  return alone.replace(/(?<=from ")(?<path>[^"]+)\.ts(?=")/g, "$<path>.js");
}

// "from" may also be a union member; then no space follows it.
const named = /(?:from |import\()"(?<from>[^"]+)"/g;

/** The layers whose types are published. */
const layers = /^(?:library|client)[/\\]/;

function follow(path: string, sources: string, found: Map<string, string>): void {
  if (found.has(path)) return;
  if (!layers.test(relative(sources, path)))
    throw new Error(`the library's types need ${path}, which is not published`);
  const text = readFileSync(path, "utf8");
  found.set(path, text);
  for (const { groups } of text.matchAll(named)) {
    const from = groups?.["from"] ?? "";
    if (!from.startsWith(".")) throw new Error(`the library's types import ${from}, which is not published`);
    follow(join(dirname(path), from.replace(/\.[jt]s$/, ".d.ts")), sources, found);
  }
}
