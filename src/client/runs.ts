import { failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import { now, readSeconds, sleep } from "./call.ts";
import { calledOff } from "./called-off.ts";
import type { Checks } from "./checks.ts";
import { brokenStream } from "./lines.ts";
import { maxAgeOf, queriesOf } from "./question.ts";
import { freshHeader } from "./request.ts";
import { shownText } from "./server.ts";
import type { BatchAnswer, CallOptions } from "./types.ts";

/** A run in the background: one check for many inputs. It belongs to the API key that started it, and is deleted after a day. */
export interface BackgroundRun {
  readonly id: string;
  readonly check: keyof Checks;
  readonly state: "waiting" | "running" | "done";
  /** Inputs: all, the finished ones, and how many of these failed. */
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** The path of the finished inputs on the server. */
  readonly results: string;
  /** The notification channel that is told of the end; null without one. */
  readonly channel: string | null;
  /** ISO times; `finishedAt` is null until the end. */
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly expiresAt: string;
}

/** An input of a run as the server stores it: every parameter as text, also a number. */
export type RunInput = Readonly<Record<string, string>>;

/** How a run is started. */
export interface StartOptions extends CallOptions {
  /** The id of a confirmed notification channel, which is told of the end. */
  readonly channel?: string | undefined;
  /** A text of your own, 1 to 255 printable ASCII characters: a second start with it returns the run of the first one. */
  readonly idempotencyKey?: string | undefined;
}

/** How a run is followed. `timeout` limits the following as a whole; without it, only each request has a limit. */
export interface FollowOptions extends CallOptions {
  /** Seconds between two requests for the state, up to a day (default 5). */
  readonly every?: number | undefined;
}

/** Which results of a run are read. */
export interface ResultsOptions extends CallOptions {
  /** The index of the first input (default 0). */
  readonly from?: number | undefined;
}

/** Runs in the background. Each method needs an API key and throws `Failure`. */
export interface Runs {
  /** Starts a run of a check for many inputs (`POST /api/runs`). */
  start<Id extends keyof Checks>(
    id: Id,
    inputs: readonly Checks[Id]["input"][],
    options?: StartOptions,
  ): Promise<BackgroundRun>;
  /** Yields the run whenever it has advanced, and ends when it is done. Leaving the loop does not end the run. */
  follow(run: string, options?: FollowOptions): AsyncGenerator<BackgroundRun, void>;
  /**
   * Yields the finished inputs of a run in their order, also while it runs; `from` is the first index. A run of one check has the types of this
   * check: `client.runs.results<"ssl">(run.id)`.
   */
  results<Id extends keyof Checks = keyof Checks>(
    run: string,
    options?: ResultsOptions,
  ): AsyncGenerator<BatchAnswer<RunInput, Checks[Id]["answer"], Checks[Id]["version"]>, void>;
  /** Ends a run and deletes it with its results. */
  delete(run: string, options?: CallOptions): Promise<void>;
}

/** A request about runs, below the root of the server. */
export interface RunsRequest {
  readonly path: string;
  readonly method: "GET" | "POST" | "DELETE";
  readonly status: 200 | 202;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further parameters, with their `&`. */
  readonly query?: string;
}

/** Sends a request and returns the `data` of its envelope. */
type Exchange = (request: RunsRequest, calling: CallOptions) => Promise<unknown>;

/** What runs need of their client. */
export interface RunsDependencies {
  /** The URL of the server, for messages. */
  readonly server: string;
  readonly exchange: Exchange;
  /** Sends a request and yields the lines of its answer. */
  readonly lines: (
    request: RunsRequest,
    calling: CallOptions,
  ) => AsyncGenerator<Readonly<Record<string, unknown>>, void>;
  /** Does some work for a call; its failure speaks the language of the call. */
  readonly speaking: <T>(calling: CallOptions, work: () => Promise<T>) => Promise<T>;
  /** Yields what a call yields; its failure speaks the language of the call. */
  readonly speakingLines: <T>(calling: CallOptions, lines: AsyncIterable<T>) => AsyncGenerator<T, void>;
}

/** The path of runs, below the root of a server. */
const path = "api/runs";

/** Seconds between two requests for a state: the usual ones, and the most. */
const [usualPause, longestPause] = [5, 86_400] as const;

/** The runs of a client. */
export function runsOf({ server, exchange, lines, speaking, speakingLines }: RunsDependencies): Runs {
  async function read(run: string, calling: CallOptions): Promise<BackgroundRun> {
    return (await exchange({ path: pathOfRun(run), method: "GET", status: 200 }, calling)) as BackgroundRun;
  }

  async function* followed(run: string, every: number, calling: CallOptions): AsyncGenerator<BackgroundRun, void> {
    if (!(every > 0 && every <= longestPause))
      throw failure("input.value", { field: "every", expected: aPause, given: `${every}` }, { reason: "every" });
    const { timeout, signal } = calling;
    const end = timeout === undefined ? null : now() + 1000 * readSeconds(timeout);
    for (let last = ""; ;) {
      const left = end === null ? null : end - now();
      if (left !== null && left <= 0) throw failure("server.timeout", { server });
      const found = await read(run, left === null ? calling : { ...calling, timeout: left / 1000 });
      const state = `${found.state} ${found.done}`;
      if (state !== last) yield found;
      last = state;
      if (found.state === "done") return;
      const pause = 1000 * every;
      await sleep(end === null ? pause : Math.min(pause, Math.max(0, end - now())), signal).catch((error: unknown) => {
        throw signal?.aborted ? calledOff(signal, server) : error;
      });
    }
  }

  async function* resultsOf(run: string, from: number, calling: CallOptions) {
    let isComplete = false;
    const request = { path: `${pathOfRun(run)}/results`, method: "GET", status: 200, query: `&from=${from}` } as const;
    for await (const line of lines(request, calling)) {
      // Only the last line has no index.
      isComplete = typeof line["index"] !== "number";
      if (!isComplete) yield line as unknown as BatchAnswer<never, never, never>;
    }
    if (!isComplete) throw brokenStream(server);
  }

  return {
    async start(id, inputs, { channel, idempotencyKey, ...calling } = {}) {
      return speaking(calling, async () => {
        const maxAge = maxAgeOf(calling);
        const body = {
          check: id,
          inputs: queriesOf(id, inputs),
          ...(maxAge !== undefined && { max_age: maxAge }),
          ...(channel !== undefined && { channel }),
        };
        const headers = { ...freshHeader(calling), ...idempotencyHeader(idempotencyKey) };
        return (await exchange({ path, method: "POST", status: 202, body, headers }, calling)) as BackgroundRun;
      });
    },
    follow: (run, { every = usualPause, ...calling } = {}) => speakingLines(calling, followed(run, every, calling)),
    results: (run, { from = 0, ...calling } = {}) => speakingLines(calling, resultsOf(run, from, calling)),
    async delete(run, calling = {}) {
      await exchange({ path: pathOfRun(run), method: "DELETE", status: 200 }, calling);
    },
  };
}

/** draft-ietf-httpapi-idempotency-key-header-07 §2.1: a String of RFC 9651 §3.3.3. */
function idempotencyHeader(text: string | undefined): Readonly<Record<string, string>> {
  if (text === undefined) return {};
  if (/^[\x20-\x7e]{1,255}$/.test(text)) return { "idempotency-key": `"${text.replaceAll(/["\\]/g, "\\$&")}"` };
  const params = { field: "idempotencyKey", expected: anIdempotencyKey, given: `"${shownText(text)}"` };
  throw failure("input.value", params, { reason: "Idempotency-Key" });
}

const anIdempotencyKey: Text = { en: "1 to 255 printable ASCII characters", ko: "출력 가능한 ASCII 문자 1–255자" };

const aPause: Text = {
  en: `seconds above 0 and up to ${longestPause}`,
  ko: `0보다 크고 ${longestPause} 이하인 초 단위 값`,
};

function pathOfRun(run: string): string {
  return `${path}/${encodeURIComponent(run)}`;
}
