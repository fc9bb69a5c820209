import { H3, type H3Event, type HTTPError } from "h3";
import type { IncomingMessage } from "node:http";
import { FastResponse } from "srvx";
import { failure, Failure } from "../../src/core/failure.ts";
import { suggest } from "../../src/core/nearest.ts";
import type { Language } from "../../src/core/text.ts";
import { deprecationFields, deprecations as declared, deprecationsAt, type Deprecations } from "./deprecations.ts";
import type { ApiRequest, ReplyDraft, Reply, RouteHandler } from "./listener/exchange.ts";
import type { Route } from "./route.ts";
import type { PendingRequest } from "./listener/handler.ts";
import type { Answer } from "./listener/send.ts";
import { crossOriginFields } from "./header-fields.ts";
import type { Log } from "../telemetry/log.ts";
import { traced, type SpanData } from "../telemetry/spans.ts";
import { languageIn } from "./query.ts";
import { refuse } from "./listener/refuse.ts";

/** The dependencies of the application. */
export interface AppOptions {
  readonly routes: readonly Route[];
  readonly log: Log;
  /** The default language. */
  readonly language: Language;
  /** The page about a path that does not exist. */
  readonly lostPage?: (asked: ApiRequest, failure: Failure) => Promise<Reply>;
  /** Whether a request's connection closes after its answer. */
  readonly isLast: (incoming: IncomingMessage) => boolean;
  /** Whether a request comes from a proxy that is trusted: only then its trace is continued. */
  readonly isFromProxy?: (incoming: IncomingMessage) => boolean;
  /** The deprecated operations. */
  readonly deprecations?: Deprecations | undefined;
}

/** The application: known paths, the envelope or a page for all other paths, and a log line per request. */
export function openApp({
  routes,
  lostPage,
  log,
  language,
  isLast,
  isFromProxy,
  deprecations = declared,
}: AppOptions): H3 {
  const paths = routes.map(({ path }) => path);
  const deprecated = new Map(paths.map((path) => [path, deprecationsAt(path, deprecations)]));

  /** Begins to answer a request, which the entrance awaits: what H3 would await costs more promises than a stored result does. */
  function serve(event: H3Event, path: string | null, route: RouteHandler): Response {
    visitOf(event).answer = answerTo(event, path, route);
    return answered;
  }

  /** Handles every request: errors become an envelope, and a bug one without details. */
  async function answerTo(event: H3Event, path: string | null, route: RouteHandler): Promise<Answer> {
    const started = performance.now();
    const asked = toAsked(event, language);
    const deprecation = path === null ? undefined : deprecated.get(path)?.(asked.method);
    const fields = deprecation ? [...deprecationFields(deprecation)] : [];
    const draft: ReplyDraft = { fields, rate: [], note: {}, names: [] };
    const attended = await traced(
      () => spanOf(asked, path, isFromProxy?.(asked.incoming) ?? false),
      (span) => (span ? attendWithin(span, asked, draft, route) : attend(asked, draft, route)),
    );
    // A run may still finish after its client has disconnected.
    const reply = asked.incoming.socket.destroyed ? null : attended;
    const ms = Math.round(10 * (performance.now() - started)) / 10;
    const { requestId, method } = asked;
    log.request({ requestId, method, path, status: reply?.status ?? null, ms, ...draft.note, ...reply?.note });
    return reply ? toAnswer(reply, draft, asked, isLast(asked.incoming)) : { status: 503, headers: [], body: null };
  }

  async function attendWithin(span: SpanData, ...rest: Parameters<typeof attend>): Promise<Reply | null> {
    const reply = await attend(...rest);
    if (reply) span.attributes["http.response.status_code"] = reply.status;
    return reply;
  }

  async function attend(asked: ApiRequest, draft: ReplyDraft, route: RouteHandler): Promise<Reply | null> {
    try {
      return await route(asked, draft);
    } catch (error) {
      const isBug = !(error instanceof Failure) && error !== asked.gone().reason;
      if (isBug) log.bug(asked.requestId, error);
      if (isHungUp(asked)) return null;
      const failed = error instanceof Failure ? error : failure("internal", {});
      const reply = refuse(failed, asked.requestId, asked.language, draft.names);
      if (!lostPage || failed.facts.id !== "request.path" || !isVisit(asked)) return reply;
      return { ...(await lostPage(asked, failed)), ...(reply.note && { note: reply.note }) };
    }
  }

  const app = new H3({
    silent: true,
    // Rejections by H3 itself, before any route: a path that cannot be decoded.
    onError: (error, event) =>
      error.unhandled ? serve(event, null, () => rethrow(error)) : serve(event, null, misspelt),
  });
  const lost: RouteHandler = (asked, draft) => {
    // Programs in browsers read the suggestion of the path, too.
    if (asked.path.startsWith("/api/util/")) draft.fields.push(...crossOriginFields);
    return nowhere(asked, paths);
  };
  for (const { path, route } of routes) {
    // H3 ignores a trailing slash, which would make an undocumented second path.
    app.all(path, (event) =>
      path !== "/" && event.url.pathname.endsWith("/") ? serve(event, null, lost) : serve(event, path, route),
    );
  }
  app.all("/**", (event) => serve(event, null, lost));
  return app;
}

