import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** Every bundle: what is committed under `dist`, and the source it is made of. */
const bundles = [{ name: "cli", entry: "cli/index.js" }] as const;

/**
 * Builds the committed bundles into a folder: TypeScript first, then one file a bundle with lazy chunks beside it.
 * The output depends on the sources and the lock file alone, so that a test can compare it byte for byte.
 */
export function build(into: string): void {
  const emitted = join(root, ".build");
  rmSync(emitted, { recursive: true, force: true });
  execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", join(root, "tsconfig.build.json")], { stdio: "inherit" });
  for (const { name, entry } of bundles) {
    const out = mkdtempSync(join(tmpdir(), "portcullis-build-"));
    const options = ["--out", out, "--license", "licenses.txt", "--target", "es2024", "--quiet", "--no-cache"];
    execFileSync(
      process.execPath,
      [join(root, "node_modules/@vercel/ncc/dist/ncc/cli.js"), "build", join(emitted, entry), ...options],
      {
        cwd: root,
        stdio: "inherit",
      },
    );
    rmSync(join(into, name), { recursive: true, force: true });
    cpSync(out, join(into, name), { recursive: true });
    rmSync(out, { recursive: true });
  }
}

if (import.meta.main) build(join(root, "dist"));
