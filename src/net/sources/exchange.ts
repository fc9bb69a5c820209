import type { Dispatcher } from "undici";
import { toFailure } from "../errors.ts";
import type { Budget } from "../budget.ts";
import type { HeaderField } from "../../formats/http/header-list.ts";
import { pairs } from "../http/exchange.ts";
import { throwIfAborted, withSignal } from "../time.ts";
import { undiciCode } from "../undici-codes.ts";
import { Failure } from "../../core/failure.ts";
import type { Connections, Kept, SourceCacheKey } from "./cache.ts";

/** The beginning of an answer; the body streams. */
export interface Opened {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly address: string;
  /** The encoded bytes, counted; throws where they end early. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** A request to a server. */
export interface SourceExchange {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The POST body; GET where absent. */
  readonly sent?: { readonly type: string; readonly body: string } | undefined;
  readonly budget: Budget;
  readonly signal: AbortSignal;
}

type Reply = Dispatcher.ResponseData;

/** The most bytes of an unread body that are drained to keep the connection. */
const mostUnread = 64 * 1024;

/** Milliseconds for draining. */
const unreadPatience = 1000;

/**
 * Sends one request and passes the answer to `read`; afterwards the connection is reused. A kept connection that was closed causes no
 * failure.
 */
export async function exchangeWithSource<T>(
  way: SourceCacheKey,
  asking: SourceExchange,
  read: (answer: Opened) => Promise<T>,
  from: Connections,
): Promise<T> {
  for (;;) {
    const kept = await from.take(way, asking.signal);
    const reply = await send(kept, way, asking);
    if (!reply) continue;
    const { statusCode: status, body, headers } = reply;
    // The body may fail before it is read.
    body.on("error", () => {});
    try {
      const counted = countedBody(body, kept, asking);
      const fields = pairs(headers as unknown as readonly string[]);
      return await read({ status, headers: fields, address: kept.address, body: counted });
    } finally {
      void passOver(body).then(() => from.keep(way, kept));
    }
  }
}

/** Null where a kept connection was closed before an answer. */
async function send({ client, isFresh }: Kept, { to }: SourceCacheKey, asking: SourceExchange): Promise<Reply | null> {
  const { url, headers, sent, budget, signal } = asking;
  budget.request();
  try {
    throwIfAborted(signal);
    const request = client.request({
      method: sent ? "POST" : "GET",
      path: url.pathname + url.search,
      headers: { accept: "*/*", "user-agent": "portcullis", ...headers, ...(sent && { "content-type": sent.type }) },
      ...(sent && { body: sent.body }),
      responseHeaders: "raw",
      signal,
    });
    return await withSignal(signal, request);
  } catch (error) {
    void client.destroy().catch(() => {});
    throwIfAborted(signal);
    const own = Object.assign(new Error("no answer", { cause: error }), { code: undiciCode(error) });
    const named = toFailure(error instanceof Failure ? error : own, to, "http");
    if (!isFresh && named.facts.id === "http.closed") return null;
    throw named;
  }
}

async function* countedBody(body: Reply["body"], { isFresh }: Kept, { budget, signal }: SourceExchange) {
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    throwIfAborted(signal);
    // The run that opened a connection counts its bytes.
    if (isFresh) budget.check();
    else budget.received(piece.length);
    yield piece;
  }
}

async function passOver(body: Reply["body"]): Promise<void> {
  const signal = AbortSignal.timeout(unreadPatience);
  await body.dump({ limit: mostUnread, signal }).catch(() => {});
}
