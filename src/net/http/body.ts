import type { Readable } from "node:stream";
import type { Budget } from "../budget.ts";
import { isTimeout, onAbort } from "../time.ts";

/** How much of a body is read, for how long, and at whose expense. */
export interface Reading {
  /** Bytes to keep. */
  readonly limit: number;
  /** Milliseconds for the whole body. */
  readonly patience: number;
  readonly signal: AbortSignal;
  readonly budget: Budget;
  /** Takes the octets as they come, instead of keeping them: the body is empty then. */
  readonly receive?: (bytes: Uint8Array) => void;
}

/** The beginning of a body; `truncated` where there was more, or where it broke off. */
export interface Body {
  readonly body: Uint8Array;
  readonly truncated: boolean;
}

/** A body that drips is given up after this many milliseconds: the headers, which matter most, are already here. */
export const bodyPatience = 3000;

/** A connection is worth keeping if the rest of a body is no longer than this. */
const worthDraining = 64 * 1024;

/**
 * Reads the beginning of a body. Whatever ends it early (size, time, a reset) leaves what was read, marked as truncated;
 * only a run that is called off or has used up its budget has no body.
 */
export function readBody(stream: Readable, { limit, patience, signal, budget, receive }: Reading): Promise<Body> {
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
