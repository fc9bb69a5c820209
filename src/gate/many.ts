import { Failure, failure, type FailureCode } from "../core/failure.ts";
import { parseInput, type Naming } from "../core/input.ts";
import type { Traffic } from "../core/net.ts";
import type { GateResult, GateTarget, GateVerdict } from "../core/result.ts";
import type { Language } from "../core/text.ts";
import { answerFailure, gate } from "../checks/gate/index.ts";
import type { Query, Runner } from "../run/runner.ts";

/** Thresholds as the gate takes them: text, absent where the default holds. */
type Thresholds = Readonly<Partial<Record<"min_ssl" | "min_headers" | "min_days" | "require_https", string>>>;

/** Which targets are measured, against what, and who hears of it. */
export interface ManyOptions {
  readonly runner: Runner;
  readonly signal?: AbortSignal;
  readonly urls: readonly string[];
  readonly thresholds: Thresholds;
  readonly language: Language;
  /** How the caller wrote each parameter, for messages about bad input. */
  readonly naming?: Naming;
  /** Called whenever a target is done. */
  readonly onTarget?: (target: GateTarget) => void;
  /** Called with what should never happen: a bug of ours. The target is then `unknown`, reason `internal`. */
  readonly onBug?: (error: unknown, url: string) => void;
}

/** How many targets are measured at a time. */
const concurrency = 8;

/**
 * Measures several targets beside each other; the result holds them in the order given.
 * Input is judged before anything is measured: one bad URL refuses all of them.
 */
export async function gateMany(options: ManyOptions): Promise<GateResult> {
  const { urls, thresholds, naming } = options;
  const queries = urls.map((url) => ({ url, ...thresholds }));
  queries.forEach((query) => parseInput(gate.input, query, naming));
  const results: GateResult[] = [];
  const queue = queries.entries();
  await Promise.all(Array.from({ length: Math.min(concurrency, queries.length) }, work));
  return merge(results);

  async function work(): Promise<void> {
    // The iterator is shared: whoever is free takes the next target.
    for (const [index, query] of queue) {
      const result = await gateOne(query, options);
      results[index] = result;
      result.targets.forEach((target) => options.onTarget?.(target));
    }
  }
}

async function gateOne(query: Query, { runner, language, naming, signal, onBug }: ManyOptions): Promise<GateResult> {
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
function merge(results: readonly GateResult[]): GateResult {
  const [first] = results;
  if (!first) throw new Error("no results to merge");
  const targets = results.flatMap((result) => result.targets);
  const count = (verdict: GateVerdict): number => targets.filter((target) => target.verdict === verdict).length;
  const totals = {
    pass: count("pass"),
    warn: count("warn"),
    fail: count("fail"),
    unknown: count("unknown"),
    waived: 0,
  };
  return { ...first, verdict: worstVerdict(targets), targets, totals };
}

const worstFirst = ["fail", "unknown", "warn", "pass"] as const satisfies readonly GateVerdict[];

function worstVerdict(targets: readonly GateTarget[]): GateVerdict {
  return worstFirst.find((verdict) => targets.some((target) => target.verdict === verdict)) ?? "unknown";
}
