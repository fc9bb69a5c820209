import { randomUUID } from "node:crypto";
import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { failure, type Failure } from "../../../src/core/failure.ts";
import { printable } from "../../../src/core/printable.ts";
import type { Language } from "../../../src/core/text.ts";
import type { Fields } from "./exchange.ts";
import type { Log } from "../../telemetry/log.ts";
import { hangUp } from "./hang-up.ts";
import { wordsOf } from "./parser.ts";
import { refuse } from "./refuse.ts";
import type { Requests } from "./requests.ts";

/** The options for answers without a parsed request. */
export interface SocketOptions {
  readonly log: Log;
  readonly language: Language;
  /** The parser's limit for headers, in kilobytes. */
  readonly headerLimit: number;
}

/** Answers with the envelope where Node's parser rejects a request, a client is too slow, or it asks for a tunnel. */
export function answerOnSockets(server: Server, requests: Requests, options: SocketOptions): void {
  const refused = new WeakSet<Duplex>();
  const pendingOn = (socket: Duplex): readonly ServerResponse[] =>
    requests.pendingOn(socket).filter(({ writableFinished }) => !writableFinished);

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const refusal = toFailure(error, options.headerLimit);
    if (!refusal || !socket.writable) socket.destroy();
    // The parser also rejects everything after the rejected request.
    else if (!refused.has(socket)) {
      refused.add(socket);
      answerBehind(pendingOn(socket), socket, () => answer(socket, refusal, [], options, error.code));
    }
  });
  // RFC 9110 §9.3.6: this server is not a proxy.
  server.on("connect", (_incoming, socket) => {
    socket.on("error", () => {});
    const refusal = failure("request.method", { allowed: "GET, HEAD", method: "CONNECT" });
    answerBehind(pendingOn(socket), socket, () => answer(socket, refusal, [["allow", "GET, HEAD"]], options));
  });
}

/**
 * Sends an answer after the pending earlier ones (RFC 9112 §9.3.2). An error in a request's body becomes the answer to that request, unless
 * it has one already.
 */
function answerBehind(pending: readonly ServerResponse[], socket: Duplex, say: () => void): void {
  const broken = pending.find(({ req }) => !req.complete);
  const before = pending.filter((response) => response !== broken).at(-1);
  const speak = (): void => {
    if (!socket.writable) return;
    if (!broken?.headersSent) return say();
    if (broken.writableFinished) return hangUp(socket);
    broken.once("finish", () => hangUp(socket));
  };
  if (before) before.once("finish", speak);
  else speak();
}

function toFailure({ code = "" }: NodeJS.ErrnoException, limit: number): Failure | null {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return failure("request.slow", {});
  if (code === "HPE_HEADER_OVERFLOW") return failure("request.headers-too-large", { limit });
  if (code.startsWith("HPE_")) return failure("request.malformed", { detail: wordsOf(code) });
  // On a broken connection no client would read it.
  return null;
}

function answer(
  socket: Duplex,
  refusal: Failure,
  extra: Fields,
  { log, language }: SocketOptions,
  parser?: string,
): void {
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
  hangUp(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
  const said = parser === undefined ? {} : { parser: printable(parser, 60) };
  log.request({ requestId, method: "", path: null, status, ms: 0, ...note, ...said });
}
