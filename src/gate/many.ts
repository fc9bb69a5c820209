import { parseInput } from "../core/input.ts";
import type { GateNotice, GateResult, GateTarget } from "../core/result/result.ts";
import { input } from "../checks/gate/input.ts";
import type { Query } from "../run/runner.ts";
import { systemClock } from "./clock.ts";
import type { ManyOptions, Question } from "./question.ts";
import { totalsOf, worstVerdict } from "./totals.ts";
import { openTurns } from "./turns.ts";

/** The default number of targets measured at a time. */
const usualConcurrency = 8;

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
  for (const question of questions) {
    const query = queryOf(question);
    parseInput(input, query, question.naming);
    // Before anything is said of it, or waited for.
    question.runner.check?.(query, question.naming);
  }
  // What measures is loaded once every question has been found to be one.
  const { gateOne } = await import("./one.ts");
  const turns = openTurns(options.concurrency ?? usualConcurrency);
  const ending = new AbortController();
  const { judge = (measured) => measured, clock = systemClock } = options;
  const one = { ...options, clock, turns, isOver: () => ending.signal.aborted };
  const results = await Promise.all(
    questions.map(async (question, index) => {
      const each = { ...one, judge: (measured: GateTarget) => judge(measured, index) };
      const result = await gateOne(question, queryOf(question), each).catch((error: unknown) => {
        // A refusal of one target ends the run: the rest is aborted.
        ending.abort();
        throw error;
      });
      result.targets.forEach((target) => options.onTarget?.(target, index));
      return result;
    }),
  );
  return merge(results, options.notices ?? []);
}

function queryOf({ url, thresholds }: Question): Query {
  return { url, ...thresholds };
}

/** One result of several: the worst verdict counts, and fail beats unknown. */
function merge(results: readonly GateResult[], notices: readonly GateNotice[]): GateResult {
  const [first] = results;
  if (!first) throw new Error("no results to merge");
  const targets = results.flatMap((result) => result.targets);
  const verdict = worstVerdict(targets.map((target) => target.verdict));
  return { ...first, verdict, targets, totals: totalsOf(targets), ...(notices.length > 0 && { notices }) };
}
