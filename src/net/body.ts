import type { Readable } from "node:stream";
import type { Budget } from "./budget.ts";

interface Reading {
  /** Bytes to keep. */
  readonly limit: number;
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

/** A body that drips is given up after this time: the headers, which matter most, are already here. */
const bodyPatience = 3000;

/** A connection is worth keeping if the rest of a body is no longer than this. */
const worthDraining = 64 * 1024;

/** Reads the beginning of a body. Whatever ends it early (size, time, a reset) leaves what was read, marked as truncated. */
export async function readBody(
  stream: Readable,
  { limit, signal, budget }: Reading,
): Promise<{ readonly body: Uint8Array; readonly truncated: boolean }> {
  const chunks: Buffer[] = [];
  let kept = 0;
  let read = 0;
  let truncated = false;
  const stop = (): void => {
    truncated = true;
    stream.destroy();
  };
  const timer = setTimeout(stop, bodyPatience);
  signal.addEventListener("abort", stop, { once: true });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      budget.bytes(chunk.length);
      read += chunk.length;
      if (kept < limit) chunks.push(chunk.subarray(0, limit - kept));
      kept = Math.min(read, limit);
      if (read > limit + worthDraining) break;
    }
  } catch (error) {
    if (!isStreamError(error)) throw error;
    truncated = true;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
  return { body: Buffer.concat(chunks), truncated: truncated || read > limit };
}

function isStreamError(error: unknown): boolean {
  const { code = "", name } = error as NodeJS.ErrnoException;
  return code !== "" || name === "AbortError" || name === "TimeoutError";
}
