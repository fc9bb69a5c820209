import { busyScopeOf } from "../../src/core/busy.ts";
import type { AnyCheck, RunEvent } from "../../src/core/check.ts";
import { Failure, failure } from "../../src/core/failure.ts";
import type { Language } from "../../src/core/text.ts";
import type { CountedCaller } from "./caller.ts";
import { limited, type Charge, type Limit } from "../http/rate-limit.ts";
import { isOurs, measure, type MeasureRequest, type MeasureDependencies } from "./measure.ts";
import type { Meter } from "../telemetry/event.ts";
import { traced, type SpanData } from "../telemetry/spans.ts";
import type { CachedResult } from "./cache/cache.ts";
import type { Priority } from "./shares.ts";
import { parseQuestion, type ParsedQuestion } from "./parse.ts";
import type { Tail, RenderedAnswers } from "./cache/rendered.ts";

type Limits = Readonly<Record<AnyCheck["cost"], Limit>>;

/** The dependencies of every question. */
export interface AskDependencies extends MeasureDependencies {
  readonly renderedAnswers: RenderedAnswers;
  /** By the cost of a check. */
  readonly limits: Limits;
  /** The limits of a key with its own rate, in requests a minute. */
  readonly limitsOf: (rate: number) => Limits;
  /** Whether every address is measured by default. */
  readonly allIps: boolean;
  /** Counts every question; absent without metrics. */
  readonly meter?: Meter | undefined;
}

/** One question to a check, from any interface. */
export interface Question {
  readonly check: AnyCheck;
  /** The parameters as in the API; or a function that parses them and the language after the rate limit. */
  readonly input: Readonly<Record<string, unknown>> | (() => ParsedQuestion | Promise<ParsedQuestion>);
  readonly caller: CountedCaller;
  readonly language: Language;
  /** Whether cached results are not accepted. */
  readonly fresh?: boolean;
  /** Seconds: how old a cached result may be; the check's ttl by default. */
  readonly maxAge?: number | undefined;
  /**
   * Waits some seconds until the window of a used-up limit ends, instead of failing; rejects where the caller no longer waits. Such a question
   * leaves a quarter of each window to others.
   */
  readonly waitForWindow?: (seconds: number) => Promise<void>;
  /** The priority class, a person by default; our own rounds (`sweep`) have no rate limit. */
  readonly priority?: Priority;
  /** Aborts when the client has gone; created on demand, since most answers are cached. */
  readonly signal: AbortSignal | (() => AbortSignal);
  /** Receives progress and finished parts of a run; a cached answer reports nothing. */
  readonly report?: (event: RunEvent) => void;
  /** Receives the state of the last rate limit, also where the question then fails. */
  readonly onRate?: (rate: Charge) => void;
}

/** An answer without its request id. */
export interface Envelope {
  readonly cached: boolean;
  readonly tail: Tail;
  /** Seconds for which the answer may be cached; 0 where it is not. */
  readonly left: number;
}

/** An answer, and the state of the last rate limit; null where none counted. */
export interface AskResult {
  readonly envelope: Envelope;
  /** The result without words. */
  readonly result: CachedResult["result"];
  readonly rate: Charge | null;
}

/**
 * The pipeline of every question, for any check and interface: limit, key, parameters, cache, run, words. Throws `Failure` for the caller.
 */
export function ask(question: Question, pipeline: AskDependencies): Promise<AskResult> {
  return traced(
    () => spanOf(question),
    (span) => answerTo(question, pipeline, span),
  );
}

function spanOf({ check: { id }, priority = "person" }: Question): SpanData {
  return {
    name: `check ${id}`,
    kind: "internal",
    attributes: { "portcullis.check": id, "portcullis.caller": priority },
  };
}

function outcomeOf(error: unknown, question: Question): string {
  if (signalOf(question).aborted) return "aborted";
  return error instanceof Failure && error.facts.id !== "internal" ? error.code : "internal";
}

