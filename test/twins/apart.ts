import { spawn } from "node:child_process";
import { once } from "node:events";

/** How a process ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  /** The signal that ended it; null where it ended by itself. */
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
}

/** Runs a TypeScript module in a process of its own, for what might take the process with it. Paths in it are relative to the repository. */
export async function runApart(source: string): Promise<Ended> {
  const args = ["--input-type=module-typescript", "--eval", source];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  return { code, signal, out };
}
