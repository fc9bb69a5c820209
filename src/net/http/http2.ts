import type { ClientHttp2Stream } from "node:http2";
import type { Endpoint, HttpRequest } from "../../core/net/net.ts";
import { readBody } from "./body.ts";
import type { Budget } from "../budget.ts";
import { toFailure } from "../errors.ts";
import { headersFor, pairs, readingFor, type Bare } from "./exchange.ts";
import type { Connection } from "../connection.ts";
import { onAbort } from "../time.ts";

interface Exchange2 {
  readonly to: Endpoint;
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

/** One exchange with an HTTP/2-only server, over its own connection. */
export async function exchange2(request: HttpRequest, { socket }: Connection, how: Exchange2): Promise<Bare> {
  // Few servers need it, so it is loaded on demand.
  const { connect } = await import("node:http2");
  if (socket.destroyed) throw toFailure(closed(), how.to, "http");
  const url = new URL(request.url);
  const { promise, resolve, reject } = Promise.withResolvers<Bare>();
  const session = connect(url, { createConnection: () => socket, settings: { enablePush: false } });
  const fail = (error: unknown): void => {
    reject(toFailure(error, how.to, "http"));
    session.destroy();
  };
  const free = onAbort(how.signal, fail);
  session.on("error", fail);
  try {
    const { host, ...headers } = headersFor(request, url);
    const stream = session.request({
      ":method": request.method ?? "GET",
      ":path": url.pathname + url.search,
      ":authority": host,
      ...headers,
    });
    stream.on("error", fail);
    // A stream may be cancelled without an error.
    const onClosed = (): void => fail(closed());
    stream.once("close", onClosed);
    stream.once("response", (_headers, _flags, raw) => {
      stream.off("close", onClosed);
      read(stream, raw, request, how).then(resolve, fail);
    });
    stream.end(request.body);
    return await promise;
  } finally {
    free();
    session.destroy();
  }
}

function closed(): Error {
  return Object.assign(new Error("closed"), { code: "ECONNRESET" });
}

async function read(
  stream: ClientHttp2Stream,
  raw: readonly string[],
  request: HttpRequest,
  how: Exchange2,
): Promise<Bare> {
  const received = pairs(raw);
  const status = Number(received.find(([name]) => name === ":status")?.[1] ?? 0);
  const headers = received.filter(([name]) => !name.startsWith(":"));
  const reading = readingFor(request, { status, headers }, how);
  return { status, headers, ...(await readBody(stream, reading)), version: "2" };
}
