import { exitCodes } from "./exit.ts";
import type { Io } from "./io.ts";
import { main } from "./main.ts";

/** Wires the process to the program: streams, environment, interrupts, exit code. */
export async function start(): Promise<void> {
  const interrupted = new AbortController();
  const { stdout, stderr } = process;
  // A reader that goes away (`| head`) is no error of ours.
  for (const stream of [stdout, stderr]) stream.on("error", () => process.exit());
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      interrupted.abort();
      process.exit(codes[signal]);
    });
  }
  const io: Io = {
    env: process.env,
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    isOutTerminal: stdout.isTTY,
    isErrTerminal: stderr.isTTY,
    columns: stdout.columns ?? 80,
    signal: interrupted.signal,
  };
  const code = await main(process.argv.slice(2), io).catch((error: unknown) => {
    stderr.write(`portcullis: something broke on our side: ${error instanceof Error ? error.stack : String(error)}\n`);
    return exitCodes.bug;
  });
  // A name look-up in the operating system cannot be called off; waiting for it would be a hang.
  await drained(stdout);
  process.exit(code);
}

function drained(stream: NodeJS.WriteStream): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  stream.write("", () => resolve());
  return promise;
}
