import { LRUCache } from "lru-cache";
import type { AnyCheck } from "../src/core/check.ts";
import { Failure } from "../src/core/failure.ts";
import { parseInput } from "../src/core/input.ts";
import type { Target } from "../src/core/target/value.ts";
import type { Language } from "../src/core/text.ts";
import { questionOf } from "../src/run/run.ts";
import { largestText, readBody, refuseBody } from "./listener/body.ts";
import type { Client } from "./client.ts";
import type { Asked, Draft, Fields, Reply, Route } from "./listener/exchange.ts";
import { jsonFields } from "./fields.ts";
import { toEnvelope, type Finding } from "./findings.ts";
import { readKey, rejected, type Keys } from "./keys.ts";
import { limited, type Charge, type Limit } from "./limits.ts";
import { measure, type Asking, type Instruments } from "./measure.ts";
import { readQuery } from "./query.ts";
import type { Counted } from "./shares.ts";

/** What every check is answered with. */
export interface Counter extends Instruments {
  readonly clients: (incoming: Asked["incoming"]) => Client;
  readonly keys: Keys;
  /** By what a check costs. */
  readonly limits: Readonly<Record<AnyCheck["cost"], Limit>>;
  /** For wrong keys, counted before any of them is looked up. */
  readonly wrongKeys: Limit;
  /** Whether every address is measured for those who do not say. */
  readonly allIps: boolean;
  readonly language: Language;
}

/** Who is counted, and whether by a key. */
interface Caller {
  readonly id: Counted;
  readonly isKeyed: boolean;
}

/** The way of every question, whatever the check: who, limit, parse, recall, run, words, answer. */
export function answering(check: AnyCheck, counter: Counter, read: BodyReader = readBody): Route {
  const limit = counter.limits[check.cost];
  const names = Object.keys(check.input.shape as object);
  const parse = parserOf(check, names, counter, read);
  return async (asked, draft) => {
    draft.names = [...names, "lang"];
    const { counted, network } = counter.clients(asked.incoming);
    draft.note = { ...draft.note, network };
    const { authorization } = asked.incoming.headers;
    const anybody = { id: counted, isKeyed: false };
    const caller = authorization === undefined ? anybody : await identify(counted, authorization, draft, counter);
    const usual = await limit.charge(caller.id);
    const charges: Paid[] = [{ limit, charge: usual }];
    admit(usual, draft);
    try {
      const { input, language, question, target } = await parse(asked);
      if (isWide(input) && !counter.allIps) {
        const { heavy } = counter.limits;
        const charge = await heavy.charge(caller.id);
        charges.push({ limit: heavy, charge });
        admit(charge, draft);
      }
      // A target that is no host may be anything, a secret too.
      draft.note = { ...draft.note, ...(target.host !== null && { target: target.host }) };
      const isFresh = wantsFresh(asked);
      const recalled = isFresh ? null : counter.recall.find(check, question);
      const asking = { check, input, question, target, client: caller.id, isFresh };
      const { finding, cached } = recalled
        ? { finding: recalled, cached: true }
        : await measureOrRecall({ ...asking, gone: asked.gone() }, counter);
      return toReply({ ...asking, isKeyed: caller.isKeyed, language }, finding, cached, asked, counter);
    } catch (error) {
      if (isOurs(error) && !asked.gone().aborted) {
        for (const paid of charges) draft.rate = (await paid.limit.refund(caller.id, paid.charge)).fields;
      }
      throw error;
    }
  };
}

/** An address that rests ({@link AnyCheck.rest}) is not measured: a request for a fresh result gets the stored one, if there is one. */
async function measureOrRecall(asking: Asking, counter: Counter): Promise<{ finding: Finding; cached: boolean }> {
  try {
    return { finding: await measure(asking, counter), cached: false };
  } catch (error) {
    const { check, question } = asking;
    const isResting = check.rest !== undefined && error instanceof Failure && error.code === "RATE_LIMITED";
    const finding = isResting ? counter.recall.find(check, question) : null;
    if (!finding) throw error;
    return { finding, cached: true };
  }
}

/** One limit that a question was charged against. */
interface Paid {
  readonly limit: Limit;
  readonly charge: Charge;
}

