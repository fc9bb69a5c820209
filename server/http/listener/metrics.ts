import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP, type AddressInfo } from "node:net";
import { bracketed } from "../../../src/core/target/target.ts";
import type { Place } from "../../../src/settings/options/place.ts";
import type { Readiness } from "../../telemetry/state.ts";

/** A separate listener for operators; clients of the service cannot reach it. */
export interface MetricsListener {
  close(): Promise<void>;
}

/** It serves `/metrics`, and `/livez` and `/readyz` for processes without another server. */
export interface MetricsListenerOptions {
  readonly place: Place;
  readonly contentType: string;
  readonly text: () => Promise<string>;
  readonly readiness: () => Readiness;
  readonly onListening: (url: string) => void;
  /** Called with the reason while it cannot listen; it keeps trying. */
  readonly onTrouble: (trouble: string) => void;
  readonly onBug: (error: unknown) => void;
}

/** Milliseconds until a busy port is retried. */
const again = 10_000;

/** Connections at a time, and milliseconds for a request. */
const [mostConnections, patience] = [256, 5000] as const;

/** Bytes of headers: no scraper sends more. */
const maxHeaderSize = 8192;

/** Opens the listener. A busy port never stops the process: it is retried until it is free. */
export function openMetricsListener(options: MetricsListenerOptions): MetricsListener {
  const { place, onListening, onTrouble } = options;
  let server: Server | null = null;
  let timer: NodeJS.Timeout | undefined;
  let told = "";

  function listen(): void {
    const opening = createServer(
      { headersTimeout: patience, requestTimeout: patience, keepAliveTimeout: patience, maxHeaderSize },
      (incoming, response) => void serve(incoming, response, options),
    );
    server = opening;
    opening.maxConnections = mostConnections;
    opening.on("error", (error: NodeJS.ErrnoException) => {
      const trouble = `${error.code ?? error.message} ${bracketed(place.host)}:${place.port}`;
      if (trouble !== told) onTrouble(trouble);
      told = trouble;
      timer = setTimeout(listen, again).unref();
    });
    opening.listen(place.port, place.host, () => {
      const { port } = opening.address() as AddressInfo;
      onListening(`http://${bracketed(place.host)}:${port}/metrics`);
    });
    // It does not keep an idle process alive.
    opening.unref();
  }

  listen();
  return {
    async close() {
      clearTimeout(timer);
      if (!server?.listening) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      await promise;
    },
  };
}

async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  { place, contentType, text, readiness, onBug }: MetricsListenerOptions,
): Promise<void> {
  const { method, url = "", headers } = incoming;
  if (method !== "GET" && method !== "HEAD")
    return answer(response, 405, "method not allowed\n", { allow: "GET, HEAD" });
  if (!isForUs(place, headers.host)) return answer(response, 421, "this host is not served here\n");
  const [path] = url.split("?", 1);
  if (path === "/livez") return answer(response, 200, "alive\n");
  if (path === "/readyz") return answer(response, readiness() === "ready" ? 200 : 503, `${readiness()}\n`);
  if (path !== "/metrics") return answer(response, 404, "see /metrics\n");
  try {
    answer(response, 200, await text(), { "content-type": contentType });
  } catch (error) {
    onBug(error);
    answer(response, 500, "the metrics could not be read\n");
  }
}

/**
 * A web page can point its own name at 127.0.0.1 and let a local browser read the answer (DNS rebinding). On loopback, only address
 * literals and localhost are answered.
 */
function isForUs({ host }: Place, request = ""): boolean {
  const isLoopback = host === "localhost" || host.startsWith("127.") || host === "::1";
  const name = request.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return !isLoopback || name === "" || name.toLowerCase() === "localhost" || isIP(name) !== 0;
}

function answer(response: ServerResponse, status: number, body: string, fields: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...fields });
  response.end(response.req.method === "HEAD" ? "" : body);
}
