import { failure, Failure } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";
import { printable } from "../core/printable.ts";
import { calledOff } from "./called-off.ts";
import { problems } from "./problems.ts";

type Request = Parameters<Send>[0];

/** The part of `fetch` that the client uses, so that any function of that kind can be given. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A reply whose body is still to be read. */
export interface OpenReply {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body, which can be read once. */
  readonly chunks: () => AsyncGenerator<Uint8Array>;
  /** Ends the exchange: the timer, and the connection where the body was not read. */
  readonly end: () => void;
  /** The failure for an error of the body. */
  readonly failed: (error: unknown) => Failure;
}

/** The result for a site with every known problem has some hundred kilobytes. */
export const longestBody: number = 4 * 1024 * 1024;

/**
 * Begins one exchange over `fetch`. `patience` covers everything until {@link OpenReply.end}. Neither cookies nor a referrer are sent, and
 * redirects are not followed: the owner of the key did not choose the new location.
 */
export async function begin(
  server: string,
  transport: Fetch,
  request: Request,
  signal?: AbortSignal,
): Promise<OpenReply> {
  const { url, method = "GET", headers = {}, body, patience } = request;
  const own = new AbortController();
  const leave = (): void => own.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener("abort", leave, { once: true });
  const timer = patience === undefined ? undefined : setTimeout(() => own.abort(timeIsOver()), patience);
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
    own.abort();
  };
  const failed = (error: unknown): Failure => failureOf(error, server, own.signal);
  try {
    const init = { method, headers: { ...headers }, signal: own.signal, redirect: "manual", ...plain } as const;
    if (own.signal.aborted) throw own.signal.reason;
    const sent = Promise.resolve(transport(url, body ? { ...init, body: new Uint8Array(body) } : init));
    const response = await orAborted(sent, own.signal).catch((error: unknown) => {
      // It may still come, and then holds a connection.
      sent.then((late) => late.body?.cancel()).catch(() => {});
      throw error;
    });
    // A browser hides the status and the location of a redirect.
    if (response.type === "opaqueredirect") throw unusableReply(server, problems.hiddenRedirect());
    const chunks = (): AsyncGenerator<Uint8Array> => chunksOf(response, own.signal);
    return { status: response.status, headers: [...response.headers], chunks, end, failed };
  } catch (error) {
    const thrown = failed(error);
    end();
    throw thrown;
  }
}

const plain = { credentials: "omit", referrerPolicy: "no-referrer" } as const;

/** One complete exchange over `fetch`. */
export function sendOver(server: string, transport: Fetch): Send {
  return async (request, signal) => wholeOf(server, await begin(server, transport, request, signal));
}

/** Reads the whole body of a reply, and ends the exchange. */
export async function wholeOf(
  server: string,
  { status, headers, chunks: read, end, failed }: OpenReply,
): Promise<Awaited<ReturnType<Send>>> {
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of read()) {
      length += chunk.length;
      if (length > longestBody) throw unusableReply(server, problems.tooLong(longestBody));
      chunks.push(chunk);
    }
    return { status, headers, body: joined(chunks, length) };
  } catch (error) {
    throw failed(error);
  } finally {
    end();
  }
}

/** The chunks of a body. A browser's stream cannot be iterated everywhere. */
async function* chunksOf({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await orAborted(reader.read(), signal);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Ends as some work does, or rejects when the signal aborts: what a caller gives as `fetch` may ignore the signal. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    const stay = (): void => signal.removeEventListener("abort", leave);
    work.then(
      (value) => (stay(), resolve(value)),
      (error: unknown) => (stay(), reject(error as Error)),
    );
  });
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The failure for an answer that cannot be used. */
export function unusableReply(server: string, detail: ReturnType<typeof problems.cut>): Failure {
  const reason = "server.invalid-answer";
  return failure("server.invalid-answer", { server, detail }, { reason });
}

function timeIsOver(): Error {
  return new DOMException("The patience is over.", "TimeoutError");
}

/** The failure for an error of `fetch`. Its cause is not kept: an error of a runtime may quote a header, and so the key. */
function failureOf(error: unknown, server: string, signal: AbortSignal): Failure {
  if (error instanceof Failure) return error;
  if (signal.aborted) return signal.reason instanceof Failure ? signal.reason : calledOff(signal, server);
  return failure("server.unreachable", { server, detail: printable(codeOf(error), 60) || "fetch" });
}

/** The code that Node, Deno and Bun give, such as `ECONNREFUSED`; browsers give none. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === "string") return code;
  return cause === undefined ? "" : codeOf(cause);
}
