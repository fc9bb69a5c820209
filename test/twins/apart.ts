import { spawn } from "node:child_process";
import { once } from "node:events";

/** The exit of a process, and its output. */
export interface Ended {
  readonly code: number | null;
  /** The signal that killed it; null where it exited itself. */
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
}

/** Runs a TypeScript module in a child process, for code that might crash it. Paths in it are relative to the repository. */
export async function runApart(source: string): Promise<Ended> {
  const args = ["--input-type=module-typescript", "--eval", source];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  return { code, signal, out };
}
