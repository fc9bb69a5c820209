import { askServer } from "../client/ask.ts";
import { readReply } from "../client/reply.ts";
import { pathOf, httpRequestOf } from "../client/request.ts";
import type { AnyCheck } from "../core/check.ts";
import type { Failure } from "../core/failure.ts";
import { parseInput } from "../core/input.ts";
import type { Send } from "../core/net/net.ts";
import { version } from "../core/version.ts";
import { readRemoteReply } from "./remote-answer.ts";
import type { CheckQuery, Runner } from "./runner.ts";

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
 * Returns a {@link Runner} that asks a Portcullis server as the client does. It throws a refusal as a `Failure` with the server's code,
 * reason and message. It also throws a `Failure` for a reply that is not a valid answer to the question.
 */
export function remoteRunner(options: RemoteOptions): Runner {
  const { server, key, timeout, waiting = 0, send, sleep, now } = options;
  return {
    waitsForRoom: true,
    async answer(check, query, { language, isFresh = false, maxAge, naming, signal }) {
      // Bad input is rejected without a request.
      const input = parseInput(check.input, query, naming);
      const request = httpRequestOf(
        // A proxy may cache answers. For a check that is measured each time, a cached answer is useless.
        { check, query, language, isFresh: isFresh || check.ttl === 0, maxAge },
        { server, key, agent: `portcullis/${version}` },
      );
      const asking = {
        server,
        send,
        sleep,
        now,
        waiting,
        signal,
        timeout: typeof timeout === "number" ? timeout : timeout(check),
        onWait: (seconds: number, failed: Failure) => options.onWait?.({ check, query, seconds, failure: failed }),
      };
      const read = (json: unknown) => readRemoteReply(json, { check, input, now: now() });
      return askServer(request, asking, (reply) =>
        readReply(reply, { path: pathOf(check.id), now: now(), read }, options),
      );
    },
  };
}
