import { Failure, failure } from "../core/failure.ts";
import type { Naming } from "../core/input.ts";
import { printable } from "../core/printable.ts";
import { maskUrls } from "../core/redact/url-secrets.ts";
import type { Demand, Excusing, RuleLevel, Waiver } from "../core/policy.ts";
import type { GateNotice } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import type { Persistence } from "../core/waiting.ts";
import type { Runner } from "../run/runner.ts";
import { findConfig } from "./config/find.ts";
import type { ReadConfig } from "./config/read.ts";
import { readGiven, type Given, type Typed } from "./options/given.ts";
import type { Option } from "./options/options.ts";
import { openRunner, type Having } from "./runner.ts";
import { shortHeaders } from "./access/short-headers.ts";
import { withLanguage } from "./output/language.ts";
import type { LoadSitemap } from "./options/sitemap.ts";
import { largestFile, readTargets, type ReadInput, type TargetList } from "./options/targets.ts";
import { readThresholds } from "./options/thresholds.ts";
import { onceEach } from "./options/urls.ts";
import { readPersistence } from "./options/waiting.ts";

/** One target with all its settings. */
export interface PlannedTarget {
  readonly url: string;
  readonly name?: string;
  readonly given: Given;
  /** How each value was written, for messages. */
  readonly naming: Naming;
  readonly rules: Readonly<Record<string, RuleLevel>>;
  /** Ids of the rules that the configuration sets for this target itself. */
  readonly ownRules: readonly string[];
  readonly demands: Readonly<Record<string, Demand>>;
  /** Whether the configuration has measuring options for this target itself. */
  readonly isApart: boolean;
}

/** What a gate measures and how, from the command line, the environment and the configuration. */
export interface CheckPlan {
  /** The settings for all targets. */
  readonly given: Given;
  readonly targets: readonly PlannedTarget[];
  readonly waivers: readonly Waiver[];
  /** Whether every target of the configuration is measured. If not, an unused waiver may still be needed by another target. */
  readonly isWhole: boolean;
  readonly config: ReadConfig | null;
  /** Start of the run. Waivers expire by this time. */
  readonly now: Date;
  /** Canonical URLs that were named more than once. Each is measured once. */
  readonly repeated: readonly string[];
}

/** What a plan is made from. */
export interface PlanSources {
  readonly typed: Typed;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly options: readonly Option[];
  /** URLs from the command line or the environment. If empty, the targets of the configuration are measured. */
  readonly urls: readonly string[];
  /** How the URLs were given, for messages. */
  readonly urlNaming: string;
  /** The folder that is searched for a configuration (default the working directory). */
  readonly folder?: string | undefined;
  readonly now: Date;
  /** Reads the standard input for `--targets -`; absent if there is none. */
  readonly input?: ReadInput;
}

/** Makes the plan of a run. Without a configuration file, the code that reads one is not loaded. Throws `Failure` INVALID_INPUT. */
export async function makePlan(sources: PlanSources): Promise<CheckPlan> {
  const { typed, env, options, folder } = sources;
  const found = findConfig(readGiven(typed, env, options), folder);
  return planOf(found && (await (await import("./config/read.ts")).readConfig(found)), sources);
}

/** Makes the plan with a configuration that is already read. Throws `Failure` INVALID_INPUT. */
export async function planOf(config: ReadConfig | null, sources: PlanSources): Promise<CheckPlan> {
  const { typed, env, options, now } = sources;
  const given = readGiven(typed, env, options);
  const { urls, repeated } = await namedUrls(given, sources);
  if (config) {
    const plan = async (): Promise<CheckPlan> => {
      return { ...(await (await import("./config/plan.ts")).planWith(config, sources, urls)), repeated };
    };
    return withLanguage(config.values.lang, plan);
  }
  const targets = urls.map(({ url, naming: urlNaming }) => {
    const naming: Naming = (name) => (name === "url" ? urlNaming : given.naming(name));
    return { url, given, naming, rules: {}, ownRules: [], demands: {}, isApart: false };
  });
  return { given, targets, waivers: [], isWhole: true, config: null, now, repeated };
}

