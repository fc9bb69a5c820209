import { LRUCache } from "lru-cache";
import type { AnyCheck } from "../../src/core/check.ts";
import { Failure } from "../../src/core/failure.ts";
import type { Language } from "../../src/core/text.ts";
import { ask, envelopeParts, type AskResult, type AskDependencies, type Question } from "./ask.ts";
import { identify, type CountedCaller, type KeyAuthentication } from "./caller.ts";
import type { Client } from "../http/client.ts";
import { jsonFields, rateFields } from "../http/header-fields.ts";
import { streamedReply, type OnBug } from "../http/ndjson/stream.ts";
import { linesOf, linesReply, wantsLines } from "../http/ndjson/ndjson.ts";
import { largestText, readBody, refuseBody } from "../http/listener/body.ts";
import type { ApiRequest, ReplyDraft, Fields, RouteHandler } from "../http/listener/exchange.ts";
import type { Charge, Limit } from "../http/rate-limit.ts";
import { readQuery } from "../http/query.ts";
import { parseQuestion, type ParsedQuestion } from "./parse.ts";

/** The dependencies of every request. */
export interface Pipeline extends AskDependencies, KeyAuthentication {
  readonly clients: (incoming: ApiRequest["incoming"]) => Client;
  readonly language: Language;
  /** The limit for agents' messages other than checks. */
  readonly agents: Limit;
}

/**
 * The HTTP layer over the pipeline: authenticates, parses and formats. `onBug` receives an error other than `Failure` that occurs after the
 * response header was sent.
 */
export function checkRoute(check: AnyCheck, pipeline: Pipeline, onBug: OnBug = () => {}): RouteHandler {
  const names = Object.keys(check.input.shape as object);
  const parse = parserOf(check, names, pipeline);
  const inLines = linesOf(check);
  const vary = inLines ? "authorization, accept" : "authorization";
  return async (request, draft) => {
    draft.names = [...names, "lang"];
    const onRate = (charge: Charge): void => void (draft.rate = rateFields(charge));
    const caller = await callerOf(request, draft, pipeline, onRate);
    const put = (more: Pick<Question, "signal" | "report">): Promise<AskResult> =>
      ask(
        {
          check,
          caller,
          language: request.language,
          fresh: wantsFresh(request),
          onRate,
          input: () => understoodOf(request, draft, parse),
          ...more,
        },
        pipeline,
      ).catch((error: unknown) => {
        throw challenged(error, draft);
      });
    const isInLines = inLines !== null && wantsLines(request);
    if (isInLines && inLines === "stream") return streamedReply({ check, request, names: draft.names, put, onBug });
    const { envelope, result } = await put({ signal: request.gone });
    if (isInLines) return linesReply(check, request, result);
    const left = caller.keyId === undefined ? envelope.left : 0;
    const keeping = left > 0 ? `private, max-age=${left}` : "no-store";
    const fields: Fields = [...jsonFields, ["vary", vary], ["cache-control", keeping]];
    return { status: 200, fields, ...envelopeParts(envelope, request.requestId), note: { cached: envelope.cached } };
  };
}

async function understoodOf(request: ApiRequest, draft: ReplyDraft, parse: Parser): Promise<ParsedQuestion> {
  const understood = await parse(request);
  const { host } = understood.target;
  // A target that is not a host may be anything, even a secret.
  if (host !== null) draft.note = { ...draft.note, target: host };
  return understood;
}

/** The caller: by the key in the `Authorization` header or as given, else by address. */
export async function callerOf(
  { incoming }: ApiRequest,
  draft: ReplyDraft,
  pipeline: Pipeline,
  onRate: (charge: Charge) => void,
  authorization = incoming.headers.authorization,
): Promise<CountedCaller> {
  const { counted, network, address, isProxied } = pipeline.clients(incoming);
  draft.note = { ...draft.note, network };
  // A closed connection has no address.
  const anybody = { address: address ?? "", isProxied, counted };
  if (authorization === undefined) return anybody;
  try {
    return await identify(anybody, authorization, pipeline, onRate);
  } catch (error) {
    throw challenged(error, draft);
  }
}

/** RFC 6750 §3: a 401 names the scheme. */
function challenged(error: unknown, draft: ReplyDraft): unknown {
  if (error instanceof Failure && error.status === 401) draft.fields.push(["www-authenticate", "Bearer"]);
  return error;
}

/** The most characters of queries that are cached with their parsed form. */
const mostRemembered = 1_000_000;

/** The defaults for absent parameters. */
type Usual = Pick<Pipeline, "language" | "allIps">;

type Parser = (request: ApiRequest) => ParsedQuestion | Promise<ParsedQuestion>;

/** Parses the queries of a check. Parsing is deterministic, so frequent queries are cached. */
function parserOf(check: AnyCheck, names: readonly string[], { language: fallback, allIps }: Usual): Parser {
  const understood = new LRUCache<string, ParsedQuestion>({
    maxSize: mostRemembered,
    sizeCalculation: (_, search) => search.length + 500,
  });

  async function readPost({ incoming, search }: ApiRequest): Promise<ParsedQuestion> {
    const { language } = readQuery(search, [], fallback);
    const largest = check.subjectIs === "text" ? largestText : undefined;
    return parseQuestion(check, await readBody(incoming, names, largest), language, allIps);
  }

  function readGet({ incoming, search }: ApiRequest): ParsedQuestion {
    refuseBody(incoming);
    const known = understood.get(search);
    if (known) return known;
    const { parameters, language } = readQuery(search, names, fallback);
    const fresh = parseQuestion(check, parameters, language, allIps);
    understood.set(search, fresh);
    return fresh;
  }

  return check.method === "POST" ? readPost : readGet;
}

/** RFC 9111 §5.2.1.4: no-cache asks for a fresh measurement. */
function wantsFresh({ incoming }: ApiRequest): boolean {
  return /(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(incoming.headers["cache-control"] ?? "");
}
