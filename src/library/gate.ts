import { failure } from "../core/failure.ts";
import { openJudge } from "../gate/judge.ts";
import { gateEach } from "../gate/many.ts";
import { readLanguage } from "../settings/options/measuring.ts";
import { noticesOf, planOf, questionsOf, type Plan } from "../settings/plan.ts";
import { policyOf, readBaseline, readOutcome } from "../settings/options/policy.ts";
import { withSources } from "../settings/options/thresholds.ts";
import { readConcurrency } from "../settings/options/waiting.ts";
import { gateOptionNames, readGateOptions, readGateConfig } from "./gate-options.ts";
import { inItsLanguage } from "./measure.ts";
import type { EitherCase, Options } from "./options.ts";
import { rememberer } from "./stored.ts";
import { rememberOutcome } from "./outcomes.ts";
import { checkNames, readSignal, toBag, wrong, type Bag } from "./read.ts";
import type { GateConfig, GateInput, GateResult } from "./types.ts";

/** What a gate measures: one URL, several, or the targets of its configuration. */
type Targets =
  | { readonly url: string; readonly urls?: undefined }
  | { readonly url?: undefined; readonly urls: readonly string[] }
  | { readonly url?: undefined; readonly urls?: undefined; readonly config: string | GateConfig };

/** What judges beside the thresholds, as on the command line; what is given here beats the configuration. */
interface Judging {
  /**
   * The path of a configuration, or one as an object; files that an object names lie where the process works. None is looked for
   * where this is left out. Its `report` is not written: whoever calls has the result.
   */
  readonly config?: string | GateConfig | undefined;
  /** Path of a baseline that is read: what it has does not count. */
  readonly baseline?: string | undefined;
  /** Which verdict {@link exitCode} makes a 1 of; `error` unless told otherwise. It changes no verdict. */
  readonly failOn?: "error" | "warn" | "never" | undefined;
  /** What {@link exitCode} makes of what could not be measured: a 3, a warning or nothing; `fail` unless told otherwise. */
  readonly onError?: "fail" | "warn" | "pass" | undefined;
  /** URL of a Portcullis server that measures instead of this process. */
  readonly server?: string | undefined;
  /** API key for that server. */
  readonly key?: string | undefined;
}

/** What is done before a verdict is believed. What is left out keeps the default of the command line. */
interface Perseverance {
  /** Measure once every address shows this twice: `up`, `status=200`, `header:NAME=TEXT`, `header:NAME~TEXT`, `body~TEXT`; all must hold. */
  readonly waitFor?: string | readonly string[] | undefined;
  /** Seconds after which a target that is waited for is `unknown`, reason `wait.timeout`; 300 unless told otherwise. */
  readonly waitTimeout?: number | undefined;
  /** Seconds between two looks, more or less; 5 unless told otherwise. */
  readonly waitInterval?: number | undefined;
  /** How often a target that fails is measured once more: 1 unless told otherwise, or 0. */
  readonly confirm?: 0 | 1 | undefined;
  /** How often a measurement that broke off early is made again, 0 to 5; 2 unless told otherwise. */
  readonly retries?: number | undefined;
  /** How many targets are measured at a time, 1 to 32; 8 unless told otherwise. */
  readonly concurrency?: number | undefined;
}

/** What is measured, the thresholds it is held against, what judges it beside them, and how to measure. */
export type GateOptions = Targets & Judging & Perseverance & EitherCase<Omit<GateInput, "url">> & Options;

/**
 * Holds deployed URLs against thresholds, and judges them by a configuration as the command line does: the same plan, the same
 * policy. What could not be measured is a target with the verdict `unknown` and a reason; only a question that is wrong, or a
 * signal that called the measurement off, throws a `Failure`.
 */
export async function gate(options: GateOptions): Promise<GateResult> {
  return inItsLanguage(options, async () => {
    const bag = toBag(options, "options");
    checkNames(bag, ["url", "urls", "config", "signal", ...gateOptionNames]);
    const now = new Date();
    const plan = await readPlan(bag, now);
    const signal = readSignal(bag["signal"]);
    const outcome = readOutcome(plan.given);
    const language = readLanguage(plan.given);
    const judge = await openJudge(policyOf(plan, await readBaseline(plan.given), { now, language }), false);
    const measured = await gateEach(questionsOf(plan, { rememberer }), {
      judge: judge.target,
      concurrency: readConcurrency(plan.given),
      language,
      ...(signal && { signal }),
      notices: noticesOf(plan, language),
      // The verdict stays `unknown`; where it came from is for whoever looks at warnings.
      onBug: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
    });
    // Half a measurement that nobody waits for any more is no result.
    if (signal?.aborted && measured.targets.some(({ reason }) => reason === "aborted")) throw failure("aborted", {});
    const given = plan.targets.map((target) => target.given);
    const { result } = judge.whole(withSources(measured, given));
    rememberOutcome(result, outcome);
    return result;
  });
}

async function readPlan(bag: Bag, now: Date): Promise<Plan> {
  const { typed, options } = readGateOptions(bag);
  const urls = readUrls(bag);
  const config = await readGateConfig(bag["config"]);
  const plan = await planOf(config, { typed, env: {}, options, urls: urls ?? [], urlNaming: "url", now });
  if (plan.targets.length > 0) return plan;
  const expected = { en: "for example https://example.com/", ko: "예: https://example.com/" };
  throw failure("input.missing", { field: "url", expected }, { reason: "url" });
}

/** Null where the configuration is to say them. */
function readUrls({ url, urls, config }: Bag): readonly string[] | null {
  if (url !== undefined && urls !== undefined) {
    throw failure("input.conflict", { field: "url", first: "url", second: "urls" }, { reason: "url" });
  }
  if (url !== undefined) {
    if (typeof url !== "string") throw wrong("url", { en: "text", ko: "문자열" }, url);
    return [url];
  }
  if (urls === undefined) return null;
  if (!Array.isArray(urls) || !urls.every((each) => typeof each === "string")) {
    throw wrong("urls", { en: "a list of texts", ko: "문자열 목록" }, urls);
  }
  // Whoever measures an empty list of theirs does not mean all that a configuration has.
  if (urls.length > 0 || config === undefined) return urls;
  throw wrong("urls", { en: "a list of at least one", ko: "하나 이상의 목록" }, urls);
}
