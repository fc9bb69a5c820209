import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** An answer in Node's form. */
export interface Answer {
  readonly status: number;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  /** Null for an answer without content; a stream for a streamed one. */
  readonly body: string | ReadableStream<Uint8Array> | null;
  /** Follows a body that is text. */
  readonly bytes?: Uint8Array | undefined;
}

/** Sends an answer, in one system call unless it is a stream. Throws Node's error for an invalid status or header. */
export function send(response: ServerResponse, { status, headers, body, bytes }: Answer): void {
  response.writeHead(status, headers as string[]);
  // For HEAD, Node omits the body (RFC 9110 §9.3.2).
  if (body === null || typeof body === "string") {
    // Two pieces in one system call: joining them would copy the larger one for every answer.
    response.cork();
    if (body && bytes) response.write(body);
    response.end(bytes ?? body ?? undefined);
    response.uncork();
    return;
  }
  // The client sees the answer's header before its first piece.
  response.flushHeaders();
  // Errors pass both ways: a disconnected client aborts the work, and failed work closes the connection.
  pipeline(Readable.fromWeb(body as NodeStream), response).catch(() => response.destroy());
}
