import { parseInput } from "../core/input.ts";
import type { GateNotice, GateResult, GateTarget } from "../core/result/result.ts";
import { input } from "../checks/gate/input.ts";
import { openIdlePool, type IdlePool } from "../run/idle-connections.ts";
import type { CheckQuery, Runner } from "../run/runner.ts";
import { systemClock } from "./clock.ts";
import type { ManyOptions, GateQuery } from "./query.ts";
import { totalsOf, worstVerdict } from "./totals.ts";
import { openTargetQueue } from "./queue.ts";

/** The default number of targets measured at a time. */
const usualConcurrency = 8;

/**
 * Measures several targets in parallel. The result lists them in the given order. All input is checked before anything is measured, so one
 * bad URL rejects the whole run.
 */
export async function gateMany(
  options: Omit<GateQuery, "url" | "name"> & ManyOptions & { readonly urls: readonly string[] },
): Promise<GateResult> {
  const { urls, ...common } = options;
  return gateEach(
    urls.map((url) => ({ ...common, url })),
    options,
  );
}

/** Like {@link gateMany}, with a separate question for each target. */
export async function gateEach(questions: readonly GateQuery[], options: ManyOptions): Promise<GateResult> {
  for (const question of questions) {
    const query = queryOf(question);
    parseInput(input, query, question.naming);
    // Bad input is rejected before any output or waiting.
    question.runner.check?.(query, question.naming);
  }
  // The measuring code is loaded only if all input is valid.
  const { gateOne } = await import("./run-target.ts");
  const queue = openTargetQueue(options.concurrency ?? usualConcurrency);
  const ending = new AbortController();
  const { judge = (measured) => measured, clock = systemClock } = options;
  const one = { ...options, clock, queue, begunAt: Date.now(), isOver: () => ending.signal.aborted };
  const pools = new Map<Runner, IdlePool>();
  // Another runner may reach the same name by other ways, or show other credentials.
  function idleOf(runner: Runner): IdlePool {
    const pool = pools.get(runner) ?? openIdlePool();
    pools.set(runner, pool);
    return pool;
  }
  const measuring = Promise.all(
    questions.map(async (question, index) => {
      const each = { ...one, idle: idleOf(question.runner), judge: (measured: GateTarget) => judge(measured, index) };
      const result = await gateOne(question, queryOf(question), each).catch((error: unknown) => {
        // A refusal of one target ends the run: the rest is aborted.
        ending.abort();
        throw error;
      });
      result.targets.forEach((target) => options.onTarget?.(target, index));
      return result;
    }),
  );
  const results = await measuring.finally(() => pools.forEach((pool) => pool.close()));
  return merge(results, options.notices ?? []);
}

function queryOf({ url, thresholds }: GateQuery): CheckQuery {
  return { url, ...thresholds };
}

/** Merges several results into one. The worst verdict counts; fail beats unknown. */
function merge(results: readonly GateResult[], notices: readonly GateNotice[]): GateResult {
  const [first] = results;
  if (!first) throw new Error("no results to merge");
  const targets = results.flatMap((result) => result.targets);
  const verdict = worstVerdict(targets.map((target) => target.verdict));
  const sum = (of: "connections" | "requests"): number => targets.reduce((all, { cost }) => all + cost[of], 0);
  const cost = { connections: sum("connections"), requests: sum("requests") };
  return { ...first, verdict, targets, totals: totalsOf(targets), cost, ...(notices.length > 0 && { notices }) };
}
