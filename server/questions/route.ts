import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import type { AnyCheck } from "../../src/core/check.ts";
import { Failure } from "../../src/core/failure.ts";
import { maxAgeName, readMaxAge, takesMaxAge } from "../../src/core/max-age.ts";
import type { Language } from "../../src/core/text.ts";
import { version as product } from "../../src/core/version.ts";
import { ask, envelopeParts, type AskResult, type AskDependencies, type Question } from "./ask.ts";
import { identify, type CountedCaller, type KeyAuthentication } from "./caller.ts";
import type { Client } from "../http/client.ts";
import { coded } from "../http/coding.ts";
import { jsonFields, rateFields } from "../http/header-fields.ts";
import { streamedReply, type OnBug } from "../http/ndjson/stream.ts";
import { linesOf, linesReply, wantsLines } from "../http/ndjson/ndjson.ts";
import { largestText, readBody, refuseBody } from "../http/listener/body.ts";
import type { ApiRequest, ReplyDraft, Fields, Reply, RouteHandler } from "../http/listener/exchange.ts";
import type { Charge, Limit } from "../http/rate-limit.ts";
import { readQuery } from "../http/query.ts";
import { unlessKnown } from "../http/validators.ts";
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
  const own = Object.keys(check.input.shape as object);
  const names = takesMaxAge(check) ? [...own, maxAgeName] : own;
  const parse = parserOf(check, own, pipeline);
  const inLines = linesOf(check);
  const vary = inLines ? "authorization, accept, accept-encoding" : "authorization, accept-encoding";
  const known = [...names, "lang"];
  return async (request, draft) => {
    draft.names = known;
    const onRate = (charge: Charge): void => void (draft.rate = rateFields(charge));
    const identified = callerOf(request, draft, pipeline, onRate);
    const caller = identified instanceof Promise ? await identified : identified;
    const question = {
      check,
      caller,
      language: request.language,
      fresh: wantsFresh(request),
      onRate,
      input: () => understoodOf(request, draft, parse),
      signal: request.gone,
    };
    const put = (more?: Pick<Question, "signal" | "report">): Promise<AskResult> =>
      ask(more ? { ...question, ...more } : question, pipeline);
    const isInLines = inLines !== null && wantsLines(request);
    try {
      if (isInLines && inLines === "stream")
        return await streamedReply({ check, request, names: draft.names, put, onBug });
      const answered = await put();
      return isInLines ? linesReply(check, request, answered.result) : replyWith(answered, request, caller, vary);
    } catch (error) {
      throw challenged(error, draft);
    }
  };
}

/** The whole answer, in the coding that its client accepts; only its fields where the client has it. */
function replyWith({ envelope, result }: AskResult, request: ApiRequest, caller: CountedCaller, vary: string): Reply {
  const fields: (readonly [string, string])[] = [...jsonFields, ["vary", vary]];
  fields.push(...freshnessFields(envelope, result, caller, Date.now()));
  if (envelope.left > 0 || envelope.cached) fields.push(["etag", validatorOf(envelope, result, request.language)]);
  const { body, bytes } = envelopeParts(envelope, request.requestId);
  const reply: Reply = { status: 200, fields, body, bytes, note: envelope.cached ? wasCached : wasMeasured };
  const { incoming } = request;
  const shortened = unlessKnown(incoming, reply);
  return shortened === reply ? coded(incoming, reply) : shortened;
}

const wasCached = { cached: true } as const;
const wasMeasured = { cached: false } as const;

/**
 * RFC 9111 §4.2: how long a client may use an answer, and how old it is. An answer to a key is not for the caches of others, and a new
 * measurement replaces it at once. One that `max_age` accepted beyond its own time may be stored, but is asked for again (§5.2.2.4).
 */
function freshnessFields(
  { cached, left }: AskResult["envelope"],
  { observedAt }: AskResult["result"],
  { keyId }: CountedCaller,
  now: number,
): Fields {
  const age = cached ? Math.max(0, Math.floor((now - observedAt) / 1000)) : 0;
  const lifetime = ["cache-control", lifetimeOf(keyId !== undefined, cached, left, age)] as const;
  return cached ? [lifetime, ["age", `${age}`]] : [lifetime];
}

