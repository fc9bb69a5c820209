// Builds the single-file program for this machine's platform: `npm run node24 scripts/portable.ts FOLDER`. It needs a built dist/cli.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inject } from "postject";
import { version } from "../src/core/version.ts";

const root = resolve(import.meta.dirname, "..");

/** Node looks for its blob under this name, and for this mark in its own executable (Node's documentation, "Single executable applications"). */
const resource = "NODE_SEA_BLOB";
const fuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

/** Builds the program into a folder and returns its path. The blob depends on the files of `dist/cli` and `data` alone. */
export async function buildPortable(into: string, from = root): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), "portcullis-portable-"));
  try {
    const blob = blobOf(work, from);
    mkdirSync(into, { recursive: true });
    const program = join(into, process.platform === "win32" ? "portcullis.exe" : "portcullis");
    rmSync(program, { force: true });
    copyFileSync(process.execPath, program);
    chmodSync(program, 0o755);
    // The signature of Node does not cover the blob. The workflow signs the result.
    if (process.platform === "darwin") execFileSync("codesign", ["--remove-signature", program]);
    const isMac = process.platform === "darwin";
    await inject(program, resource, readFileSync(blob), {
      sentinelFuse: fuse,
      ...(isMac && { machoSegmentName: "NODE_SEA" }),
    });
    if (isMac) execFileSync("codesign", ["--sign", "-", program]);
    return program;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function blobOf(work: string, from: string): string {
  const packed = ["dist/cli", "data"].flatMap((folder) =>
    globSync(`${folder}/**/*`, { cwd: from, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const paths = Object.fromEntries(
    packed.toSorted().map((path) => [path.slice(from.length + 1).replaceAll("\\", "/"), path]),
  );
  const all = { ...paths, "import.cjs": join(root, "scripts/portable/import.cjs"), LICENSE: join(root, "LICENSE") };
  const files = Object.fromEntries(
    Object.entries(all).map(([name, path]) => [name, recordOf(name, readFileSync(path))]),
  );
  // Two builds of one version have folders of their own.
  const id = digestOf(JSON.stringify(files)).slice(0, 16);
  const manifest = join(work, "manifest.json");
  writeFileSync(manifest, JSON.stringify({ version, id, files }));
  const output = join(work, "portcullis.blob");
  const config = join(work, "config.json");
  const settings = {
    main: join(root, "scripts/portable/loader.cjs"),
    output,
    disableExperimentalSEAWarning: true,
    assets: { ...all, "manifest.json": manifest },
  };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(process.execPath, ["--experimental-sea-config", config], { stdio: ["ignore", "ignore", "inherit"] });
  return output;
}

/** What the loader verifies. Threads and child processes run their files from the folder, and so does the first import. */
function recordOf(name: string, content: Uint8Array): object {
  const isVerified = /-worker\.js$|\.cjs$|package\.json$/.test(name);
  return { digest: digestOf(content), size: content.length, ...(isVerified && { isVerified }) };
}

function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

if (import.meta.main) {
  const [folder = ""] = process.argv.slice(2);
  if (folder === "") throw new Error("usage: npm run node24 scripts/portable.ts FOLDER");
  process.stdout.write(`${await buildPortable(resolve(folder))}\n`);
}
