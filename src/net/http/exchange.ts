import { request as send, type Agent, type ClientRequest, type IncomingMessage } from "node:http";
import { pipeline, type Duplex, type Readable, type Transform } from "node:stream";
import { failure } from "../../core/failure.ts";
import type { Endpoint, HeadOddity, HttpReply, HttpRequest } from "../../core/net/net.ts";
import { readLocation } from "../../formats/http/location.ts";
import { bodyPatience, readBody } from "./body.ts";
import type { Budget } from "../budget.ts";
import { toFailure } from "../errors.ts";
import { mendHeads, type Mended } from "../mend-head.ts";
import { onAbort } from "../time.ts";

/** What HTTP itself says; the line adds where it came from. */
export type Bare = Pick<HttpReply, "status" | "headers" | "body" | "truncated" | "version" | "oddities">;

/** A request whose answer may be handed on as it comes. */
export interface WireRequest extends HttpRequest {
  /** Says by the head of an answer who takes its body; null where it is to be kept. Of HTTP/1.1 alone. */
  readonly intake?: (head: Pick<Bare, "status" | "headers">) => Intake | null;
}

/** Who takes a body, and what undoes its coding first. */
interface Intake {
  readonly decoder: Transform | null;
  readonly receive: (bytes: Uint8Array) => void;
}

interface Exchange {
  readonly to: Endpoint;
  readonly agent: Agent;
  /** The connection, where heads are read as tolerantly as browsers do: no exchange comes behind this one. */
  readonly tolerant: Duplex | null;
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

/** Headers above this size are an error of the server: browsers allow no more than 256 kB, most servers send no more than 8 kB. */
const maxHeaderSize = 256 * 1024;

/** So many interim replies (RFC 9110 §15.2) before the real one; more are an attempt to keep us busy. */
const mostInterim = 32;

/** One HTTP/1.1 exchange over the connection of an agent. */
export function exchange(request: WireRequest, how: Exchange): Promise<Bare> {
  const url = new URL(request.url);
  const { promise, resolve, reject } = Promise.withResolvers<Bare>();
  const mended = how.tolerant && mendHeads(how.tolerant);
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
  // An error behind the headers ends the body, which tells of it itself.
  outgoing.on("error", (error) => isAnswered || fail(error));
  // A connection that was closed, or switched to a protocol that nobody asked for, may say so in this way alone.
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

/** Browsers follow a redirect by its headers; its body is waited for just long enough to keep the connection. Milliseconds. */
const redirectPatience = 300;

/** How a body is read: within the patience of the request where that has one, since a large file may be what it wants. */
export function readingFor(
  request: HttpRequest,
  head: Pick<Bare, "status" | "headers">,
  { signal, budget }: Pick<Exchange, "signal" | "budget">,
) {
  const { limit = 0, patience: given = bodyPatience } = request;
  const patience = readLocation(head, request.url) ? Math.min(given, redirectPatience) : given;
  return { limit, patience, signal, budget };
}

/** A body behind its decoder. Whichever of the two ends ends the other one, so that neither is waited for in vain. */
function through(incoming: IncomingMessage, decoder: Transform | null): Readable {
  return decoder ? pipeline(incoming, decoder, () => {}) : incoming;
}

/** The strict parser lets a NUL byte stand in the reason phrase, for which Chromium refuses the response. */
function odditiesOf(mended: Mended | null, { statusMessage = "" }: IncomingMessage): Pick<Bare, "oddities"> {
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

/** What we send with every request: who we are, and a plain body, since we read the beginning of it. */
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

/** Node's flat list of names and values as pairs. */
export function pairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return Array.from(
    { length: raw.length / 2 },
    (_, index) => [raw[index * 2] ?? "", raw[index * 2 + 1] ?? ""] as const,
  );
}
