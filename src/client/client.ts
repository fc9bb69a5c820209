import { describeFailure, failure, Failure } from "../core/failure.ts";
import type { Language } from "../core/text.ts";
import { askServer, timeoutOf, usualWaiting, type CallRequest } from "./ask.ts";
import { checks, type CheckMethods, type Checks } from "./checks.ts";
import { globalFetch } from "./global-fetch.ts";
import { brokenStream, hasLines, readLines, ofLines, type Line } from "./lines.ts";
import { begin, sendOver, unusableReply, wholeOf, type Fetch, type OpenReply } from "./over-fetch.ts";
import { problems } from "./problems.ts";
import { readReply } from "./reply.ts";
import { wrongInSuccess } from "./refusal.ts";
import { keyHeader, pathOf, httpRequestOf } from "./request.ts";
import { runsOf, type Runs, type RunsRequest } from "./runs.ts";
import { readServer, shownText } from "./server.ts";
import type { AnswerEnvelope, BatchAnswer, CallOptions, CheckEvent, ClientOptions } from "./types.ts";

/** A client of one server: a method for each check, and what is common to them. Every method throws {@link Failure}. */
export interface Client extends CheckMethods {
  /** Asks a check by its id. */
  check<Id extends keyof Checks>(
    id: Id,
    input: Checks[Id]["input"],
    options?: CallOptions,
  ): Promise<AnswerEnvelope<Checks[Id]["answer"], Checks[Id]["version"]>>;
  /**
   * Asks a check and yields the parts of its answer while the server finds them (exposure, lookalike, subdomains …), and the answer at the
   * end. Leaving the loop ends the measurement.
   */
  stream<Id extends keyof Checks>(
    id: Id,
    input: Checks[Id]["input"],
    options?: CallOptions,
  ): AsyncGenerator<CheckEvent<Checks[Id]["answer"], Checks[Id]["version"]>, void>;
  /**
   * Asks a check about many inputs in one request, and yields each answer as it comes, in any order. It needs an API key. Leaving the loop
   * cancels what has not begun.
   */
  batch<Id extends keyof Checks>(
    id: Id,
    inputs: readonly Checks[Id]["input"][],
    options?: CallOptions,
  ): AsyncGenerator<BatchAnswer<Checks[Id]["input"], Checks[Id]["answer"], Checks[Id]["version"]>, void>;
  /** Runs in the background: many inputs without an open connection. They need an API key. */
  readonly runs: Runs;
}

type Id = keyof Checks;

/** Makes a client of a Portcullis server. It opens no connection. Throws `Failure` INVALID_INPUT for a server or a key of a wrong form. */
export function createClient(options: ClientOptions): Client {
  const language = options.lang ?? "en";
  const place = saidIn(language, () => readServer(options));
  const made: Made = { ...place, options, language, transport: options.fetch ?? globalFetch };
  const methods = Object.entries(checks).map(([name, { id }]) => [
    name,
    (input: unknown, calling?: CallOptions) => checkOf(made, id, input, calling),
  ]);
  // Each name has the method of its check; the table and the types are printed from the same checks. The compiler cannot follow from an `Id`
  // that is only known when called to the type of its answer, so the generic methods assert it: the server's answer is not checked in detail.
  return {
    ...(Object.fromEntries(methods) as CheckMethods),
    check: (id, input, calling) => checkOf(made, id, input, calling) as never,
    stream: (id, input, calling) => streamOf(made, id, input, calling) as never,
    batch: (id, inputs, calling) => batchOf(made, id, inputs, calling) as never,
    runs: runsOf({ exchange: (request, calling) => exchange(made, request, calling), inputOf: queryOf, sleep }),
  };
}

