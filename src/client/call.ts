import { describeFailure, failure, Failure } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";
import type { Language } from "../core/text.ts";
import { askServer, usualWaiting, type CallRequest } from "./ask.ts";
import { checkCall, callLanguage } from "./options.ts";
import { hasLines } from "./lines.ts";
import { begin, unusableReply, wholeOf, type Fetch, type OpenReply } from "./over-fetch.ts";
import { problems } from "./problems.ts";
import type { Id } from "./question.ts";
import { wrongInSuccess } from "./refusal.ts";
import { readReply } from "./reply.ts";
import { pathOf } from "./request.ts";
import type { AnswerEnvelope, CallOptions, ClientOptions } from "./types.ts";

/** Whom a wait is told of: a check, or runs. */
type WaitSubject = Id | "runs";

/** A client that was made. */
export interface Made {
  readonly server: string;
  readonly key: string | undefined;
  readonly options: ClientOptions;
  readonly language: Language;
  readonly transport: Fetch;
}

/** Opens a stream of lines. Whatever else the server answers is its refusal. */
export async function openLines(
  made: Made,
  id: WaitSubject,
  calling: CallOptions,
  request: Parameters<Send>[0],
  usual: number,
): Promise<OpenReply> {
  const { server, transport } = made;
  const send = async (one: typeof request, signal?: AbortSignal) => {
    const reply = await begin(server, transport, one, signal);
    return hasLines(reply) ? reply : wholeOf(server, reply);
  };
  return askServer(request, askingOf(made, id, calling, send, usual), (reply) => {
    if ("chunks" in reply) return reply;
    const read = () => problems.notJson(reply.status, "");
    const refused = readReply(reply, { path: new URL(request.url).pathname.slice(1), now: now(), read }, made);
    return refused instanceof Failure ? refused : unusableReply(server, problems.unfit());
  });
}

/** Reads the last line of a stream. */
export function endOf(line: object, made: Made, id: Id): AnswerEnvelope<unknown> {
  const status = "ok" in line && line.ok === true ? 200 : statusOf(line);
  const body = new TextEncoder().encode(JSON.stringify(line));
  const read = readReply({ status, headers: [], body }, { path: pathOf(id), now: now(), read: readAnswer }, made);
  if (read instanceof Failure) throw read;
  return read;
}

/** The status that a refusal would have had, had it not begun with an answer. */
function statusOf(line: object): number {
  const { error } = line as { readonly error?: { readonly code?: unknown } };
  const failed = statuses.find(([code]) => code === error?.code);
  return failed?.[1] ?? 503;
}

const statuses = [
  ["INVALID_INPUT", 400],
  ["INVALID_API_KEY", 401],
  ["API_KEY_REQUIRED", 401],
  ["NOT_FOUND", 404],
  ["RATE_LIMITED", 429],
] as const;

/** Takes an envelope of success for what it says, or says what it lacks. */
export function readAnswer(json: unknown): AnswerEnvelope<unknown> | ReturnType<typeof problems.unfit> {
  const wrong = wrongInSuccess(json);
  return wrong === null ? (json as AnswerEnvelope<unknown>) : problems.otherForm(200, wrong);
}

/** How a request of a call is sent. */
export function askingOf<R extends Pick<OpenReply, "status" | "headers">>(
  { server, options: { onWait } }: Made,
  id: WaitSubject,
  { timeout, signal }: CallOptions,
  send: CallRequest<R>["send"],
  /** Milliseconds for a call without a time of its own. */
  usual: number,
): CallRequest<R> {
  return {
    server,
    send,
    sleep,
    now,
    signal,
    timeout: timeout === undefined ? usual : readSeconds(timeout) * 1000,
    waiting: timeout === undefined ? usualWaiting : 0,
    onWait: (seconds, failed) => onWait?.({ check: id, seconds, failure: failed }),
  };
}

/** The seconds of a call. Throws `Failure` INVALID_INPUT. */
export function readSeconds(timeout: number): number {
  if (timeout > 0 && timeout <= 86_400) return timeout;
  const expected = { en: "seconds above 0", ko: "0보다 큰 초 단위 값" };
  throw failure("input.value", { field: "timeout", expected, given: `${timeout}` }, { reason: "timeout" });
}

/** Does some work for a call; its failure speaks the language of the call. */
export async function speaking<T>(
  { language }: Pick<Made, "language">,
  calling: CallOptions,
  work: (language: Language) => Promise<T>,
): Promise<T> {
  const lang = callLanguage(calling, language);
  try {
    checkCall(calling);
    return await work(lang);
  } catch (error) {
    throw said(error, lang);
  }
}

/** Yields what a server streams; a failure speaks the language of the call. */
export async function* speakingLines<T>(
  { language }: Pick<Made, "language">,
  calling: CallOptions,
  lines: AsyncIterable<T>,
): AsyncGenerator<T, void> {
  const lang = callLanguage(calling, language);
  try {
    checkCall(calling);
    yield* lines;
  } catch (error) {
    throw said(error, lang);
  }
}

/** Does some work; its failure speaks a language. */
export function saidIn<T>(language: Language, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw said(error, language);
  }
}

function said(error: unknown, language: Language): unknown {
  if (error instanceof Failure) error.message = describeFailure(error.facts, language);
  return error;
}

/** Milliseconds since the Unix epoch; it never goes back. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Waits some milliseconds. Rejects when the signal aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(new DOMException("The wait was called off.", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    signal?.addEventListener("abort", leave, { once: true });
  });
}
