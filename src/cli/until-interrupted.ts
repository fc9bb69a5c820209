import { exitCodes, type ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";

/** Something that runs until it is stopped. */
export interface Lasting {
  /** Takes an uncaught error. */
  blame(error: unknown): void;
  /** Begins nothing new, and ends what is under way. */
  close(): Promise<void>;
}

/** Lets it run until it is interrupted, or something breaks. Interrupted, it ends what is under way; the second interrupt ends it at once. */
export async function untilInterrupted(lasting: Lasting, io: Io): Promise<ExitCode> {
  io.linger?.();
  const code = await Promise.race([interruption(io.signal).then(() => exitCodes.pass), breakage(lasting, io)]);
  await lasting.close();
  return code;
}

/**
 * The exit code of a bug, after an uncaught error. The state of the process is then unknown, so it ends;
 * what is under way, such as the answers to other requests, ends first.
 */
function breakage(lasting: Lasting, io: Io): Promise<ExitCode> {
  const { promise, resolve } = Promise.withResolvers<ExitCode>();
  io.onUncaught?.((error) => {
    lasting.blame(error);
    io.err(
      "portcullis: something broke on our side. The log has the details. The process ends after the work under way.\n",
    );
    resolve(exitCodes.bug);
  });
  return promise;
}

/** Without anybody to interrupt it there would be no end, so that there is no beginning either. */
function interruption(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!signal || signal.aborted) resolve();
  // It may have come while the server started.
  if (signal?.aborted) resolve();
  signal?.addEventListener("abort", () => resolve(), { once: true });
  return promise;
}
