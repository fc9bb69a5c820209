import { isBusy } from "../core/busy.ts";
import type { AnyCheck } from "../core/check.ts";
import { failure, Failure } from "../core/failure.ts";
import { parseInput } from "../core/input.ts";
import type { Send } from "../core/net/net.ts";
import { version } from "../core/version.ts";
import { readRemoteReply } from "./remote-answer.ts";
import { readReply } from "./remote-reply.ts";
import { waitOf } from "./remote-wait.ts";
import type { RunOptions, CheckQuery, Runner } from "./runner.ts";

/** The server to ask, and how to reach it. */
export interface RemoteOptions {
  /** The URL of the server: http or https, without a query, with a path that ends in a slash. */
  readonly server: string;
  /** Sent to that server as a Bearer token, and never shown. */
  readonly key?: string;
  /** Milliseconds for one measurement; a function if checks differ. */
  readonly timeout: number | ((check: AnyCheck) => number);
  /** Further milliseconds for waiting until the server has room; without them, all waiting is part of the timeout. */
  readonly waiting?: number;
  /** Called before each wait. */
  readonly onWait?: ((wait: RemoteWait) => void) | undefined;
  readonly send: Send;
  /** Waits some milliseconds, or rejects when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** Milliseconds since the Unix epoch; it never goes back. */
  readonly now: () => number;
}

/** A wait for a server without room. */
export interface RemoteWait {
  readonly check: AnyCheck;
  readonly query: CheckQuery;
  readonly seconds: number;
  /** Why the server refused. */
  readonly failure: Failure;
}

/**
 * Returns a {@link Runner} that asks a Portcullis server. It throws a refusal as a `Failure` with the server's code, reason and message. It
 * also throws a `Failure` for a reply that is not a valid answer to the question. Only a request that a limit refused is retried, if the
 * time allows.
 */
export function remoteRunner(options: RemoteOptions): Runner {
  return {
    waitsForRoom: true,
    async answer(check, query, asking) {
      // Bad input is rejected without a request.
      const input = parseInput(check.input, query, asking.naming);
      const request = requestFor(check, query, asking, options);
      const timeout = typeof options.timeout === "number" ? options.timeout : options.timeout(check);
      const onWait = (seconds: number, failed: Failure): void =>
        options.onWait?.({ check, query, seconds, failure: failed });
      return ask(request, { signal: asking.signal, options, timeout, onWait }, (reply) =>
        readReply(
          reply,
          {
            path: `api/util/${check.id}`,
            now: options.now(),
            read: (json) => readRemoteReply(json, { check, input, now: options.now() }),
          },
          options,
        ),
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
  readonly onWait: (seconds: number, failed: Failure) => void;
}

/** Sends the request. A request that a limit refused is sent again when the server says. */
async function ask<T>(
  request: Request,
  { signal, options, timeout, onWait }: Way,
  understand: (reply: Reply) => T | Failure,
): Promise<T> {
  const { send, sleep, now, server, waiting = 0 } = options;
  const end = now() + timeout + waiting;
  let last = failure("server.timeout", { server });
  for (let left = timeout + waiting; left > 0; left = end - now()) {
    const reply = await send({ ...request, patience: Math.min(timeout, left) }, signal);
    const understood = understand(reply);
    if (!(understood instanceof Failure)) return understood;
    last = understood;
    const wait = isRoomLacking(last) ? waitOf(reply, last, now()) : null;
    if (wait === null || now() + wait >= end) break;
    onWait(Math.ceil(wait / 1000), last);
    await sleep(wait, signal).catch((error: unknown) => {
      throw signal?.aborted ? failure("aborted", {}) : error;
    });
  }
  throw last;
}

/** Whether a limit of the server refused the request, so that it measured nothing. */
function isRoomLacking({ code, facts }: Failure): boolean {
  return code === "RATE_LIMITED" || isBusy(facts);
}

function requestFor(
  check: AnyCheck,
  query: CheckQuery,
  { language, isFresh }: RunOptions,
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
