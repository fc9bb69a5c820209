import { Failure, failure, type FailureCode } from "../core/failure.ts";
import { parseInput, type Naming } from "../core/input.ts";
import type { Traffic } from "../core/net.ts";
import type { Demand, Excusing } from "../core/policy.ts";
import type { GateNotice, GateResult, GateTarget } from "../core/result.ts";
import type { Language } from "../core/text.ts";
import { answerFailure, gate } from "../checks/gate/index.ts";
import type { Query, Runner } from "../run/runner.ts";
import { totalsOf, worstVerdict } from "./totals.ts";

/** Thresholds as the gate takes them, and how it is to measure: text, absent where the default holds. */
type Thresholds = Readonly<
  Partial<Record<"min_ssl" | "min_headers" | "min_days" | "require_https" | "all_ips", string>>
>;

/** One target: what is measured, against what, and by whom. */
export interface Question {
  readonly url: string;
  /** What its owner calls it. */
  readonly name?: string;
  readonly thresholds: Thresholds;
  readonly runner: Runner;
  /** How the caller wrote each parameter, for messages about bad input. */
  readonly naming?: Naming;
  /** Other checks that it must pass, by id. */
  readonly demands?: Readonly<Record<string, Demand>>;
  /** What excuses single problems that those find. */
  readonly excusing?: Excusing;
}

/** Who hears of what is measured, and in which language. */
export interface ManyOptions {
  readonly signal?: AbortSignal;
  readonly language: Language;
  /** What is to be said of the run whatever comes of it. */
  readonly notices?: readonly GateNotice[];
  /** Called whenever a target is done, with its place among all of them. */
  readonly onTarget?: (target: GateTarget, index: number) => void;
  /** Called with what should never happen: a bug of ours. The target is then `unknown`, reason `internal`. */
  readonly onBug?: (error: unknown, url: string) => void;
}

/** How many targets are measured at a time. */
const concurrency = 8;

/**
 * Measures several targets beside each other; the result holds them in the order given.
 * Input is judged before anything is measured: one bad URL refuses all of them.
 */
export async function gateMany(
  options: Omit<Question, "url" | "name"> & ManyOptions & { readonly urls: readonly string[] },
): Promise<GateResult> {
  const { urls, ...common } = options;
  return gateEach(
    urls.map((url) => ({ ...common, url })),
    options,
  );
}

/** The same of targets that are each asked in a way of their own. */
export async function gateEach(questions: readonly Question[], options: ManyOptions): Promise<GateResult> {
  questions.forEach((question) => parseInput(gate.input, queryOf(question), question.naming));
  const results: GateResult[] = [];
  const queue = questions.entries();
  await Promise.all(Array.from({ length: Math.min(concurrency, questions.length) }, work));
  return merge(results, options.notices ?? []);

  async function work(): Promise<void> {
    // The iterator is shared: whoever is free takes the next target.
    for (const [index, question] of queue) {
      const result = await gateWhole(question, options);
      results[index] = result;
      result.targets.forEach((target) => options.onTarget?.(target, index));
    }
  }
}

function queryOf({ url, thresholds }: Question): Query {
  return { url, ...thresholds };
}

/** The gate and whatever else is demanded of a target, at the same time. */
async function gateWhole(question: Question, options: ManyOptions): Promise<GateResult> {
  const { name, demands = {} } = question;
  const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
  const [result, other] = await Promise.all([gateOne(question, options), wanted.length > 0 ? besides() : null]);
  if (name === undefined && !other) return result;
  const targets = result.targets.map((target) => {
    const whole = other ? other.withDemands(target, other.met) : target;
    return name === undefined ? whole : { ...whole, name };
  });
  return { ...result, targets };

  // Most gates demand nothing else, and load nothing for it.
  async function besides() {
    const { askDemands, withDemands } = await import("./demands.ts");
    const { url } = parseInput(gate.input, queryOf(question));
    const asked = { ...options, ...question.thresholds, ...question, url };
    return { met: await askDemands(Object.fromEntries(wanted), asked), withDemands };
  }
}

async function gateOne(question: Question, { language, signal, onBug }: ManyOptions): Promise<GateResult> {
  const { runner, naming } = question;
  const query = queryOf(question);
  const observedAt = new Date();
  const started = performance.now();
  // What was tried in vain was spent all the same.
  let spent = { connections: 0, requests: 0 };
  const onSpent = (traffic: Traffic): void => void (spent = traffic);
  try {
    const asking = { language, onSpent, ...(naming && { naming }), ...(signal && { signal }) };
    const { data } = await runner.answer(gate, query, asking);
    return data as GateResult;
  } catch (error) {
    if (error instanceof Failure && refusing.has(error.code)) throw error;
    if (!(error instanceof Failure)) onBug?.(error, query["url"] ?? "");
    const { facts } = error instanceof Failure ? error : failure("internal", {});
    const { connections, requests } = spent;
    // No way to a page means no round trips on it.
    const cost = { connections, requests, roundTrips: 0, ms: Math.round(performance.now() - started) };
    return answerFailure(parseInput(gate.input, query), facts, { language, observedAt, cost });
  }
}

/** What is wrong with the question and not with the target: a server may refuse what this process would have asked. */
const refusing: ReadonlySet<FailureCode> = new Set(["INVALID_INPUT", "INVALID_API_KEY", "API_KEY_REQUIRED"]);

/** One result of several: the worst verdict counts, and fail beats unknown. */
function merge(results: readonly GateResult[], notices: readonly GateNotice[]): GateResult {
  const [first] = results;
  if (!first) throw new Error("no results to merge");
  const targets = results.flatMap((result) => result.targets);
  const verdict = worstVerdict(targets.map((target) => target.verdict));
  return { ...first, verdict, targets, totals: totalsOf(targets), ...(notices.length > 0 && { notices }) };
}
