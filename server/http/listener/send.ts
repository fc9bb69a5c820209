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
  if (body === null || typeof body === "string") return finish(response, body ?? "", bytes);
  // The client sees the answer's header before its first piece.
  response.flushHeaders();
  // Errors pass both ways: a disconnected client aborts the work, and failed work closes the connection.
  pipeline(Readable.fromWeb(body as NodeStream), response).catch(() => response.destroy());
}

/** The most bytes that are sent as characters; copying more costs more than the second piece. */
const mostAsCharacters = 65_536;

/**
 * Ends an answer in one piece together with its header: Node joins a header to a string only, and sends one before a buffer as a second piece,
 * which costs a quarter of a cached answer. So bytes are sent as characters in Latin-1, where each is one byte.
 */
function finish(response: ServerResponse, body: string, bytes: Uint8Array | undefined): void {
  if (!bytes) return void response.end(body === "" ? undefined : body);
  const { buffer, byteOffset, length } = bytes;
  const tail = Buffer.from(buffer, byteOffset, length);
  const head = Buffer.from(body);
  if (head.length + length > mostAsCharacters) return void response.end(Buffer.concat([head, tail]));
  response.end((head.length === body.length ? body : head.latin1Slice()) + tail.latin1Slice(), "latin1");
}
