import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { closedPort } from "../../twins/tcp.ts";

const folders: string[] = [];

/** A folder that is deleted when the process ends. */
export function temporaryFolder(name: string): string {
  if (folders.length === 0) process.once("exit", removeFolders);
  const folder = mkdtempSync(join(tmpdir(), `portcullis-${name}-`));
  folders.push(folder);
  return folder;
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Runs a program to its end and returns its output; throws an error with its stderr if it fails. */
export function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** Runs a program and returns its result for any exit code. */
export function execute(
  program: string,
  args: readonly string[],
  cwd: string,
): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  return { code: status, out: stdout, err: stderr };
}

/** The same without blocking this process's servers. */
export function executeBeside(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<ReturnType<typeof execute>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof execute>>();
  const child = execFile(program, args, { cwd, encoding: "utf8" }, (error, out, err) => {
    if (error && typeof error.code !== "number") reject(error);
    else resolve({ code: child.exitCode, out, err });
  });
  return promise;
}

/** Some free ports. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await closedPort());
  return [...ports];
}

interface ServerOptions {
  readonly cwd: string;
  readonly port: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly ready?: RegExp;
}

/** Starts a server and waits until it reports that it is ready or, without such a message, until its port answers. */
export async function startServer(
  program: string,
  args: readonly string[],
  { cwd, port, env = {}, ready }: ServerOptions,
): Promise<AsyncDisposable> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (said = `${said}${chunk}`.slice(-4000)));
  const isReady = (): boolean | Promise<boolean> => (ready ? ready.test(said) : answers(port));
  for (let tries = 0; !(await isReady()); tries++) {
    if (child.exitCode !== null || tries > 1200) throw new Error(`${program} does not answer on ${port}: ${said}`);
    await sleep(50);
  }
  return { [Symbol.asyncDispose]: () => stop(child) };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
