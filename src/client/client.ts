import type { Language } from "../core/text.ts";
import { askServer, timeoutOf } from "./ask.ts";
import { askingOf, endOf, now, openLines, readAnswer, saidIn, speaking, speakingLines, type Made } from "./call.ts";
import { checkClient, callLanguage } from "./options.ts";
import { checks, type CheckMethods, type Checks } from "./checks.ts";
import { globalFetch } from "./global-fetch.ts";
import { brokenStream, readLines, ofLines, type Line } from "./lines.ts";
import { sendOver } from "./over-fetch.ts";
import { entryOf, maxAgeOf, queriesOf, checkQuestion, type Id } from "./question.ts";
import { readReply } from "./reply.ts";
import { freshHeader, keyHeader, pathOf, httpRequestOf } from "./request.ts";
import { runsOf, type Runs, type RunsRequest } from "./runs.ts";
import { readServer } from "./server.ts";
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

/** Makes a client of a Portcullis server. It opens no connection. Throws `Failure` INVALID_INPUT for a server or a key of a wrong form. */
export function createClient(options: ClientOptions): Client {
  const language = callLanguage(options, "en");
  const place = saidIn(language, () => (checkClient(options), readServer(options)));
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
    stream: (id, input, calling = {}) => speakingLines(made, calling, streamOf(made, id, input, calling)) as never,
    batch: (id, inputs, calling = {}) => speakingLines(made, calling, batchOf(made, id, inputs, calling)) as never,
    runs: runsOf({
      server: made.server,
      exchange: (request, calling) => exchange(made, request, calling),
      lines: (request, calling) => resultLines(made, request, calling),
      speaking: (calling, work) => speaking(made, calling, work),
      speakingLines: (calling, lines) => speakingLines(made, calling, lines),
    }),
  };
}

/** Sends a request about runs, and returns the data of its envelope. */
function exchange(made: Made, request: RunsRequest, calling: CallOptions) {
  const { path, status } = request;
  return speaking(made, calling, async (language) => {
    const asking = askingOf(made, "runs", calling, sendOver(made.server, made.transport), longestExchange);
    const { data } = await askServer(requestOf(made, request, language), asking, (reply) =>
      readReply(reply, { path, now: now(), status, read: readAnswer }, made),
    );
    return data;
  });
}

/** Milliseconds for a request that measures nothing, and for all results of a run. */
const [longestExchange, longestReading] = [30_000, 600_000] as const;

/** Reads the lines of a run's results. */
async function* resultLines(made: Made, request: RunsRequest, calling: CallOptions): AsyncGenerator<Line, void> {
  const reply = await speaking(made, calling, (language) =>
    openLines(made, "runs", calling, requestOf(made, request, language), longestReading),
  );
  yield* readLines(reply, made);
}

function requestOf(
  { server, key }: Made,
  { path, method, body, headers, query = "" }: RunsRequest,
  language: Language,
) {
  return {
    url: new URL(`${path}?lang=${language}${query}`, server).href,
    method,
    headers: {
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
      ...headers,
      ...keyHeader(key),
    },
    ...(body && { body: new TextEncoder().encode(JSON.stringify(body)) }),
  };
}

async function checkOf(
  made: Made,
  id: Id,
  input: unknown,
  calling: CallOptions = {},
): Promise<AnswerEnvelope<unknown>> {
  return speaking(made, calling, async (language) => {
    const { server, transport } = made;
    const question = checkQuestion(id, input, language, calling);
    const asking = askingOf(made, id, calling, sendOver(server, transport), usualTime(id));
    return askServer(httpRequestOf(question, made), asking, (reply) =>
      readReply(reply, { path: pathOf(id), now: now(), read: readAnswer }, made),
    );
  });
}

/** Milliseconds for the answer of a check. */
function usualTime(id: Id): number {
  return timeoutOf(entryOf(id).deadline);
}

async function* streamOf(
  made: Made,
  id: Id,
  input: unknown,
  calling: CallOptions,
): AsyncGenerator<CheckEvent<unknown>, void> {
  const isStreamed = "streams" in entryOf(id);
  if (!isStreamed) {
    yield { kind: "answer", answer: await checkOf(made, id, input, calling) };
    return;
  }
  const reply = await speaking(made, calling, (language) => {
    const question = checkQuestion(id, input, language, calling);
    return openLines(made, id, calling, httpRequestOf({ ...question, accept: ofLines }, made), usualTime(id));
  });
  for await (const line of readLines(reply, made)) {
    if (!("ok" in line)) {
      yield { kind: "item", item: line };
      continue;
    }
    yield { kind: "answer", answer: endOf(line, made, id) };
    return;
  }
  throw brokenStream(made.server);
}

async function* batchOf(
  made: Made,
  id: Id,
  inputs: readonly unknown[],
  calling: CallOptions,
): AsyncGenerator<BatchAnswer<unknown, unknown>, void> {
  const reply = await speaking(made, calling, (language) => {
    const url = new URL(`api/batch?lang=${language}`, made.server).href;
    const maxAge = maxAgeOf(calling);
    const age = maxAge === undefined ? {} : { max_age: maxAge };
    const body = { check: id, inputs: queriesOf(id, inputs), ...age };
    const request = {
      url,
      method: "POST",
      headers: { accept: ofLines, "content-type": "application/json", ...freshHeader(calling), ...keyHeader(made.key) },
      body: new TextEncoder().encode(JSON.stringify(body)),
    } as const;
    return openLines(made, id, calling, request, longestBatch);
  });
  const answered = new Set<number>();
  let isComplete = false;
  for await (const line of readLines(reply, made)) {
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
