import type { Send } from "../core/net/net.ts";
import type { Language } from "../core/text.ts";

type Request = Parameters<Send>[0];

/** A question to a server. */
export interface CheckRequest {
  readonly check: { readonly id: string; readonly method?: "GET" | "POST" };
  /** The parameters as the user gave them: the server parses them. */
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Whether neither the server nor a cache on the way may answer with a stored result. */
  readonly isFresh: boolean;
  /** Seconds: how old a stored result may be; the check's ttl where absent. */
  readonly maxAge?: number | undefined;
  /** The media type of the answer. */
  readonly accept?: string;
}

/** The server of a request, and who asks. */
export interface RequestServer {
  /** The URL of the server: http or https, without a query; the path ends in a slash. */
  readonly server: string;
  readonly key?: string | undefined;
  /** The User-Agent; absent where a browser sets it. */
  readonly agent?: string | undefined;
}

/** The path of a check, below the root of a server. */
export function pathOf(id: string): string {
  return `api/util/${id}`;
}

/** The HTTP request of a question. */
export function httpRequestOf(
  { check: { id, method = "GET" }, query, language, isFresh, maxAge, accept = json }: CheckRequest,
  { server, key, agent }: RequestServer,
): Request {
  const isPost = method === "POST";
  const url = new URL(pathOf(id), server);
  url.search = new URLSearchParams({
    ...(isPost ? {} : query),
    // A server refuses it for checks that an earlier result never answers.
    ...(maxAge !== undefined && { max_age: `${maxAge}` }),
    lang: language,
  }).toString();
  return {
    url: url.href,
    method,
    headers: {
      accept,
      ...(agent !== undefined && { "user-agent": agent }),
      ...freshHeader({ fresh: isFresh }),
      ...(isPost && { "content-type": json }),
      ...keyHeader(key),
    },
    ...(isPost && { body: new TextEncoder().encode(JSON.stringify(query)) }),
  };
}

const json = "application/json";

/** RFC 9111 §5.2.1.4: no stored result may answer. */
export function freshHeader({
  fresh = false,
}: {
  readonly fresh?: boolean | undefined;
}): Readonly<Record<string, string>> {
  return fresh ? { "cache-control": "no-cache" } : {};
}

/** RFC 6750 §2.1. */
export function keyHeader(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}