/** Sends a request about runs, and returns the data of its envelope. */
function exchange(made: Made, request: RunsRequest, { timeout = longestExchange, signal, ...calling }: CallOptions) {
  const { path, method, status, body, headers } = request;
  const { server, key, transport } = made;
  return speaking(made, calling, async (language) => {
    const whole = {
      url: new URL(`${path}?lang=${language}`, server).href,
      method,
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...headers,
        ...keyHeader(key),
      },
      ...(body && { body: new TextEncoder().encode(JSON.stringify(body)) }),
    };
    const send = sendOver(server, transport);
    const asking = {
      server,
      send,
      sleep,
      now,
      signal,
      timeout: readSeconds(timeout) * 1000,
      waiting: 0,
      onWait: untold,
    };
    const { data } = await askServer(whole, asking, (reply) =>
      readReply(reply, { path, now: now(), status, read: readAnswer }, made),
    );
    return data;
  });
}

/** Seconds for a request that measures nothing. */
const longestExchange = 30;

/** A wait within these seconds is no news: `onWait` is about measurements. */
function untold(): void {}

interface Made {
  readonly server: string;
  readonly key: string | undefined;
  readonly options: ClientOptions;
  readonly language: Language;
  readonly transport: Fetch;
}

async function checkOf(
  made: Made,
  id: Id,
  input: unknown,
  calling: CallOptions = {},
): Promise<AnswerEnvelope<unknown>> {
  return speaking(made, calling, async (language) => {
    const { server, transport } = made;
    const question = questionOf(id, input, language, calling);
    return askServer(httpRequestOf(question, made), askingOf(made, id, calling, sendOver(server, transport)), (reply) =>
      readReply(reply, { path: pathOf(id), now: now(), read: readAnswer }, made),
    );
  });
}

async function* streamOf(
  made: Made,
  id: Id,
  input: unknown,
  calling: CallOptions = {},
): AsyncGenerator<CheckEvent<unknown>, void> {
  const isStreamed = "streams" in entryOf(id);
  if (!isStreamed) {
    yield { kind: "answer", answer: await checkOf(made, id, input, calling) };
    return;
  }
  const reply = await speaking(made, calling, (language) =>
    openLines(made, id, calling, httpRequestOf({ ...questionOf(id, input, language, calling), accept: ofLines }, made)),
  );
  for await (const line of speakingLines(made, calling, readLines(reply, made))) {
    if (!("ok" in line)) {
      yield { kind: "item", item: line };
      continue;
    }
    yield { kind: "answer", answer: await speaking(made, calling, async () => endOf(line, made, id)) };
    return;
  }
  throw brokenStream(made.server);
}

async function* batchOf(
  made: Made,
  id: Id,
  inputs: readonly unknown[],
  calling: CallOptions = {},
): AsyncGenerator<BatchAnswer<unknown, unknown>, void> {
  const reply = await speaking(made, calling, (language) => {
    const url = new URL(`api/batch?lang=${language}`, made.server).href;
    const { maxAge } = calling;
    const age = maxAge === undefined ? {} : { max_age: maxAge };
    const body = { check: id, inputs: inputs.map((input) => queryOf(id, input)), ...age };
    const request = {
      url,
      method: "POST",
      headers: { accept: ofLines, "content-type": "application/json", ...keyHeader(made.key) },
      body: new TextEncoder().encode(JSON.stringify(body)),
    } as const;
    return openLines(made, id, calling, request, longestBatch);
  });
  const answered = new Set<number>();
  let isComplete = false;
  for await (const line of speakingLines(made, calling, readLines(reply, made))) {
    const { index } = line;
    // Lines without an index report progress; only the last line of a complete answer counts every input.
    isComplete = typeof index !== "number" && isFinal(line, inputs.length);
    if (typeof index !== "number" || !(index in inputs) || answered.has(index)) continue;
    answered.add(index);
    yield { index, input: inputs[index], envelope: line["envelope"] as AnswerEnvelope<unknown> };
  }
  if (!isComplete || answered.size < inputs.length) throw brokenStream(made.server);
}

function isFinal({ progress }: Line, total: number): boolean {
  return typeof progress === "object" && progress !== null && "done" in progress && progress.done === total;
}

/** Milliseconds for a batch without a time of its own: a thousand inputs, and their limits. */
const longestBatch = 24 * 3_600_000;

