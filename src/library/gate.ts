import { failure } from "../core/failure.ts";
import { neverReused } from "../core/max-age.ts";
import { openJudge } from "../gate/judge.ts";
import { gateEach } from "../gate/run-targets.ts";
import { readLanguage } from "../settings/options/measuring.ts";
import { noticesOf, planOf, questionsOf, type CheckPlan } from "../settings/plan.ts";
import { gatePolicyOf, readBaseline, readOutcome } from "../settings/options/policy.ts";
import { withSources } from "../settings/options/thresholds.ts";
import { readConcurrency } from "../settings/options/waiting.ts";
import { loggerOf, lookupOf, openSend } from "./equipment.ts";
import { gateOptionNames, readGateOptions, readGateConfig } from "./gate-options.ts";
import { inItsLanguage } from "./measure.ts";
import type { EitherCase, Options } from "./options.ts";
import { rememberer } from "./stored.ts";
import { rememberOutcome } from "./outcomes.ts";
import { checkNames, readFunction, readSignal, toBag, wrong, type Bag } from "./read.ts";
import type { GateConfig, GateInput, GateResult } from "./types.ts";

/** What a gate measures: one URL, several, or the targets of its configuration. */
type Targets =
  | { readonly url: string; readonly urls?: undefined }
  | { readonly url?: undefined; readonly urls: readonly string[] }
  | { readonly url?: undefined; readonly urls?: undefined; readonly config: string | GateConfig };

/** What judges a target in addition to the thresholds, as on the command line. These options override the configuration. */
interface Judging {
  /**
   * The path of a configuration, or a configuration as an object, whose paths are relative to the working directory. No configuration is
   * searched for by default. Its `report` is not written, since the caller gets the result.
   */
  readonly config?: string | GateConfig | undefined;
  /** Path of a baseline to read. Findings that it contains do not count, and new ones of severity high or worse fail. */
  readonly baseline?: string | undefined;
  /** From which verdict on {@link exitCode} returns 1 (default `error`). It changes no verdict. */
  readonly failOn?: "error" | "warn" | "never" | undefined;
  /**
   * How {@link exitCode} treats what could not be measured: `fail` returns 3, `warn` counts as a warning, `pass` ignores it (default
   * `fail`).
   */
  readonly onError?: "fail" | "warn" | "pass" | undefined;
}

/** Waiting, confirming and retrying before a verdict. The defaults are those of the command line. */
interface Perseverance {
  /** Wait to measure until every address meets all conditions twice in a row: `up`, `status=200`, `header:NAME=TEXT`, `header:NAME~TEXT`, `body~TEXT`. */
  readonly waitFor?: string | readonly string[] | undefined;
  /** Seconds to wait for a target before it is `unknown` with the reason `wait.timeout` (default 300). */
  readonly waitTimeout?: number | undefined;
  /** Seconds between two looks, approximately (default 5). */
  readonly waitInterval?: number | undefined;
  /** How often a failing target is measured again, 0 or 1 (default 1). */
  readonly confirm?: 0 | 1 | undefined;
  /** How often an interrupted measurement is retried, 0 to 5 (default 2). */
  readonly retries?: number | undefined;
  /** Number of targets to measure at a time, 1 to 32 (default 8). */
  readonly concurrency?: number | undefined;
}

/** The targets, the thresholds, what judges in addition to them, and how to measure. */
export type GateOptions = Targets & Judging & Perseverance & EitherCase<Omit<GateInput, "url">> & Options;

/**
 * Measures deployed URLs and judges them by thresholds and a configuration, with the same plan and policy as the command line. A target
 * that could not be measured has the verdict `unknown` and a reason. Throws a `Failure` only for invalid input, and if the signal aborts
 * the measurement.
 */
export async function gate(options: GateOptions): Promise<GateResult> {
  return inItsLanguage(options, async () => {
    const bag = toBag(options, "options");
    if (bag["maxAge"] !== undefined) throw neverReused("gate", "maxAge");
    checkNames(bag, ["url", "urls", "config", "maxAge", ...gateOptionNames]);
    const now = new Date();
    const plan = await readPlan(bag, now);
    const signal = readSignal(bag["signal"]);
    const outcome = readOutcome(plan.given);
    const language = readLanguage(plan.given);
    const judge = await openJudge(gatePolicyOf(plan, await readBaseline(plan.given), { now, language }), false);
    const { warn, onWait } = loggerOf(bag);
    const having = { rememberer: rememberer(warn), onWait, openSend, own: lookupOf(bag, plan.given) };
    const onProgress = readFunction<NonNullable<Options["onProgress"]>>(bag, "onProgress");
    const total = plan.targets.length;
    let done = 0;
    const measured = await gateEach(questionsOf(plan, having), {
      judge: judge.target,
      concurrency: readConcurrency(plan.given),
      language,
      ...(signal && { signal }),
      notices: noticesOf(plan, language),
      onTarget: () => onProgress?.({ kind: "progress", done: ++done, total }),
      // The verdict stays `unknown`. The warning shows the cause.
      onBug: (error) => warn(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    });
    // An aborted measurement is incomplete, so it has no result.
    if (signal?.aborted && measured.targets.some(({ reason }) => reason === "aborted")) throw failure("aborted", {});
    const given = plan.targets.map((target) => target.given);
    const { result } = judge.whole(withSources(measured, given));
    rememberOutcome(result, outcome);
    return result;
  });
}

async function readPlan(bag: Bag, now: Date): Promise<CheckPlan> {
  const { typed, options } = readGateOptions(bag);
  const urls = readUrls(bag);
  const config = await readGateConfig(bag["config"]);
  const plan = await planOf(config, { typed, env: {}, options, urls: urls ?? [], urlNaming: "url", now });
  if (plan.targets.length > 0) return plan;
  const expected = { en: "for example https://example.com/", ko: "예: https://example.com/" };
  throw failure("input.missing", { field: "url", expected }, { reason: "url" });
}

/** Null if the configuration names the targets. */
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
  // An empty list of a caller does not mean all targets of the configuration.
  if (urls.length > 0 || config === undefined) return urls;
  throw wrong("urls", { en: "a list of at least one", ko: "하나 이상의 목록" }, urls);
}
