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
    // One piece: a second one costs as much as a tenth of the whole answer.
    return void response.end(body && bytes ? Buffer.concat([Buffer.from(body), bytes]) : (bytes ?? body ?? undefined));
  }
  // The client sees the answer's header before its first piece.
  response.flushHeaders();
  // Errors pass both ways: a disconnected client aborts the work, and failed work closes the connection.
  pipeline(Readable.fromWeb(body as NodeStream), response).catch(() => response.destroy());
}
