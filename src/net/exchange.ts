import { request as send, type Agent, type IncomingMessage } from "node:http";
import type { HttpReply, HttpRequest } from "../core/net.ts";
import type { Budget } from "./budget.ts";
import { readBody } from "./body.ts";
import { onAbort } from "./time.ts";

/** What HTTP itself says; the line adds where it came from. */
export type Bare = Pick<HttpReply, "status" | "headers" | "body" | "truncated" | "version">;

interface Exchange {
  readonly agent: Agent;
  readonly tolerant: boolean;
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

/** Headers above this size are an error of the server: browsers allow no more than 256 kB, most servers send no more than 8 kB. */
const maxHeaderSize = 64 * 1024;

/** One HTTP/1.1 exchange over the connections of an agent. */
export function exchange(request: HttpRequest, { agent, tolerant, signal, budget }: Exchange): Promise<Bare> {
  const url = new URL(request.url);
  const { promise, resolve, reject } = Promise.withResolvers<Bare>();
  const outgoing = send({
    agent,
    method: request.method ?? "GET",
    path: url.pathname + url.search,
    headers: headersFor(request, url),
    setHost: false,
    maxHeaderSize,
    insecureHTTPParser: tolerant,
  });
  const free = onAbort(signal, (reason) => outgoing.destroy(reason));
  outgoing.once("error", reject);
  outgoing.once("response", (incoming: IncomingMessage) => {
    outgoing.off("error", reject);
    outgoing.on("error", () => {});
    readBody(incoming, { limit: request.limit ?? 0, signal, budget }).then(
      ({ body, truncated }) =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: pairs(incoming.rawHeaders),
          body,
          truncated,
          version: "1.1",
        }),
      reject,
    );
  });
  outgoing.end(request.body);
  return promise.finally(free);
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

function pairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return Array.from(
    { length: raw.length / 2 },
    (_, index) => [raw[index * 2] ?? "", raw[index * 2 + 1] ?? ""] as const,
  );
}
