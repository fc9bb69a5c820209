import type { GitHub } from "@actions/github/lib/utils";
import { z } from "zod";
import { failure, Failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import { version } from "../core/version.ts";
import type { Github, ListQuestion, GithubRequest } from "../github/github.ts";
import { errorCodeOf, detailOf } from "./client.ts";
import { isTimeout } from "./time.ts";

/** The API and repository to use. */
export interface OctokitOptions {
  /** `https://api.github.com`, or the API of a GitHub Enterprise Server. */
  readonly api: string;
  readonly owner: string;
  readonly repo: string;
  /** Sent only to the origin of the API, and never displayed. */
  readonly token: string;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Aborts pending requests. */
  readonly signal?: AbortSignal;
}

type Octokit = InstanceType<typeof GitHub>;

/** Milliseconds for one request, including retries. */
const patienceOfOne = 10_000;

/** The retries after a GitHub error: after a tenth of a second, and four tenths. */
const triesMore = 2;
const pause = 100;

/** RFC 9110 §15.5: client errors, which a retry does not change. */
const refusals = Array.from({ length: 100 }, (_, index) => 400 + index);

/**
 * Opens GitHub's API with its own client. Loading the client reads the workflow event: GITHUB_EVENT_PATH must be unset, or name a JSON
 * file.
 */
export async function openOctokit(options: OctokitOptions): Promise<Github> {
  const { api, owner, repo } = options;
  const octokit = await load(options);

  async function told<T>(permission: string | Text, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw toFailure(error, permission, options);
    }
  }

  async function ask<T>({ route, parameters, permission, schema }: GithubRequest<T>): Promise<T> {
    const signal = within(patienceOfOne, options);
    // RFC 9110 §9.2.2: only safe requests may be repeated.
    const retries = route.startsWith("GET ") ? triesMore : 0;
    const request = octokit.request(route, { owner, repo, ...parameters, request: { signal, retries } });
    return read((await told(permission, request)) as Reply, schema, api);
  }

  /** Iterates over the pages of a list with the library's own pagination. */
  function pagesOf<T>({ route, parameters, patience }: ListQuestion<T>): AsyncIterator<Reply> {
    const [method = "GET", url = ""] = route.split(" ");
    // A caller with its own patience retries itself.
    const retries = patience ? 0 : triesMore;
    const request = Object.assign(
      (page: object) => {
        const signal = within(patience?.() ?? patienceOfOne, options);
        return octokit.request({ url, ...page, request: { signal, retries } });
      },
      { endpoint: octokit.request.endpoint },
    ) as unknown as Octokit["request"];
    // The library's types cover only literal routes; ours is a variable.
    const pages = octokit.paginate.iterator(request as never, { method, url, owner, repo, ...parameters } as never);
    return pages[Symbol.asyncIterator]() as AsyncIterator<Reply>;
  }

  return {
    ask,
    async *list(question) {
      const { permission, schema, mayAsk } = question;
      const pages = pagesOf(question);
      let isWhole = false;
      while (!isWhole && mayAsk()) {
        const { value } = (await told(permission, pages.next())) as { readonly value: Reply };
        isWhole = !/rel="next"/.test(value.headers["link"] ?? "");
        yield* read(value, schema, api);
      }
      return { isWhole };
    },
    // An installation token, as workflows have, may not request `/user`; this query works.
    async login(permission) {
      const signal = within(patienceOfOne, options);
      const answer = await told(
        permission,
        octokit.graphql<unknown>("query { viewer { login } }", { request: { signal, retries: triesMore } }),
      );
      return read({ data: answer }, viewer, api).viewer.login;
    },
  };
}

const viewer = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** A reply of the library. */
interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly data: unknown;
}

async function load({ api, token }: OctokitOptions): Promise<Octokit> {
  const [{ GitHub, defaults, getOctokitOptions }, { retry }] = await Promise.all([
    import("@actions/github/lib/utils"),
    import("@octokit/plugin-retry"),
  ]);
  const Client = GitHub.plugin(retry);
  const base = {
    baseUrl: api,
    userAgent: `portcullis/${version}`,
    // Octokit would print a server's deprecation notice, and a runner executes commands in its output.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: {
      ...defaults.request,
      fetch: guarded(defaults.request?.["fetch"] as Fetch, new URL(api).origin),
      redirect: "manual",
    },
    // The plugin would retry refusals, and rate limits state their own wait.
    retry: { retries: 0, doNotRetry: refusals, retryAfterBaseValue: pause },
  };
  // The library's types omit the fetch and redirect options that its request accepts.
  const octokit = new Client(getOctokitOptions(token, base as never));
  octokit.hook.before("request", (request) => {
    request.headers.accept = "application/vnd.github+json";
    request.headers["x-github-api-version"] = "2022-11-28";
  });
  return octokit;
}

function silent(): void {}

type Fetch = typeof fetch;

/** The longest list, thirty comments of maximum length, has some megabytes. */
const longestBody = 4 * 1024 * 1024;

