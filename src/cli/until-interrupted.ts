import { exitCodes, type ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";

/** A service that runs until stopped. */
export interface Lasting {
  /** Handles an uncaught error. */
  blame(error: unknown): void;
  /** Accepts nothing new, and finishes what is running. */
  close(): Promise<void>;
}

/** Runs a service until it is interrupted or fails. The first interrupt finishes what is running; the second ends it immediately. */
export async function untilInterrupted(lasting: Lasting, io: Io): Promise<ExitCode> {
  io.linger?.();
  const code = await Promise.race([interruption(io.signal).then(() => exitCodes.pass), breakage(lasting, io)]);
  await lasting.close();
  return code;
}

/** The exit code after an uncaught error. The process state is then unknown, so it ends after finishing what is running, such as other requests. */
function breakage(lasting: Lasting, io: Io): Promise<ExitCode> {
  const { promise, resolve } = Promise.withResolvers<ExitCode>();
  io.onUncaught?.((error) => {
    lasting.blame(error);
    io.err(
      "portcullis: something broke on our side. The log has the details. The process ends after the current work.\n",
    );
    resolve(exitCodes.bug);
  });
  return promise;
}

/** Resolves on interrupt; without a signal it resolves immediately, because the service would never end. */
function interruption(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!signal || signal.aborted) resolve();
  // The interrupt may have come while the server started.
  if (signal?.aborted) resolve();
  signal?.addEventListener("abort", () => resolve(), { once: true });
  return promise;
}
