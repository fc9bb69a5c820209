import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { folderWith } from "../folder.ts";
import { childEnvironment } from "../child-environment.ts";
import { program } from "../cli/program.ts";

/** A server that runs as a process. */
export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  readonly out: () => string;
  readonly err: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly exit: Promise<number | null>;
}

/** A `portcullis serve` process; 127.0.0.1 counts as public. Its log is read, or redirected by the shell. */
export async function startProcess(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  log = "&1",
): Promise<ServerProcess> {
  const environment = {
    ...childEnvironment,
    PORTCULLIS_ALLOW_ADDRESSES: "127.0.0.1",
    PORTCULLIS_RESOLVER: "127.0.0.1:9",
    PORTCULLIS_METRICS_LISTEN: "off",
    PORTCULLIS_DATA_DIR: join(folderWith({}), "state"),
    ...env,
  };
  const script = `exec "$@" >${log}`;
  // A shell whose input is a socket would read the user's startup file.
  const words = ["--norc", "-c", script, "sh", process.execPath, program, "serve", ...args];
  const child = spawn("bash", words, { env: environment });
  onTestFinished(() => void child.kill("SIGKILL"));
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  const exit = once(child, "exit").then(([code]) => code as number | null);
  const listening = new Promise<void>((found) => {
    child.stderr.on("data", (chunk: Buffer) => {
      err += chunk.toString();
      if (err.includes("listening")) found();
    });
  });
  await Promise.race([listening, exit]);
  const url = /http:\/\/\S+/.exec(err)?.[0] ?? "";
  return {
    port: Number(new URL(url || "http://a:1").port),
    url,
    out: () => out,
    err: () => err,
    kill: (signal) => child.kill(signal),
    exit,
  };
}