/** A fetch for one origin, so that pagination cannot send the token elsewhere, with a size limit. */
function guarded(send: Fetch, origin: string): Fetch {
  return async (input, init) => {
    const url = input as string;
    if (new URL(url).origin !== origin) throw failure("github.invalid-answer", { api: origin, detail: stray });
    const { status, headers, body } = await send(url, init);
    const bytes = body && (await readBody(body, origin));
    // Octokit looks for list members in any body, including text.
    if (status < 300 && !isJson(bytes)) throw failure("github.invalid-answer", { api: origin, detail: other });
    return new Response(bytes?.length ? bytes : null, {
      status,
      headers: { ...Object.fromEntries(headers), "content-type": "application/json" },
    });
  };
}

function isJson(bytes: Buffer | null): boolean {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes ?? Buffer.alloc(0)));
    return typeof value === "object" && value !== null;
  } catch {
    // Not JSON, not UTF-8, or nested more deeply than GitHub's answers.
    return false;
  }
}

async function readBody(body: ReadableStream<Uint8Array>, api: string): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > longestBody) throw failure("github.invalid-answer", { api, detail: tooLong });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const other: Text = { en: "no JSON of the expected form", ko: "예상한 형식의 JSON이 아님" };
const notHttp: Text = { en: "not HTTP", ko: "HTTP가 아님" };
const stray: Text = { en: "its next page is elsewhere", ko: "다음 페이지가 다른 곳에 있음" };
const tooLong: Text = { en: "more than 4 MB", ko: "4 MB 초과" };

/** Octokit treats a redirect that it does not follow as an answer. */
function read<T>({ status = 200, data }: Partial<Reply>, schema: z.ZodType<T>, api: string): T {
  if (status >= 300) throw failure("github.refused", { api, status });
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw failure("github.invalid-answer", { api, detail: other });
  return parsed.data;
}

function within(patience: number, { signal }: OctokitOptions): AbortSignal {
  const end = AbortSignal.timeout(Math.max(1, Math.floor(patience)));
  return signal ? AbortSignal.any([signal, end]) : end;
}

/** The failure for a missing answer. GitHub's own text is not included. */
function toFailure(error: unknown, permission: string | Text, options: OctokitOptions): Failure {
  const causes = causesOf(error);
  const own = causes.find((each) => each instanceof Failure);
  if (own) return own;
  const { api } = options;
  const withCause = { cause: error };
  const refused = causes.find((each) => "response" in each && each.response) as Refused | undefined;
  if (refused) return refusalOf(refused.response, permission, options);
  if (causes.some(isTimeout)) return failure("github.timeout", { api }, withCause);
  if (causes.some(({ name }) => name === "AbortError")) return failure("aborted", {}, withCause);
  if (causes.some(({ name }) => name === "HTTPParserError"))
    return failure("github.invalid-answer", { api, detail: notHttp }, withCause);
  const code = causes.map(errorCodeOf).findLast((each) => each !== "" && !each.startsWith("UND_ERR")) ?? "ECONNRESET";
  const detail = detailOf(code);
  return failure("github.unreachable", { api, detail }, withCause);
}

function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

interface Refused extends Error {
  readonly response: Reply;
}

/** Why GitHub refuses a request. */
function refusalOf(
  { status, headers }: Reply,
  permission: string | Text,
  { api, owner, repo, now }: OctokitOptions,
): Failure {
  const wait = limitOf(status, headers, now());
  if (wait !== null) {
    const until = new Date(Math.ceil((now() + wait) / 1000) * 1000).toISOString().replace(".000Z", "Z");
    return failure("github.rate-limited", { until }, { retryAfter: Math.ceil(wait / 1000) });
  }
  if (status === 401) return failure("github.token", {}, { reason: "token" });
  if (status === 403) return failure("github.forbidden", { permission }, { reason: "token" });
  if (status === 404)
    return failure("github.not-found", { repository: `${owner}/${repo}`, permission }, { reason: "token" });
  return failure("github.refused", { api, status });
}

// GitHub, “Rate limits for the REST API”: without a stated time, wait at least one minute.
const unsaid = 60_000;

/** GitHub's limits last at most an hour; a clock that says more is wrong. */
const longest = 24 * 3600_000;

/** Milliseconds until a rate limit ends; null if there is none. 403 is the status of the older limits. */
function limitOf(status: number, headers: Reply["headers"], now: number): number | null {
  if (status !== 429 && status !== 403) return null;
  const after = headers["retry-after"] ?? "";
  if (/^\d{1,6}$/.test(after)) return bounded(Number(after) * 1000);
  const reset = headers["x-ratelimit-reset"] ?? "";
  const isUsedUp = headers["x-ratelimit-remaining"] === "0";
  if (isUsedUp && /^\d{1,11}$/.test(reset)) return bounded(Number(reset) * 1000 - now);
  return isUsedUp || status === 429 ? unsaid : null;
}

/** A clock that is slightly ahead must not give a wait of zero. */
function bounded(wait: number): number {
  return Math.min(longest, Math.max(1000, wait));
}
