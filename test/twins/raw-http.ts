import type { Duplex } from "node:stream";

/** A client's request, as far as a twin needs it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/**
 * Writes an answer, or anything else, to a connection after a request, without changes. `reset` resets the TCP connection, with or without
 * TLS.
 */
export type Answer = (socket: Duplex, asked: Asked, reset: () => void) => void;

/** Reads requests off a connection, one after the other, and gives each to the answer. */
export function converse(socket: Duplex, answer: Answer, reset: () => void): void {
  let received = Buffer.alloc(0);
  socket.on("error", () => {});
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let next = takeRequest(received); next; next = takeRequest(received)) {
      received = next.rest;
      answer(socket, next.asked, reset);
    }
  });
}

function takeRequest(received: Buffer): { readonly asked: Asked; readonly rest: Buffer<ArrayBuffer> } | null {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [line = "", ...lines] = received.toString("latin1", 0, end).split("\r\n");
  const [method = "", path = ""] = line.split(" ");
  const headers = new Map(lines.map((each) => splitHeader(each)));
  const start = end + 4;
  const length = Number(headers.get("content-length") ?? 0);
  if (received.length < start + length) return null;
  const body = received.subarray(start, start + length);
  return { asked: { method, path, headers, body }, rest: Buffer.from(received.subarray(start + length)) };
}

function splitHeader(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

/** Raw header lines: order, case, duplicates and odd bytes (latin1) are kept. */
type HeaderLines = readonly string[];

export interface Reply {
  readonly status?: number;
  readonly reason?: string;
  readonly headers?: HeaderLines;
  readonly body?: string | Uint8Array;
}

/** The bytes of a reply; `Content-Length` is the only header that is added, unless one of the two framing headers is given. */
export function replyBytes({ status = 200, reason = "OK", headers = [], body = "" }: Reply): Buffer {
  const content = Buffer.from(body);
  const isFramed = headers.some((line) => /^(?:content-length|transfer-encoding)[\s:]/i.test(line));
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    ...headers,
    ...(isFramed ? [] : [`Content-Length: ${content.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), content]);
}

/** Answers every request with the same reply. */
export function reply(what: Reply = {}): Answer {
  const bytes = replyBytes(what);
  return (socket) => socket.write(bytes);
}
