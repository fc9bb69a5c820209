import type { AnyCheck } from "../core/check.ts";
import { failure, Failure } from "../core/failure.ts";
import { parseInput } from "../core/input.ts";
import type { Send } from "../core/net/net.ts";
import { version } from "../core/version.ts";
import { readReply } from "./remote-reply.ts";
import { waitOf } from "./remote-wait.ts";
import type { Asking, Query, Runner } from "./runner.ts";

/** Which server is asked, and by what means. */
export interface RemoteOptions {
  /** Where it is: http or https, without query; its path ends in a slash. */
  readonly server: string;
  /** Sent to that server as a Bearer token, and never shown. */
  readonly key?: string;
  /** Milliseconds a question, whatever has to be waited for included; a function where checks differ. */
  readonly timeout: number | ((check: AnyCheck) => number);
  readonly send: Send;
  /** Waits some milliseconds, or rejects when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** The time, in milliseconds since 1970; it never goes back. */
  readonly now: () => number;
}

/**
 * A Portcullis server as a {@link Runner}. What it refuses is a `Failure` with its code, reason and message; what is no answer of such
 * a server to this very question is one, too. Nothing is asked again but what was limited and may be asked in time.
 */
export function remoteRunner(options: RemoteOptions): Runner {
  return {
    async answer(check, query, asking) {
      // What is wrong here needs no journey.
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

/** Asks, and again where the server says when. */
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
  // As the user gave them: the server reads them by the same schema.
  url.search = new URLSearchParams({ ...(isPost ? {} : query), lang: language }).toString();
  return {
    url: url.href,
    method: isPost ? "POST" : "GET",
    headers: {
      accept: "application/json",
      "user-agent": `portcullis/${version}`,
      // What lies between may keep answers, too, and one that is measured anew each time tells nothing later.
      ...((check.ttl === 0 || isFresh) && { "cache-control": "no-cache" }),
      ...(isPost && { "content-type": "application/json" }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(isPost && { body: new TextEncoder().encode(JSON.stringify(query)) }),
  };
}
