import { connect } from "node:http2";
import type { HttpRequest } from "../core/net.ts";
import { readBody } from "./body.ts";
import type { Budget } from "./budget.ts";
import { headersFor, type Bare } from "./exchange.ts";
import type { Link } from "./line.ts";
import { onAbort } from "./time.ts";

/** One exchange with a server that speaks nothing but HTTP/2, over a connection of its own. */
export async function exchange2(
  request: HttpRequest,
  { socket }: Link,
  { signal, budget }: { readonly signal: AbortSignal; readonly budget: Budget },
): Promise<Bare> {
  const url = new URL(request.url);
  const session = connect(url, { createConnection: () => socket });
  const free = onAbort(signal, (reason) => session.destroy(reason));
  const { promise, resolve, reject } = Promise.withResolvers<Bare>();
  session.once("error", reject);
  try {
    const { host, ...headers } = headersFor(request, url);
    const stream = session.request({
      ":method": request.method ?? "GET",
      ":path": url.pathname + url.search,
      ":authority": host,
      ...headers,
    });
    stream.once("error", reject);
    stream.once("response", (_headers, _flags, raw) => {
      const received = pairs(raw);
      const status = Number(received.find(([name]) => name === ":status")?.[1] ?? 0);
      stream.off("error", reject);
      stream.on("error", () => {});
      readBody(stream, { limit: request.limit ?? 0, signal, budget }).then(
        ({ body, truncated }) =>
          resolve({
            status,
            headers: received.filter(([name]) => !name.startsWith(":")),
            body,
            truncated,
            version: "2",
          }),
        reject,
      );
    });
    stream.end(request.body);
    return await promise;
  } finally {
    free();
    session.destroy();
  }
}

function pairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return Array.from(
    { length: raw.length / 2 },
    (_, index) => [raw[index * 2] ?? "", raw[index * 2 + 1] ?? ""] as const,
  );
}
