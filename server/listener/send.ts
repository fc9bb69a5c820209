import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** An answer as Node takes it. */
export interface Answer {
  readonly status: number;
  /** Names and values by turns. */
  readonly headers: readonly string[];
  /** Null for an answer without content; a stream for one that comes piece by piece. */
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
}

/** Sends an answer, in one piece where it is one. Throws what Node has against its status or a header. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers as string[]);
  // To a HEAD, Node leaves the body away (RFC 9110 §9.3.2).
  if (body === null || typeof body === "string" || body instanceof Uint8Array)
    return void response.end(body ?? undefined);
  // A client sees that there is an answer before its first piece is there.
  response.flushHeaders();
  // Both ends hear of a break: a client that disconnects ends the work, and work that fails closes the connection.
  pipeline(Readable.fromWeb(body as NodeStream), response).catch(() => response.destroy());
}
