import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { failure, type Failure } from "../src/core/failure.ts";
import { printable } from "../src/core/printable.ts";
import type { Language } from "../src/core/text.ts";
import type { Fields } from "./exchange.ts";
import type { Log } from "./log.ts";
import { refuse } from "./refuse.ts";

/** What answers on a socket where no request came about. */
export interface SocketOptions {
  readonly log: Log;
  readonly language: Language;
  /** Kilobytes of headers that the parser takes. */
  readonly headerLimit: number;
}

/** The exchange that is under way on a connection. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Has a server answer with the envelope where Node's parser refuses a request, or a client is too slow with one, and where a client
 * wants a tunnel. Returns what is to be called with each request.
 */
export function answerOnSockets(
  server: Server,
  options: SocketOptions,
): (incoming: IncomingMessage, response: ServerResponse) => void {
  const exchanges = new WeakMap<Duplex, Exchange>();

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const refusal = toFailure(error, options.headerLimit);
    if (refusal && socket.writable && isFree(exchanges.get(socket))) answer(socket, refusal, [], options);
    else socket.destroy();
  });
  // RFC 9110 §9.3.6: this is no proxy.
  server.on("connect", (_incoming, socket) => {
    socket.on("error", () => {});
    const refusal = failure("request.method", { allowed: "GET, HEAD", method: "CONNECT" });
    answer(socket, refusal, [["allow", "GET, HEAD"]], options);
  });

  return (incoming, response) => exchanges.set(incoming.socket, { incoming, response });
}

/** Whether the next bytes on a connection are the answer to what went wrong, and not to a request before it. */
function isFree(exchange: Exchange | undefined): boolean {
  if (!exchange) return true;
  const { incoming, response } = exchange;
  // Read to its end and answered, or neither: what stands between is half of another answer.
  return incoming.complete ? response.writableFinished : !response.headersSent;
}

function toFailure({ code = "" }: NodeJS.ErrnoException, limit: number): Failure | null {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return failure("request.slow", {});
  if (code === "HPE_HEADER_OVERFLOW") return failure("request.headers-too-large", { limit });
  if (code.startsWith("HPE_")) return failure("request.malformed", { detail: printable(code, 60) });
  // A connection that broke has nobody to hear of it.
  return null;
}

function answer(socket: Duplex, refusal: Failure, extra: Fields, { log, language }: SocketOptions): void {
  const requestId = randomUUID();
  const { status, fields, body, note } = refuse(refusal, requestId, language);
  const all: Fields = [
    ...fields,
    ...extra,
    ["x-request-id", requestId],
    ["date", new Date().toUTCString()],
    ["content-length", `${Buffer.byteLength(body)}`],
    ["connection", "close"],
  ];
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
  log.request({ requestId, method: "", path: null, status, ms: 0, ...note });
  linger(socket);
}

/** Milliseconds for a client to read why; one that goes on talking is hung up on. */
const lingering = 1000;

function linger(socket: Duplex): void {
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once("close", () => clearTimeout(timer));
}
