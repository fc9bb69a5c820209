import { inert } from "../report/github/escape.ts";
import { exitCodes, type ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";
import type { Text } from "../core/text.ts";
import { languageOfArguments, main } from "./main.ts";

const interrupted: Text = { en: "interrupted: no verdict.", ko: "중단됨: 아무것도 판정하지 않았습니다." };

/** Connects the process to the program: streams, environment, interrupts, exit code. */
export async function startCli(): Promise<void> {
  const { stdout, stderr } = process;
  const unwritten: NodeJS.ErrnoException[] = [];
  stdout.on("error", (error) => unwritten.push(error));
  // Progress that cannot be written does not change the verdict.
  stderr.on("error", () => {});
  const args = process.argv.slice(2);
  const ending = new AbortController();
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  let isLingering = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      const isFirst = !ending.signal.aborted;
      ending.abort();
      if (isFirst && isLingering) return;
      // Output so far may look like a verdict.
      const words = interrupted[languageOfArguments(args, io) ?? "en"];
      // A terminal shows ^C after the existing text.
      if (!isLingering) io.err(`${stderr.isTTY ? "\n" : ""}portcullis: ${words}\n`);
      process.exit(codes[signal]);
    });
  }
  const io: Io = {
    env: process.env,
    out: (text) => stdout.write(text),
    // CI runners also execute commands from stderr; in a terminal escape sequences are needed.
    err: (text) => stderr.write(stderr.isTTY ? text : inert(text)),
    isOutTerminal: stdout.isTTY,
    isErrTerminal: stderr.isTTY,
    columns: stdout.columns ?? 80,
    signal: ending.signal,
    linger: () => {
      isLingering = true;
    },
    onUncaught(take) {
      // Node passes unhandled rejections to the same listeners.
      process.removeAllListeners("uncaughtException").on("uncaughtException", take);
    },
  };
  const code = await main(args, io).catch((error: unknown) => {
    stderr.write(`portcullis: something broke on our side: ${error instanceof Error ? error.stack : String(error)}\n`);
    return exitCodes.bug;
  });
  await drained(stdout);
  // A DNS look-up in the operating system cannot be cancelled; waiting for it would block the exit.
  process.exit(withReport(code, unwritten[0], io));
}

/** A closed pipe (`| head`) is no error; a report that could not be written is a lost verdict. */
function withReport(code: ExitCode, error: NodeJS.ErrnoException | undefined, io: Io): ExitCode {
  if (!error || error.code === "EPIPE") return code;
  io.err(`portcullis: the report could not be written: ${error.code ?? error.message}\n`);
  return code === exitCodes.usage ? code : exitCodes.bug;
}

function drained(stream: NodeJS.WriteStream): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  stream.write("", () => resolve());
  return promise;
}