/**
 * Returns the named URLs, each once, with those of the targets file last. Typed URLs and a typed targets file replace those of the
 * environment.
 */
async function namedUrls(given: Given, { urls, urlNaming, folder, input }: PlanSources): Promise<TargetList> {
  const source = given.source("targets");
  const isInEnvironment = urlNaming === "PORTCULLIS_URL";
  const isListTyped = source !== undefined && source !== "environment";
  const typed = onceEach(isListTyped && isInEnvironment ? [] : urls);
  const named = { urls: typed.urls.map((url) => ({ url, naming: urlNaming })), repeated: typed.repeated };
  if (source === undefined || (!isListTyped && !isInEnvironment && urls.length > 0)) return named;
  const list = await readTargets(given, { folder, input, before: typed.urls, load: sitemapsWith(given) });
  return {
    urls: [...named.urls, ...list.urls],
    repeated: [...new Set([...named.repeated, ...list.repeated])],
  };
}

/** Milliseconds for one sitemap. */
const sitemapPatience = 10_000;

/** Reads sitemaps as a target is measured: through the same network, with the same access; undefined if a server measures. */
function sitemapsWith(given: Given): LoadSitemap | undefined {
  if (!/^https?:/i.test(given.one("targets") ?? "")) return undefined;
  const { look } = openRunner(given);
  return (
    look &&
    (async (url) => {
      const { sights } = await look(url, { limit: largestFile, patience: sitemapPatience });
      const page = sights.find((sight) => sight.page?.status === 200)?.page;
      if (page) return page.body;
      const [first] = sights;
      if (first?.failure) throw new Failure(first.failure);
      const detail: Text = {
        en: `status ${first?.page?.status ?? "unknown"}`,
        ko: `상태 ${first?.page?.status ?? "알 수 없음"}`,
      };
      throw failure(
        "input.file",
        { field: given.naming("targets"), path: printable(url, 200), detail },
        { reason: "targets" },
      );
    })
  );
}

/** Returns what to measure for each target, in order. Targets that are measured in the same way share a runner. */
export function questionsOf(
  { given, targets, waivers, now }: CheckPlan,
  having: Having = {},
): readonly {
  readonly url: string;
  readonly name?: string;
  readonly thresholds: ReturnType<typeof readThresholds>;
  readonly naming: Naming;
  readonly demands: PlannedTarget["demands"];
  readonly excusing: Excusing;
  readonly runner: Runner;
  readonly persistence: Persistence;
}[] {
  const shared = openRunner(given, having);
  return targets.map(({ url, name, given: own, naming, demands, rules, isApart }) => ({
    url,
    ...(name !== undefined && { name }),
    thresholds: readThresholds(own),
    naming,
    demands,
    excusing: { rules, waivers, now },
    runner: isApart ? openRunner(own, having) : shared,
    persistence: readPersistence(own),
  }));
}

const once: Text = {
  en: "These targets are given more than once. Each is measured once: {list}.",
  ko: "두 번 이상 지정되어 한 번만 측정한 대상: {list}.",
};

/** How many URLs the notice lists. */
const mostListed = 10;

/** Returns the notices about a plan: repeated targets, and header values that are too short to mask. */
export function noticesOf(plan: CheckPlan, language: Language): readonly GateNotice[] {
  const givens = new Set([plan.given, ...plan.targets.map(({ given }) => given)]);
  return [...repeatedOnes(plan, language), ...shortHeaders([...givens], language)];
}

function repeatedOnes({ repeated }: CheckPlan, language: Language): readonly GateNotice[] {
  if (repeated.length === 0) return [];
  const list = [...repeated.slice(0, mostListed).map(maskUrls), ...(repeated.length > mostListed ? ["…"] : [])].join(
    ", ",
  );
  return [{ id: "gate.target-repeated", level: "warn", message: fill(once, { list }, language) }];
}