/** A request as a span; the path is a route's, since any other may contain anything. */
function spanOf({ method, requestId, incoming }: ApiRequest, path: string | null, isTrusted: boolean): SpanData {
  const { traceparent } = incoming.headers;
  return {
    name: path === null ? method : `${method} ${path}`,
    kind: "server",
    attributes: {
      "http.request.method": method,
      "portcullis.request_id": requestId,
      ...(path !== null && { "http.route": path }),
    },
    traceparent: isTrusted && typeof traceparent === "string" ? traceparent : undefined,
  };
}

function visitOf({ context }: H3Event): PendingRequest {
  return context["visit"] as PendingRequest;
}

function toAsked(event: H3Event, language: Language): ApiRequest {
  const { req, url, runtime } = event;
  const incoming = runtime?.node?.req as unknown as IncomingMessage;
  const search = url.search.slice(1);
  return {
    requestId: visitOf(event).requestId,
    method: req.method,
    path: url.pathname,
    search,
    language: languageIn(search, language),
    incoming,
    gone: once(() => plainly(req.signal)),
  };
}

/** Any end of the connection means that no client waits any longer. The client's reset must not be reported as the target's. */
function plainly(signal: AbortSignal): AbortSignal {
  const gone = new AbortController();
  if (signal.aborted) gone.abort();
  else signal.addEventListener("abort", () => gone.abort(), { once: true });
  return gone.signal;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Whether a browser opens a page. A program that asks for anything, and the API, get the envelope. */
function isVisit({ method, path, incoming }: ApiRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !isApi(path) && (incoming.headers.accept ?? "").includes("text/html");
}

function isTool(path: string): boolean {
  return path.startsWith("/tools/");
}

function isApi(path: string): boolean {
  return /^\/api(?:\/|$)/.test(path);
}

function isHungUp({ incoming, gone }: ApiRequest): boolean {
  return incoming.socket.destroyed || gone().aborted;
}

function misspelt(): never {
  const detail = { en: "its path is not UTF-8 in percent-encoding", ko: "경로가 퍼센트 인코딩된 UTF-8이 아닙니다" };
  throw failure("request.malformed", { detail });
}

/** An error outside every route is a bug like any other. */
function rethrow({ cause }: HTTPError): never {
  throw cause;
}

/** Suggestions compare the last path segments: most paths share their beginning, which would make them all similar. */
function nowhere(asked: ApiRequest, paths: readonly string[]): never {
  const { path } = asked;
  const [, room = "/"] = /^(\/(?:docs|tools)\/)/.exec(path) ?? [];
  const inRoom = paths.filter((each) => each.startsWith(room));
  // Several paths may end alike: the API comes first, or for a visitor the tool.
  const near = isVisit(asked) ? [...inRoom.filter(isTool), ...inRoom.filter((each) => !isApi(each))] : inRoom;
  const known = new Map(near.toReversed().map((each) => [lastSegment(each), each]));
  const suggestion = suggest(lastSegment(path), [...known.keys()], (segment) => known.get(segment) ?? segment);
  throw failure("request.path", { suggestion });
}

/** The last non-empty segment: a trailing slash is a typo. */
function lastSegment(path: string): string {
  return /(?<segment>[^/]*)\/*$/.exec(path.slice(-longestSegment))?.groups?.["segment"] ?? "";
}

/** The most characters of a path segment that is compared; ours are much shorter. */
const longestSegment = 100;

/** H3's placeholder response: the entrance sends the real answer, without web-standard objects in between. */
const answered = new FastResponse(null);

function toAnswer(
  { status, fields, body, bytes, stream }: Reply,
  draft: ReplyDraft,
  { requestId }: ApiRequest,
  isLast: boolean,
): Answer {
  const headers: string[] = [];
  for (const some of [fields, draft.fields, draft.rate]) for (const field of some) headers.push(field[0], field[1]);
  headers.push("x-request-id", requestId);
  // RFC 9110 §8.6: no Content-Length with 204, none of the selected form with 304; HEAD gets the length of GET.
  if (status !== 204 && status !== 304 && !stream)
    headers.push("content-length", `${Buffer.byteLength(body) + (bytes?.length ?? 0)}`);
  if (isLast) headers.push("connection", "close");
  return status === 204 || status === 304
    ? { status, headers, body: null }
    : { status, headers, body: stream ?? body, bytes };
}
