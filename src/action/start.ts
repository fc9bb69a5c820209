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

/** Named one by one: the toolkit as a whole would bring its client for HTTP. */
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

/** Wires the process to the Action: stream, environment, cancelling, exit code. */
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
  // Node would print what broke as it is, and a runner obeys stderr, too.
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
  // A name look-up in the operating system cannot be called off; waiting for it would be a hang.
  stdout.write("", () => process.exit(code));
}