/** Every address of a host is as much work as a heavy check, unless the operator wants it for everybody. */
function isWide(input: object): boolean {
  return "all_ips" in input && input.all_ips === true;
}

/** What failed on our side costs nobody anything. A target that fails has been measured: who asks for many such pays for them. */
function isOurs(error: unknown): boolean {
  if (!(error instanceof Failure)) return true;
  const { id, reason, params } = error.facts;
  // A resolver that refuses the connection is ours; whatever else a resolver says may be the doing of the name's owner.
  return id === "busy" || id === "internal" || (reason === "dns.failed" && params["detail"] === "ECONNREFUSED");
}

/** Wrong keys are counted before any is looked up, so that guessing costs us nothing and leads nowhere. */
async function identify(group: Counted, authorization: string, draft: Draft, counter: Counter): Promise<Caller> {
  const { keys, wrongKeys } = counter;
  admit(await wrongKeys.look(group), draft);
  try {
    const holder = await keys.find(readKey(authorization));
    if (!holder) throw rejected("unknown");
    return { id: [`key ${holder.id}`], isKeyed: true };
  } catch (error) {
    if (error instanceof Failure && error.status === 401) {
      const { fields } = await wrongKeys.charge(group);
      // RFC 6750 §3: a 401 says which scheme would do.
      draft.fields.push(["www-authenticate", "Bearer"]);
      draft.rate = fields;
    }
    throw error;
  }
}

function admit({ fields, wait }: Charge, draft: Draft): void {
  draft.rate = fields;
  if (wait !== null) throw limited(wait);
}

/** A question that was understood. */
interface Parsed {
  readonly input: object;
  readonly language: Language;
  /** The same for every spelling. */
  readonly question: string;
  readonly target: Target;
}

/** Characters of queries that are remembered with their meaning. */
const mostRemembered = 1_000_000;

/** What holds where a question says nothing. */
type Usual = Pick<Counter, "language" | "allIps">;

/** How a body is read: JSON in the API, a form on a page. */
type BodyReader = typeof readBody;

type Parser = (asked: Asked) => Parsed | Promise<Parsed>;

/** Reads the questions of a check. The same query always means the same, so that what is asked often is read once. */
function parserOf(
  check: AnyCheck,
  names: readonly string[],
  { language: fallback, allIps }: Usual,
  read: BodyReader,
): Parser {
  const usual = allIps && names.includes("all_ips") ? { all_ips: "true" } : {};
  const understood = new LRUCache<string, Parsed>({
    maxSize: mostRemembered,
    sizeCalculation: (_, search) => search.length + 500,
  });

  function understand(given: object, language: Language): Parsed {
    const input = parseInput(check.input, { ...usual, ...given }) as object;
    return { input, language, question: questionOf(check, input), target: check.target(input) };
  }

  async function readPost({ incoming, search }: Asked): Promise<Parsed> {
    const { language } = readQuery(search, [], fallback);
    const largest = check.subjectIs === "text" ? largestText : undefined;
    return understand(await read(incoming, names, largest), language);
  }

  function readGet({ incoming, search }: Asked): Parsed {
    refuseBody(incoming);
    const known = understood.get(search);
    if (known) return known;
    const { parameters, language } = readQuery(search, names, fallback);
    const fresh = understand(parameters, language);
    understood.set(search, fresh);
    return fresh;
  }

  return check.method === "POST" ? readPost : readGet;
}

/** RFC 9111 §5.2.1.4: no-cache asks for what was made for this request. */
function wantsFresh({ incoming }: Asked): boolean {
  return /(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(incoming.headers["cache-control"] ?? "");
}

const answerFields: Fields = [...jsonFields, ["vary", "authorization"]];

type Told = Omit<Asking, "gone"> & { readonly isKeyed: boolean; readonly language: Language };

function toReply(
  { check, question, isKeyed, language }: Told,
  finding: Finding,
  cached: boolean,
  { requestId }: Asked,
  { recall }: Counter,
): Reply {
  const left = isKeyed ? 0 : recall.left(check, question, finding);
  const keeping = left > 0 ? `private, max-age=${left}` : "no-store";
  const fields: Fields = [...answerFields, ["cache-control", keeping]];
  return { status: 200, fields, ...toEnvelope(finding.tail(language), requestId, cached), note: { cached } };
}
