import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Starts a browser with its own home, and pipes at 3 and 4 for its protocol. */
export function startProgram(program: string, args: readonly string[], home: string): ChildProcess {
  const { PATH } = process.env;
  return spawn(program, args, {
    cwd: home,
    // A separate process group, so that all processes of the browser can be ended.
    detached: true,
    env: { PATH, HOME: home, LANG: "C.UTF-8", MOZ_HEADLESS: "1", DBUS_SESSION_BUS_ADDRESS: "disabled:" },
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
}

/** Ends a browser with all its processes. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await gone;
}

/** Rejects where an answer of a browser does not come within the time. */
export async function within<T>(milliseconds: number, what: string, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what}: no answer in ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
