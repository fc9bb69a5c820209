import { Failure, failure } from "../core/failure.ts";
import { parseInput, type Naming } from "../core/input.ts";
import type { GateResult, GateTarget, GateVerdict } from "../core/result.ts";
import type { Language } from "../core/text.ts";
import { answerFailure, gate } from "../checks/gate/index.ts";
import { runLocal, type LocalOptions, type Outside } from "../run/local.ts";

type GateInput = ReturnType<typeof parseInput<typeof gate.input>>;

/** Thresholds as the gate takes them: text, absent where the default holds. */
export type Thresholds = Readonly<Partial<Record<"min_ssl" | "min_headers" | "min_days" | "require_https", string>>>;

/** Which targets are measured, against what, and who hears of it. */
export interface ManyOptions extends LocalOptions {
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
  const inputs = urls.map((url) => parseInput(gate.input, { url, ...thresholds }, naming));
  const results: GateResult[] = [];
  const queue = inputs.entries();
  await Promise.all(Array.from({ length: Math.min(concurrency, inputs.length) }, work));
  return merge(results);

  async function work(): Promise<void> {
    // The iterator is shared: whoever is free takes the next target.
    for (const [index, input] of queue) {
      const result = await gateOne(input, options);
      results[index] = result;
      result.targets.forEach((target) => options.onTarget?.(target));
    }
  }
}

async function gateOne(input: GateInput, options: ManyOptions): Promise<GateResult> {
  const { language, onBug } = options;
  const observedAt = new Date();
  const started = performance.now();
  let outside: Outside | undefined;
  try {
    const open = (signal: AbortSignal): Outside => (outside = options.open(signal));
    const result = await runLocal(gate, input, { ...options, open });
    return gate.answer?.(result, input, language) as GateResult;
  } catch (error) {
    if (!(error instanceof Failure)) onBug?.(error, input.url);
    const { facts } = error instanceof Failure ? error : failure("internal", {});
    // What was tried in vain was spent all the same; no way to a page means no round trips on it.
    const { connections, requests } = outside?.traffic() ?? { connections: 0, requests: 0 };
    const cost = { connections, requests, roundTrips: 0, ms: Math.round(performance.now() - started) };
    return answerFailure(input, facts, { language, observedAt, cost });
  }
}

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
