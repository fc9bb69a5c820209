import { isBusy } from "../core/busy.ts";
import { failure, Failure } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";
import { calledOff } from "./called-off.ts";
import { waitOf } from "./retry-after.ts";

/** A request, and how long its answer may take. */
type Request = Parameters<Send>[0];

/** What a reply must have for its wait to be read. */
type Headed = Pick<Awaited<ReturnType<Send>>, "status" | "headers">;

/** How a request is sent, and sent again. */
export interface CallRequest<R extends Headed> {
  /** The URL of the server, for messages. */
  readonly server: string;
  readonly send: (request: Request, signal?: AbortSignal) => Promise<R>;
  /** Waits some milliseconds, or rejects when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** Milliseconds since the Unix epoch; it never goes back. */
  readonly now: () => number;
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** Further milliseconds for waiting until the server has room; with 0, all waiting is part of the timeout. */
  readonly waiting: number;
  readonly signal: AbortSignal | undefined;
  /** Called before each wait, with its seconds and what the server answered. */
  readonly onWait: (seconds: number, failed: Failure) => void;
}

/**
 * Sends a request and returns what `understand` reads from the reply. A request that a limit or a proxy refused measured nothing, so it is
 * sent again when they say, as often as the time allows. Every other failure is thrown.
 */
export async function askServer<R extends Headed, T>(
  request: Request,
  { server, send, sleep, now, timeout, waiting, signal, onWait }: CallRequest<R>,
  understand: (reply: R) => T | Failure,
): Promise<T> {
  const end = now() + timeout + waiting;
  let last = failure("server.timeout", { server });
  for (let left = timeout + waiting; left > 0; left = end - now()) {
    const reply = await send({ ...request, patience: Math.min(timeout, left) }, signal);
    const understood = understand(reply);
    if (!(understood instanceof Failure)) return understood;
    last = understood;
    const wait = isUnmeasured(reply, last) ? waitOf(reply, last, now()) : null;
    if (wait === null || now() + wait >= end) break;
    onWait(Math.ceil(wait / 1000), last);
    await sleep(wait, signal).catch((error: unknown) => {
      throw signal?.aborted ? calledOff(signal, server) : error;
    });
  }
  throw last;
}

/**
 * Whether the request measured nothing: a limit of the server refused it, or a proxy before it, which answers without an envelope: 429 for its
 * own limit (RFC 6585 §4), 503 while it has no server (RFC 9110 §15.6.4).
 */
function isUnmeasured({ status }: Headed, { facts }: Failure): boolean {
  return status === 429 || isBusy(facts) || (status === 503 && facts.id === "server.failed");
}

/** Milliseconds. A server stops after 15 seconds; the margin lets it report its own timeout. */
const shortest = 20_000;

/** Milliseconds that a client waits longer than the deadline of a check. */
const margin = 5000;

/** Milliseconds for the answer of a check with this deadline in seconds, where the caller gives no time. */
export function timeoutOf(deadline = 0): number {
  return Math.max(shortest, 1000 * deadline + margin);
}

/** Milliseconds to wait for a server without room, where the caller gives no time. */
export const usualWaiting = 60_000;
