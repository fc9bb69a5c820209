import { LRUCache } from "lru-cache";
import type { AnyCheck } from "../src/core/check.ts";
import { Failure } from "../src/core/failure.ts";
import type { Language } from "../src/core/text.ts";
import { ask, toJson, type Answered, type Pipeline, type Question } from "./ask.ts";
import { identify, type CountedCaller, type Identifying } from "./caller.ts";
import type { Client } from "./client.ts";
import { jsonFields, rateFields } from "./fields.ts";
import { streamedReply, type OnBug } from "./lines/stream.ts";
import { linesOf, linesReply, wantsLines } from "./lines/lines.ts";
import { largestText, readBody, refuseBody } from "./listener/body.ts";
import type { Asked, Draft, Fields, Route } from "./listener/exchange.ts";
import type { Charge, Limit } from "./limits.ts";
import { readQuery } from "./query.ts";
import { understand, type Understood } from "./understand.ts";

/** What every request is answered with. */
export interface Counter extends Pipeline, Identifying {
  readonly clients: (incoming: Asked["incoming"]) => Client;
  readonly language: Language;
  /** For what agents say to the server beside asking a check. */
  readonly agents: Limit;
}

/**
 * The HTTP face of the pipeline: who asks, what the request says, and what the answer looks like. `onBug` takes an error that is no
 * `Failure` and comes when the head of an answer is out.
 */
export function answering(check: AnyCheck, counter: Counter, onBug: OnBug = () => {}): Route {
  const names = Object.keys(check.input.shape as object);
  const parse = parserOf(check, names, counter);
  const inLines = linesOf(check);
  const vary = inLines ? "authorization, accept" : "authorization";
  return async (asked, draft) => {
    draft.names = [...names, "lang"];
    const onRate = (charge: Charge): void => void (draft.rate = rateFields(charge));
    const caller = await callerOf(asked, draft, counter, onRate);
    const put = (more: Pick<Question, "signal" | "report">): Promise<Answered> =>
      ask(
        {
          check,
          caller,
          language: asked.language,
          fresh: wantsFresh(asked),
          onRate,
          input: () => understoodOf(asked, draft, parse),
          ...more,
        },
        counter,
      ).catch((error: unknown) => {
        throw challenged(error, draft);
      });
    const isInLines = inLines !== null && wantsLines(asked);
    if (isInLines && inLines === "stream") return streamedReply({ check, asked, names: draft.names, put, onBug });
    const { envelope, result } = await put({ signal: asked.gone });
    if (isInLines) return linesReply(check, asked, result);
    const left = caller.keyId === undefined ? envelope.left : 0;
    const keeping = left > 0 ? `private, max-age=${left}` : "no-store";
    const fields: Fields = [...jsonFields, ["vary", vary], ["cache-control", keeping]];
    return { status: 200, fields, ...toJson(envelope, asked.requestId), note: { cached: envelope.cached } };
  };
}

async function understoodOf(asked: Asked, draft: Draft, parse: Parser): Promise<Understood> {
  const understood = await parse(asked);
  const { host } = understood.target;
  // A target that is no host may be anything, a secret too.
  if (host !== null) draft.note = { ...draft.note, target: host };
  return understood;
}

/** Who asks, by the key that is sent, in the header unless told otherwise, else by the address. */
export async function callerOf(
  { incoming }: Asked,
  draft: Draft,
  counter: Counter,
  onRate: (charge: Charge) => void,
  authorization = incoming.headers.authorization,
): Promise<CountedCaller> {
  const { counted, network, address, isProxied } = counter.clients(incoming);
  draft.note = { ...draft.note, network };
  // A connection that is gone has none.
  const anybody = { address: address ?? "", isProxied, counted };
  if (authorization === undefined) return anybody;
  try {
    return await identify(anybody, authorization, counter, onRate);
  } catch (error) {
    throw challenged(error, draft);
  }
}

/** RFC 6750 §3: a 401 says which scheme would do. */
function challenged(error: unknown, draft: Draft): unknown {
  if (error instanceof Failure && error.status === 401) draft.fields.push(["www-authenticate", "Bearer"]);
  return error;
}

/** Characters of queries that are remembered with their meaning. */
const mostRemembered = 1_000_000;

/** What holds where a question says nothing. */
type Usual = Pick<Counter, "language" | "allIps">;

type Parser = (asked: Asked) => Understood | Promise<Understood>;

/** Reads the questions of a check. The same query always means the same, so that what is asked often is read once. */
function parserOf(check: AnyCheck, names: readonly string[], { language: fallback, allIps }: Usual): Parser {
  const understood = new LRUCache<string, Understood>({
    maxSize: mostRemembered,
    sizeCalculation: (_, search) => search.length + 500,
  });

  async function readPost({ incoming, search }: Asked): Promise<Understood> {
    const { language } = readQuery(search, [], fallback);
    const largest = check.subjectIs === "text" ? largestText : undefined;
    return understand(check, await readBody(incoming, names, largest), language, allIps);
  }

  function readGet({ incoming, search }: Asked): Understood {
    refuseBody(incoming);
    const known = understood.get(search);
    if (known) return known;
    const { parameters, language } = readQuery(search, names, fallback);
    const fresh = understand(check, parameters, language, allIps);
    understood.set(search, fresh);
    return fresh;
  }

  return check.method === "POST" ? readPost : readGet;
}

/** RFC 9111 §5.2.1.4: no-cache asks for what was made for this request. */
function wantsFresh({ incoming }: Asked): boolean {
  return /(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(incoming.headers["cache-control"] ?? "");
}
