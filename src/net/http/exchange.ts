import { request as send, type Agent, type ClientRequest, type IncomingMessage } from "node:http";
import { pipeline, type Duplex, type Readable, type Transform } from "node:stream";
import { failure } from "../../core/failure.ts";
import type { Endpoint, HeadOddity, HttpReply, HttpRequest } from "../../core/net/net.ts";
import { readLocation } from "../../formats/http/location.ts";
import { bodyPatience, readBody } from "./body.ts";
import type { Budget } from "../budget.ts";
import { toFailure } from "../errors.ts";
import { repairHeads, type RepairedHead } from "../repair-head.ts";
import { onAbort } from "../time.ts";

/** The reply as HTTP has it; the connection adds its own facts. */
export type Bare = Pick<HttpReply, "status" | "headers" | "body" | "truncated" | "version" | "oddities">;

/** A request whose body may be streamed. */
export interface WireRequest extends HttpRequest {
  /** Chooses by the response header who receives the body; null to keep it. HTTP/1.1 only. */
  readonly intake?: (head: Pick<Bare, "status" | "headers">) => Intake | null;
}

/** The receiver of a body, and the decoder before it. */
interface Intake {
  readonly decoder: Transform | null;
  readonly receive: (bytes: Uint8Array) => void;
}

interface Exchange {
  readonly to: Endpoint;
  readonly agent: Agent;
  /** The connection, where headers are parsed as leniently as in browsers; it is not reused afterwards. */
  readonly tolerant: Duplex | null;
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

/** Larger headers are a server error: browsers accept at most 256 kB, most servers send at most 8 kB. */
const maxHeaderSize = 256 * 1024;

/** The most interim replies (RFC 9110 §15.2) before the final one; more would be an attempt to keep us busy. */
const mostInterim = 32;

/** One HTTP/1.1 exchange over an agent's connection. */
export function exchangeHttp(request: WireRequest, how: Exchange): Promise<Bare> {
  const url = new URL(request.url);
  const { promise, resolve, reject } = Promise.withResolvers<Bare>();
  const mended = how.tolerant && repairHeads(how.tolerant);
  const outgoing = send({
    ...(mended ? { createConnection: () => mended.stream } : { agent: how.agent }),
    method: request.method ?? "GET",
    path: url.pathname + url.search,
    headers: headersFor(request, url),
    setHost: false,
    maxHeaderSize,
    insecureHTTPParser: mended !== null,
  });
  const fail = (error: unknown): void => {
    reject(toFailure(error, how.to, "http"));
    outgoing.destroy();
  };
  let isAnswered = false;
  const answer = (incoming: IncomingMessage): void => {
    isAnswered = true;
    free();
    const head = headOf(incoming);
    const intake = request.intake?.(head) ?? null;
    const reading = { ...readingFor(request, head, how), ...(intake && { receive: intake.receive }) };
    readBody(through(incoming, intake?.decoder ?? null), reading).then(
      (body) => resolve({ ...head, ...body, version: "1.1", ...odditiesOf(mended, incoming) }),
      fail,
    );
  };
  const free = onAbort(how.signal, fail);
  // An error after the headers ends the body, which reports it itself.
  outgoing.on("error", (error) => isAnswered || fail(error));
  // A closed connection, or an unrequested protocol switch, may emit only this event.
  outgoing.once("close", () => isAnswered || fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
  outgoing.once("response", answer);
  outgoing.once("upgrade", (incoming, socket) => {
    isAnswered = true;
    socket.destroy();
    resolve({ ...headOf(incoming), body: new Uint8Array(), truncated: false, version: "1.1" });
  });
  limitInterim(outgoing, () => fail(failure("http.malformed", { host: how.to.host, detail: "1xx" })));
  outgoing.end(request.body);
  return promise.finally(free);
}

/** Milliseconds: browsers follow a redirect by its headers, so its body is awaited only briefly to keep the connection. */
const redirectPatience = 300;

/** How a body is read: within the request's patience where given, since it may want a large file. */
export function readingFor(
  request: HttpRequest,
  head: Pick<Bare, "status" | "headers">,
  { signal, budget }: Pick<Exchange, "signal" | "budget">,
) {
  const { limit = 0, patience: given = bodyPatience } = request;
  const patience = readLocation(head, request.url) ? Math.min(given, redirectPatience) : given;
  return { limit, patience, signal, budget };
}

/** A body behind its decoder. When either ends, the other is ended too, so that neither hangs. */
function through(incoming: IncomingMessage, decoder: Transform | null): Readable {
  return decoder ? pipeline(incoming, decoder, () => {}) : incoming;
}

/** The strict parser allows a NUL byte in the reason phrase; Chromium rejects the response for it. */
function odditiesOf(mended: RepairedHead | null, { statusMessage = "" }: IncomingMessage): Pick<Bare, "oddities"> {
  const reason: readonly HeadOddity[] = statusMessage.includes("\0") ? [{ kind: "nul-byte", seen: statusMessage }] : [];
  const oddities = [...(mended?.oddities ?? []), ...reason];
  return oddities.length > 0 ? { oddities } : {};
}

function limitInterim(outgoing: ClientRequest, stop: () => void): void {
  let interim = 0;
  outgoing.on("information", () => ++interim > mostInterim && stop());
}

function headOf({ statusCode = 0, rawHeaders }: IncomingMessage): Pick<Bare, "status" | "headers"> {
  return { status: statusCode, headers: pairs(rawHeaders) };
}

/** The default headers of every request: our user agent, and no content coding, since only the beginning is read. */
export function headersFor(request: HttpRequest, url: URL): Record<string, string> {
  return {
    host: url.host,
    "user-agent": "portcullis",
    accept: "text/html,application/xhtml+xml,*/*;q=0.8",
    "accept-encoding": "identity",
    ...(request.body && { "content-length": `${request.body.length}` }),
    ...request.headers,
  };
}

/** Converts Node's flat list of names and values to pairs. */
export function pairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return Array.from(
    { length: raw.length / 2 },
    (_, index) => [raw[index * 2] ?? "", raw[index * 2 + 1] ?? ""] as const,
  );
}
