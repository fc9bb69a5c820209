import type { AnyCheck } from "../core/check.ts";
import { failure, Failure } from "../core/failure.ts";
import { parseInput } from "../core/input.ts";
import type { Send } from "../core/net/net.ts";
import { version } from "../core/version.ts";
import { readReply } from "./remote-reply.ts";
import { waitOf } from "./remote-wait.ts";
import type { Asking, Query, Runner } from "./runner.ts";

/** The server to ask, and how to reach it. */
export interface RemoteOptions {
  /** The URL of the server: http or https, without a query, with a path that ends in a slash. */
  readonly server: string;
  /** Sent to that server as a Bearer token, and never shown. */
  readonly key?: string;
  /** Milliseconds for one question, including all waiting; a function if checks differ. */
  readonly timeout: number | ((check: AnyCheck) => number);
  readonly send: Send;
  /** Waits some milliseconds, or rejects when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** Milliseconds since the Unix epoch; it never goes back. */
  readonly now: () => number;
}

/**
 * Returns a {@link Runner} that asks a Portcullis server. It throws a refusal as a `Failure` with the server's code, reason and message. It
 * also throws a `Failure` for a reply that is not a valid answer to the question. Only a rate-limited request is retried, if the timeout
 * allows.
 */
export function remoteRunner(options: RemoteOptions): Runner {
  return {
    async answer(check, query, asking) {
      // Bad input is rejected without a request.
      const input = parseInput(check.input, query, asking.naming);
      const request = requestFor(check, query, asking, options);
      const timeout = typeof options.timeout === "number" ? options.timeout : options.timeout(check);
      return ask(request, { signal: asking.signal, options, timeout }, (reply) =>
        readReply(reply, { check, input, now: options.now() }, options),
      );
    },
  };
}

type Request = Parameters<Send>[0];
type Reply = Awaited<ReturnType<Send>>;

interface Way {
  readonly signal: AbortSignal | undefined;
  readonly options: RemoteOptions;
  readonly timeout: number;
}

/** Sends the request. A rate-limited request is sent again when the server says. */
async function ask<T>(
  request: Request,
  { signal, options, timeout }: Way,
  understand: (reply: Reply) => T | Failure,
): Promise<T> {
  const { send, sleep, now, server } = options;
  const end = now() + timeout;
  let last = failure("server.timeout", { server });
  for (let left = timeout; left > 0; left = end - now()) {
    const reply = await send({ ...request, patience: left }, signal);
    const understood = understand(reply);
    if (!(understood instanceof Failure)) return understood;
    last = understood;
    const wait = last.code === "RATE_LIMITED" ? waitOf(reply, last, now()) : null;
    if (wait === null || now() + wait >= end) break;
    await sleep(wait, signal).catch((error: unknown) => {
      throw signal?.aborted ? failure("aborted", {}) : error;
    });
  }
  throw last;
}

function requestFor(
  check: AnyCheck,
  query: Query,
  { language, isFresh }: Asking,
  { server, key }: RemoteOptions,
): Request {
  const isPost = check.method === "POST";
  const url = new URL(`api/util/${check.id}`, server);
  // The parameters as the user gave them: the server parses them with the same schema.
  url.search = new URLSearchParams({ ...(isPost ? {} : query), lang: language }).toString();
  return {
    url: url.href,
    method: isPost ? "POST" : "GET",
    headers: {
      accept: "application/json",
      "user-agent": `portcullis/${version}`,
      // A proxy may cache answers. For a check that is measured each time, a cached answer is useless.
      ...((check.ttl === 0 || isFresh) && { "cache-control": "no-cache" }),
      ...(isPost && { "content-type": "application/json" }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(isPost && { body: new TextEncoder().encode(JSON.stringify(query)) }),
  };
}
