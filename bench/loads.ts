import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The outcome of a program, and the files it loaded. */
export interface Loads {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** Paths, beginning with the program itself. */
  readonly files: readonly string[];
  readonly bytes: number;
}

const recorder = pathToFileURL(join(import.meta.dirname, "record-loads.ts")).href;

/** Runs a program with its own environment and lists the files it loads. */
export async function loadsOf(program: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Loads> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-loads-"));
  const list = join(folder, "loads.txt");
  try {
    const child = spawn(process.execPath, ["--import", recorder, ...program], { env: { LOADS: list, ...env } });
    let [out, err] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    const { promise, resolve } = Promise.withResolvers<number | null>();
    child.once("close", resolve);
    const code = await promise;
    const files = readFileSync(list, "utf8").split("\n");
    return { code, out, err, files, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