async function answerTo(question: Question, pipeline: AskDependencies, span: SpanData | null): Promise<AskResult> {
  const { check, caller, input: given, language: wanted, fresh = false, priority = "person" } = question;
  const count = counterOf(question, pipeline.meter, span);
  const bill = openBill(question);
  const limits = caller.rateLimit === undefined ? pipeline.limits : pipeline.limitsOf(caller.rateLimit);
  try {
    // Every request counts; a heavy one counts as such only where it measures, so that a cached answer costs no more than any other.
    await bill.charge(limits.light);
    if (check.requires === "key" && caller.keyId === undefined) throw failure("key.required", { check: check.id });
    const parsed = typeof given === "function" ? given() : parseQuestion(check, given, wanted, pipeline.allIps);
    const understood = parsed instanceof Promise ? await parsed : parsed;
    const { input, language, question: canonical, target, keeping, maxAge = question.maxAge } = understood;
    const isStored = keeping === "store";
    const asking: MeasureRequest = { check, input, question: canonical, target, caller, priority, isStored, maxAge };
    const isFresh = fresh || maxAge === 0;
    // What is in memory is there at once: waiting for it would cost as much as finding it.
    const looked = isFresh ? null : pipeline.resultCache.find(asking);
    const recalled = looked instanceof Promise ? await looked : looked;
    const isHeavy = check.cost === "heavy" || (isWide(input) && !pipeline.allIps);
    if (!recalled && isHeavy) await bill.charge(limits.heavy);
    const { found, cached } = recalled
      ? { found: recalled, cached: true }
      : await goAndSee(asking, { ...question, fresh: isFresh }, pipeline);
    const rendered = pipeline.renderedAnswers.tail(check, input, found, language);
    const tail = rendered instanceof Promise ? await rendered : rendered;
    const left = pipeline.resultCache.left(asking, found);
    count(cached ? "cached" : "measured");
    return { envelope: { cached, tail, left }, result: found.result, rate: bill.rate() };
  } catch (error) {
    count(outcomeOf(error, question));
    const scope = error instanceof Failure && busyScopeOf(error.facts);
    if (scope) pipeline.meter?.({ kind: "busy", scope });
    if (isOurs(error) && !signalOf(question).aborted) await bill.refund();
    throw error;
  }
}

function uncounted(): void {}

/** Counts the outcome of a question, for the metrics and its span. */
function counterOf(
  { check, priority: caller = "person" }: Question,
  meter: Meter | undefined,
  span: SpanData | null,
): (outcome: string) => void {
  if (!meter && !span) return uncounted;
  const started = performance.now();
  return (outcome) => {
    if (span) span.attributes["portcullis.outcome"] = outcome;
    meter?.({ kind: "answer", check: check.id, caller, outcome, seconds: (performance.now() - started) / 1000 });
  };
}

/** The envelope for one request, in JSON. */
export function toJson(envelope: Envelope, requestId: string): string {
  const { body, bytes } = envelopeParts(envelope, requestId);
  return body + bytes.toString();
}

/** The envelope for one request as a reply sends it; the id contains only letters that JSON need not escape. */
export function envelopeParts({ cached, tail }: Envelope, requestId: string): { body: string; bytes: Tail } {
  return { body: `{"ok":true,"requestId":"${requestId}","cached":${cached}`, bytes: tail };
}

interface Seen {
  readonly found: CachedResult;
  readonly cached: boolean;
}

/** An address that rests ({@link AnyCheck.rest}) is not measured: a request for a fresh result gets the stored one, if there is one. */
async function goAndSee(asking: MeasureRequest, question: Question, pipeline: AskDependencies): Promise<Seen> {
  const { fresh = false, report } = question;
  try {
    return {
      found: await measure(asking, { gone: signalOf(question), isFresh: fresh, report }, pipeline),
      cached: false,
    };
  } catch (error) {
    const isResting = asking.check.rest !== undefined && error instanceof Failure && error.code === "RATE_LIMITED";
    const found = isResting ? await pipeline.resultCache.find(asking) : null;
    if (!found) throw error;
    return { found, cached: true };
  }
}

function signalOf({ signal }: Question): AbortSignal {
  return typeof signal === "function" ? signal() : signal;
}

/** The charges of a question so far. */
interface Bill {
  /** Throws `Failure` RATE_LIMITED at the limit. */
  charge(limit: Limit): Promise<void>;
  refund(): Promise<void>;
  rate(): Charge | null;
}

/** The part of a window that questions which can wait leave to the others; a limit below four has none to leave. */
const leftToOthers = 1 / 4;

function openBill({ caller: { counted }, priority, onRate, waitForWindow }: Question): Bill {
  const paid: { readonly limit: Limit; readonly charge: Charge }[] = [];
  let rate: Charge | null = null;

  function note(charge: Charge): void {
    rate = charge;
    onRate?.(charge);
  }

  return {
    async charge(limit) {
      if (priority === "sweep") return;
      for (;;) {
        const charge = await limit.charge(counted);
        const isOthers = waitForWindow !== undefined && charge.left < Math.floor(charge.points * leftToOthers);
        note(isOthers ? await limit.refund(counted, charge) : charge);
        if (charge.wait === null && !isOthers) {
          paid.push({ limit, charge });
          return;
        }
        const wait = charge.wait ?? charge.seconds;
        if (waitForWindow) await waitForWindow(wait);
        else {
          paid.push({ limit, charge });
          throw limited(wait);
        }
      }
    },
    async refund() {
      for (const { limit, charge } of paid) note(await limit.refund(counted, charge));
    },
    rate: () => rate,
  };
}

/** Measuring every address costs as much as a heavy check, unless the operator made it the default. */
export function isWide(input: object): boolean {
  return "all_ips" in input && input.all_ips === true;
}
