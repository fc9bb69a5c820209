import type { z } from "zod";
import { failure, Failure } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";
import type { Text } from "../core/text.ts";
import { version } from "../core/version.ts";
import { nextOf } from "./link.ts";
import { refusalOf } from "./refusal.ts";

/** Whose API is asked, about which repository, and by what means. */
export interface GithubOptions {
  /** `https://api.github.com/`; ends in a slash. */
  readonly api: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Sent to the origin of the API as a Bearer, and shown to nobody. */
  readonly token: string;
  readonly send: Send;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Ends whatever is under way. */
  readonly signal?: AbortSignal;
}

/** One question. */
interface Question<T> {
  readonly method?: "GET" | "POST" | "PATCH";
  /** Absolute, or relative to the API. */
  readonly path: string;
  readonly body?: unknown;
  /** What the token must be allowed, for whoever has to allow it. */
  readonly permission: string | Text;
  /** What the answer must be. */
  readonly schema: z.ZodType<T>;
  /** Milliseconds; ten seconds where it is left out. */
  readonly patience?: number;
}

/** An answer, and where its next page is. */
export interface Answer<T> {
  readonly value: T;
  /** Null where there is none. */
  readonly next: string | null;
}

/** The REST API of GitHub, as far as a gate needs it. Every failure is a `Failure`, in which nothing that GitHub said is repeated. */
export interface Github {
  readonly repository: string;
  readonly ask: <T>(question: Question<T>) => Promise<Answer<T>>;
}

const patienceOfOne = 10_000;

/** Opens the API; nothing is asked before somebody asks. */
export function openGithub(options: GithubOptions): Github {
  const { api, repository } = options;
  return {
    repository,
    async ask({ method = "GET", path, body, permission, schema, patience = patienceOfOne }) {
      const url = new URL(path, api).href;
      const reply = await sent(
        {
          url,
          method,
          patience,
          headers: headersOf(options, body !== undefined),
          ...(body !== undefined && { body: new TextEncoder().encode(JSON.stringify(body)) }),
        },
        options,
      );
      const refusal = refusalOf(reply, { api, repository, permission, now: options.now() });
      if (refusal) throw refusal;
      const parsed = schema.safeParse(parseJson(reply.body));
      if (!parsed.success) throw unreadable(api, other);
      const next = nextOf(reply.headers);
      // A page elsewhere would be asked for with the token.
      if (next !== null && URL.parse(next, url)?.origin !== new URL(api).origin) throw unreadable(api, stray);
      return { value: parsed.data, next: next === null ? null : new URL(next, url).href };
    },
  };
}

const other: Text = { en: "no JSON of the expected form", ko: "예상한 형식의 JSON이 아님" };
const stray: Text = { en: "its next page is elsewhere", ko: "다음 페이지가 다른 곳에 있음" };

function unreadable(api: string, detail: Text): Failure {
  return failure("github.invalid-answer", { api, detail });
}

function headersOf({ token }: GithubOptions, hasBody: boolean): Readonly<Record<string, string>> {
  return {
    accept: "application/vnd.github+json",
    authorization: `Bearer ${token}`,
    "user-agent": `portcullis/${version}`,
    "x-github-api-version": "2022-11-28",
    ...(hasBody && { "content-type": "application/json" }),
  };
}

/** The way there speaks of a Portcullis server, which this is not. */
async function sent(request: Parameters<Send>[0], { api, send, signal }: GithubOptions): ReturnType<Send> {
  try {
    return await send(request, signal);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { id, params } = error.facts;
    const { detail = "" } = params;
    const options = { cause: error };
    if (id === "server.timeout") throw failure("github.timeout", { api }, options);
    if (id === "server.unreachable") throw failure("github.unreachable", { api, detail }, options);
    if (id === "server.invalid-answer") throw failure("github.invalid-answer", { api, detail }, options);
    throw error;
  }
}

/** Undefined where it is no JSON. */
function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as unknown;
  } catch {
    // Not JSON, not UTF-8, or nested more deeply than anything of GitHub's.
    return undefined;
  }
}
