import { failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import { sleep } from "./call.ts";
import type { Checks } from "./checks.ts";
import { brokenStream } from "./lines.ts";
import { maxAgeOf, queryOf } from "./question.ts";
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

/** How a run is started. */
export interface StartOptions extends CallOptions {
  /** The id of a confirmed notification channel, which is told of the end. */
  readonly channel?: string | undefined;
  /** A text of your own: a second start with it returns the run of the first one. */
  readonly idempotencyKey?: string | undefined;
}

/** How a run is followed. */
export interface FollowOptions extends CallOptions {
  /** Seconds between two requests for the state (default 5). */
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
  ): AsyncGenerator<BatchAnswer<Checks[Id]["input"], Checks[Id]["answer"], Checks[Id]["version"]>, void>;
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
}

/** The path of runs, below the root of a server. */
const path = "api/runs";

const usualPause = 5;

/** The runs of a client. */
export function runsOf({ server, exchange, lines }: RunsDependencies): Runs {
  async function read(run: string, calling: CallOptions): Promise<BackgroundRun> {
    return (await exchange({ path: pathOfRun(run), method: "GET", status: 200 }, calling)) as BackgroundRun;
  }

  return {
    async start(id, inputs, { channel, idempotencyKey, ...calling } = {}) {
      const maxAge = maxAgeOf(calling);
      const body = {
        check: id,
        inputs: inputs.map((input) => queryOf(id, input)),
        ...(maxAge !== undefined && { max_age: maxAge }),
        ...(channel !== undefined && { channel }),
      };
      const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
      return (await exchange({ path, method: "POST", status: 202, body, headers }, calling)) as BackgroundRun;
    },
    async *follow(run, { every = usualPause, ...calling } = {}) {
      if (!(every > 0))
        throw failure("input.value", { field: "every", expected, given: `${every}` }, { reason: "every" });
      for (let last = ""; ;) {
        const now = await read(run, calling);
        const state = `${now.state} ${now.done}`;
        if (state !== last) yield now;
        last = state;
        if (now.state === "done") return;
        await sleep(1000 * every, calling.signal);
      }
    },
    async *results(run, { from = 0, ...calling } = {}) {
      let isComplete = false;
      const request = {
        path: `${pathOfRun(run)}/results`,
        method: "GET",
        status: 200,
        query: `&from=${from}`,
      } as const;
      for await (const line of lines(request, calling)) {
        // Only the last line has no index.
        isComplete = typeof line["index"] !== "number";
        if (!isComplete) yield line as unknown as BatchAnswer<never, never, never>;
      }
      if (!isComplete) throw brokenStream(server);
    },
    async delete(run, calling = {}) {
      await exchange({ path: pathOfRun(run), method: "DELETE", status: 200 }, calling);
    },
  };
}

const expected: Text = { en: "seconds above 0", ko: "0보다 큰 초 단위 값" };

function pathOfRun(run: string): string {
  return `${path}/${encodeURIComponent(run)}`;
}