function lifetimeOf(hasKey: boolean, cached: boolean, left: number, age: number): string {
  if (hasKey || (left <= 0 && !cached)) return "no-store";
  return left > 0 ? `private, max-age=${left + age}` : "private, no-cache";
}

/** The validators of rendered answers, which are sent repeatedly. */
const validators = new WeakMap<Uint8Array, string>();

/** A weak validator (RFC 9110 §8.8.1): two answers about one measurement differ in their request id alone. */
function validatorOf({ tail }: AskResult["envelope"], result: AskResult["result"], language: Language): string {
  const known = validators.get(tail);
  if (known !== undefined) return known;
  const { check, version, question, observedAt } = result;
  const text = JSON.stringify([product, check, version, question, language, observedAt]);
  const validator = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  validators.set(tail, validator);
  return validator;
}

function understoodOf(request: ApiRequest, draft: ReplyDraft, parse: Parser): ParsedQuestion | Promise<ParsedQuestion> {
  const understood = parse(request);
  return understood instanceof Promise ? understood.then((later) => noted(later, draft)) : noted(understood, draft);
}

/** Notes the target for the log. One that is not a host may be anything, even a secret. */
function noted(understood: ParsedQuestion, draft: ReplyDraft): ParsedQuestion {
  const { host } = understood.target;
  if (host !== null) draft.note.target = host;
  return understood;
}

/** The caller: by the key in the `Authorization` header or as given, else by address, which is known at once. */
export function callerOf(
  { incoming }: ApiRequest,
  draft: ReplyDraft,
  pipeline: Pipeline,
  onRate: (charge: Charge) => void,
  authorization = incoming.headers.authorization,
): CountedCaller | Promise<CountedCaller> {
  const { counted, network, address, isProxied } = pipeline.clients(incoming);
  draft.note.network = network;
  // A closed connection has no address.
  const anybody = { address: address ?? "", isProxied, counted };
  if (authorization === undefined) return anybody;
  return identify(anybody, authorization, pipeline, onRate).catch((error: unknown) => {
    throw challenged(error, draft);
  });
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
function parserOf(check: AnyCheck, own: readonly string[], { language: fallback, allIps }: Usual): Parser {
  const understood = new LRUCache<string, ParsedQuestion>({
    maxSize: mostRemembered,
    sizeCalculation: (_, search) => search.length + 500,
  });

  async function readPost({ incoming, search }: ApiRequest): Promise<ParsedQuestion> {
    const { language } = readQuery(search, [], fallback);
    const largest = check.subjectIs === "text" ? largestText : undefined;
    return parseQuestion(check, await readBody(incoming, own, largest), language, allIps);
  }

  function readGet({ incoming, search }: ApiRequest): ParsedQuestion {
    refuseBody(incoming);
    const known = understood.get(search);
    if (known) return known;
    // Where it has no meaning it gets its own refusal, and is never suggested.
    const accepted = search.includes(maxAgeName) ? [...own, maxAgeName] : own;
    const { parameters, language } = readQuery(search, accepted, fallback);
    const { [maxAgeName]: oldest, ...given } = parameters;
    const maxAge = readMaxAge(check, oldest);
    const fresh = { ...parseQuestion(check, given, language, allIps), ...(maxAge !== undefined && { maxAge }) };
    understood.set(search, fresh);
    return fresh;
  }

  return check.method === "POST" ? readPost : readGet;
}

/**
 * RFC 9111 §5.2.1.4: no-cache asks for a fresh measurement. Not with If-None-Match: the Fetch standard adds no-cache to every request with
 * that field ("HTTP-network-or-cache fetch"), and it asks whether something new is known.
 */
export function wantsFresh({ incoming }: ApiRequest): boolean {
  if (incoming.headers["if-none-match"] !== undefined) return false;
  return /(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(incoming.headers["cache-control"] ?? "");
}