/** Opens a stream of lines. Whatever else the server answers is its refusal. */
async function openLines(
  made: Made,
  id: Id,
  calling: CallOptions,
  request: ReturnType<typeof httpRequestOf>,
  usual?: number,
): Promise<OpenReply> {
  const { server, transport } = made;
  const send = async (one: typeof request, signal?: AbortSignal) => {
    const reply = await begin(server, transport, one, signal);
    return hasLines(reply) ? reply : wholeOf(server, reply);
  };
  return askServer(request, askingOf(made, id, calling, send, usual), (reply) => {
    if ("response" in reply) return reply;
    const read = () => problems.notJson(reply.status, "");
    const refused = readReply(reply, { path: new URL(request.url).pathname.slice(1), now: now(), read }, made);
    return refused instanceof Failure ? refused : unusableReply(server, problems.unfit());
  });
}

/** Reads the last line of a stream. */
function endOf(line: object, made: Made, id: Id): AnswerEnvelope<unknown> {
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

function readAnswer(json: unknown): AnswerEnvelope<unknown> | ReturnType<typeof problems.unfit> {
  const wrong = wrongInSuccess(json);
  return wrong === null ? (json as AnswerEnvelope<unknown>) : problems.otherForm(200, wrong);
}

function askingOf<R extends { readonly headers: OpenReply["headers"] }>(
  { server, options: { onWait } }: Made,
  id: Id,
  { timeout, signal }: CallOptions,
  send: CallRequest<R>["send"],
  usual = timeoutOf(entryOf(id).deadline),
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

function readSeconds(timeout: number): number {
  if (timeout > 0 && timeout <= 86_400) return timeout;
  const expected = { en: "seconds above 0", ko: "0보다 큰 초 단위 값" };
  throw failure("input.value", { field: "timeout", expected, given: `${timeout}` }, { reason: "timeout" });
}

/** What a check is called, and its table entry. */
interface Entry {
  readonly id: Id;
  readonly subject?: string;
  readonly method?: "POST";
  readonly deadline?: number;
}

function entryOf(id: Id): Entry {
  const entry = Object.values<Entry>(checks).find((each) => each.id === id);
  if (entry) return entry;
  const expected = { en: "the id of a check", ko: "점검의 id" };
  throw failure("input.value", { field: "check", expected, given: shownText(id) }, { reason: "check" });
}

function questionOf(id: Id, input: unknown, language: Language, { fresh = false, maxAge }: CallOptions) {
  return { check: entryOf(id), query: queryOf(id, input), language, isFresh: fresh, maxAge };
}

/** The parameters as text. A string is the subject of the check. */
function queryOf(id: Id, input: unknown): Readonly<Record<string, string>> {
  const { subject } = entryOf(id);
  if (typeof input === "string" && subject !== undefined) return { [subject]: input };
  const given = Object.entries((input ?? {}) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(name, value)]])),
  );
}

function textOf(name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return `${value}`;
  const expected = { en: "text, a number or a boolean", ko: "문자열, 숫자 또는 불리언" };
  throw failure("input.value", { field: shownText(name), expected, given: typeof value }, { reason: shownText(name) });
}

/** Does some work for a call; its failure speaks the language of the call. */
async function speaking<T>(
  { language }: Made,
  { lang = language }: CallOptions,
  work: (language: Language) => Promise<T>,
): Promise<T> {
  try {
    return await work(lang);
  } catch (error) {
    throw said(error, lang);
  }
}

async function* speakingLines<T>(
  { language }: Made,
  { lang = language }: CallOptions,
  lines: AsyncIterable<T>,
): AsyncGenerator<T, void> {
  try {
    yield* lines;
  } catch (error) {
    throw said(error, lang);
  }
}

function saidIn<T>(language: Language, work: () => T): T {
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

function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Waits some milliseconds, or rejects when the signal aborts. */
function sleep(ms: number, signal?: AbortSignal): Promise<void> {
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
