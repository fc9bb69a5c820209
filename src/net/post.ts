import { failure } from "../core/failure.ts";
import type { Posted, Posting } from "../core/net/post.ts";
import { hostOf, portOf } from "../core/target/target.ts";
import type { Budget } from "./budget.ts";
import { nameEnd } from "./errors.ts";
import type { Pin } from "./pins.ts";
import type { AddressPolicy } from "./policy.ts";
import type { Routes } from "./route.ts";
import { retryAfterOf } from "./sources/answer.ts";
import type { SharedSources } from "./sources/shared.ts";
import { exchangeWithSource } from "./sources/exchange.ts";
import { openConnections } from "./sources/cache.ts";

/** The door's dependencies for sending messages. */
export interface LentForPosts {
  readonly policy: AddressPolicy;
  readonly routes: Routes;
  /** PEM texts of the operator's own CAs. */
  readonly given: readonly string[];
  readonly pins: readonly Pin[];
  readonly budget: Budget;
  readonly shared: SharedSources;
}

/** Sends a message over a connection with a checked address and a trusted certificate. Throws `Failure`. */
export async function post(
  { url: text, headers, body, mostRead = 0 }: Posting,
  { policy, routes, given, pins, budget, shared }: LentForPosts,
  signal: AbortSignal,
): Promise<Posted> {
  const url = new URL(text);
  const to = { host: hostOf(url), port: portOf(url) };
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "")
    throw failure("http.malformed", { host: to.host, detail: "URL" });
  const asked = { source: "webhook", host: url.host };
  const way = { to, origin: url.origin, isSecure: true, asked, routes, given, terms: [policy, pins] };
  const { "content-type": type = "application/json", ...fields } = headers;
  try {
    return await exchangeWithSource(
      way,
      { url, headers: fields, ...(body !== null && { sent: { type, body } }), budget, signal },
      async ({ status, headers: told, body: sent }) => ({
        status,
        retryAfter: retryAfterOf(told),
        ...(mostRead > 0 && { body: await beginningOf(sent, mostRead) }),
      }),
      (shared.webhooks ??= openConnections()),
    );
  } catch (error) {
    throw nameEnd(error, to, "http");
  }
}

/** The first bytes of a body. A body that breaks off says no less than its beginning. */
async function beginningOf(body: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of body) {
      pieces.push(piece);
      size += piece.length;
      if (size >= most) break;
    }
  } catch {
    // The status has arrived, and decides.
  }
  return Buffer.concat(pieces).subarray(0, most).toString();
}
