import type { Readable } from "node:stream";
import type { Budget } from "../budget.ts";
import { isTimeout, onAbort } from "../time.ts";

/** How much of a body is read, for how long, and on which budget. */
export interface BodyRead {
  /** Bytes to keep. */
  readonly limit: number;
  /** Milliseconds for the whole body. */
  readonly patience: number;
  readonly signal: AbortSignal;
  readonly budget: Budget;
  /** Receives the bytes as they arrive; the body is then empty. */
  readonly receive?: (bytes: Uint8Array) => void;
}

/** The beginning of a body; `truncated` where more followed, or the connection broke. */
export interface Body {
  readonly body: Uint8Array;
  readonly truncated: boolean;
}

/** Milliseconds until a slow body is cut off: the headers, which matter most, are already here. */
export const bodyPatience = 3000;

/** A connection is reused only if the rest of the body is no longer than this. */
const worthDraining = 64 * 1024;

/**
 * Reads the beginning of a body. If it ends early (size, time, a reset), the part that was read is returned as truncated. Only an aborted
 * run or an exhausted budget rejects.
 */
export function readBody(stream: Readable, { limit, patience, signal, budget, receive }: BodyRead): Promise<Body> {
  const { promise, resolve, reject } = Promise.withResolvers<Body>();
  const chunks: Buffer[] = [];
  let read = 0;
  const end = (isWhole: boolean): void => {
    resolve({ body: Buffer.concat(chunks), truncated: !isWhole || read > limit });
    if (!isWhole) stream.destroy();
  };
  const timer = setTimeout(end, patience, false);
  const free = onAbort(signal, (reason) => {
    if (!isTimeout(reason)) reject(reason);
    end(false);
  });
  stream.on("data", (chunk: Buffer) => {
    const piece = chunk.subarray(0, Math.max(0, limit - read));
    if (receive) receive(piece);
    else if (piece.length > 0) chunks.push(piece);
    read += chunk.length;
    try {
      budget.check();
    } catch (error) {
      reject(error);
      end(false);
    }
    if (read > limit + worthDraining) end(false);
  });
  stream.once("end", () => end(true));
  stream.on("error", () => end(false));
  stream.once("close", () => end(false));
  return promise.finally(() => {
    clearTimeout(timer);
    free();
  });
}
