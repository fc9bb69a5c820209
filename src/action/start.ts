import {
  endGroup,
  error,
  getInput,
  notice,
  setFailed,
  setOutput,
  setSecret,
  startGroup,
  summary,
  warning,
} from "@actions/core";
import { randomUUID } from "node:crypto";
import { inert } from "../report/github/escape.ts";
import { stackOf } from "./log.ts";
import { runAction } from "./main.ts";
import type { Toolkit } from "./toolkit.ts";

/** Named imports: the whole toolkit would include its HTTP client. */
const core = {
  endGroup,
  error,
  getInput,
  notice,
  setFailed,
  setOutput,
  setSecret,
  startGroup,
  summary,
  warning,
} satisfies Toolkit;

/** Connects the process to the Action: stream, environment, cancellation, exit code. */
export async function start(): Promise<void> {
  const { stdout } = process;
  const cancelled = new AbortController();
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      cancelled.abort();
      process.exit(codes[signal]);
    });
  }
  // A closed log does not change the verdict.
  stdout.on("error", () => {});
  // Node would print the error unescaped, and a runner also executes commands from stderr.
  process.on("uncaughtException", (thrown) => {
    stdout.write(inert(`${stackOf(thrown)}\n`));
    process.exit(1);
  });
  const code = await runAction({
    env: process.env,
    core,
    out: (text) => stdout.write(text),
    random: randomUUID,
    signal: cancelled.signal,
  });
  // A DNS look-up in the operating system cannot be cancelled; waiting for it would block the exit.
  stdout.write("", () => process.exit(code));
}
