import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";

/** A child process of the benchmark that answers one message after another. */
export interface Child extends AsyncDisposable {
  /** The next message from the process. */
  hear(): Promise<unknown>;
  ask(question: unknown): Promise<unknown>;
}

/** Starts a program of this folder; its output is discarded quickly, like a log. */
export function start(program: string, args: readonly string[] = []): Child {
  const stdio = ["ignore", openSync(devNull, "w"), "inherit", "ipc"] as const;
  const child: ChildProcess = fork(join(import.meta.dirname, program), args, { stdio: [...stdio] });
  const ended = once(child, "exit").then(([code]: unknown[]) => {
    throw new Error(`${program} ended with ${String(code)}`);
  });
  ended.catch(() => {});
  async function hear(): Promise<unknown> {
    const [message] = (await Promise.race([once(child, "message"), ended])) as readonly unknown[];
    return message;
  }
  return {
    hear,
    ask(question) {
      const answer = hear();
      child.send(question as object);
      return answer;
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended.catch(() => {});
    },
  };
}
