import type { Naming } from "../core/input.ts";
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
import { speaking } from "./output/spoken.ts";
import { readTargets, type ReadInput, type TargetList } from "./options/targets.ts";
import { readThresholds } from "./options/thresholds.ts";
import { onceEach } from "./options/urls.ts";
import { readPersistence } from "./options/waiting.ts";

/** One target with everything that holds for it. */
export interface PlannedTarget {
  readonly url: string;
  readonly name?: string;
  readonly given: Given;
  /** How its values were written, for messages about them. */
  readonly naming: Naming;
  readonly rules: Readonly<Record<string, RuleLevel>>;
  /** Those of them that the configuration says of this target alone. */
  readonly ownRules: readonly string[];
  readonly demands: Readonly<Record<string, Demand>>;
  /** Whether it is measured in a way of its own. */
  readonly isApart: boolean;
}

/** What a gate is to do: all that was typed, set in the environment and written into the configuration. */
export interface Plan {
  /** What holds for all targets. */
  readonly given: Given;
  readonly targets: readonly PlannedTarget[];
  readonly waivers: readonly Waiver[];
  /** Whether every target of the configuration is measured, so that what none of them needs is needed by nobody. */
  readonly isWhole: boolean;
  readonly config: ReadConfig | null;
  /** When the run began: what holds until a day holds by this. */
  readonly now: Date;
  /** What was named more than once, and is measured once: canonical. */
  readonly repeated: readonly string[];
}

/** Where a plan comes from. */
export interface PlanSources {
  readonly typed: Typed;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly options: readonly Option[];
  /** What was typed or stands in the environment; the targets of the configuration count where this is empty. */
  readonly urls: readonly string[];
  /** How the URLs were given. */
  readonly urlNaming: string;
  /** Where a configuration is looked for, if it is. */
  readonly folder?: string | undefined;
  readonly now: Date;
  /** What `--targets -` reads; absent where there is no standard input. */
  readonly input?: ReadInput;
}

/** Makes the plan of a run; most have no configuration, and load nothing of it. Throws `Failure` INVALID_INPUT. */
export async function makePlan(sources: PlanSources): Promise<Plan> {
  const { typed, env, options, folder } = sources;
  const found = findConfig(readGiven(typed, env, options), folder);
  return planOf(found && (await (await import("./config/read.ts")).readConfig(found)), sources);
}

/** The same with a configuration that is at hand. Throws `Failure` INVALID_INPUT. */
export async function planOf(config: ReadConfig | null, sources: PlanSources): Promise<Plan> {
  const { typed, env, options, now } = sources;
  const given = readGiven(typed, env, options);
  const { urls, repeated } = await namedUrls(given, sources);
  if (config) {
    const plan = async (): Promise<Plan> => {
      return { ...(await (await import("./config/plan.ts")).planWith(config, sources, urls)), repeated };
    };
    return speaking(config.values.lang, plan);
  }
  const targets = urls.map(({ url, naming: urlNaming }) => {
    const naming: Naming = (name) => (name === "url" ? urlNaming : given.naming(name));
    return { url, given, naming, rules: {}, ownRules: [], demands: {}, isApart: false };
  });
  return { given, targets, waivers: [], isWhole: true, config: null, now, repeated };
}

/**
 * The URLs that were named, each once, those of a list behind the others. What was typed, of either kind, replaces what only the
 * environment says.
 */
async function namedUrls(given: Given, { urls, urlNaming, folder, input }: PlanSources): Promise<TargetList> {
  const source = given.source("targets");
  const isInEnvironment = urlNaming === "PORTCULLIS_URL";
  const isListTyped = source !== undefined && source !== "environment";
  const typed = onceEach(isListTyped && isInEnvironment ? [] : urls);
  const named = { urls: typed.urls.map((url) => ({ url, naming: urlNaming })), repeated: typed.repeated };
  if (source === undefined || (!isListTyped && !isInEnvironment && urls.length > 0)) return named;
  const list = await readTargets(given, { folder, input, before: typed.urls });
  return {
    urls: [...named.urls, ...list.urls],
    repeated: [...new Set([...named.repeated, ...list.repeated])],
  };
}

/** What the gate is asked of each target, in their order; those that are measured alike share what measures. */
export function questionsOf(
  { given, targets, waivers, now }: Plan,
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
  en: "Named more than once, and measured once: {list}.",
  ko: "두 번 이상 지정되어 한 번만 측정한 대상: {list}.",
};

/** As many as fit into a sentence. */
const mostListed = 10;

/** What is to be said of a plan beside what comes of it. */
export function noticesOf(plan: Plan, language: Language): readonly GateNotice[] {
  const givens = new Set([plan.given, ...plan.targets.map(({ given }) => given)]);
  return [...repeatedOnes(plan, language), ...shortHeaders([...givens], language)];
}

function repeatedOnes({ repeated }: Plan, language: Language): readonly GateNotice[] {
  if (repeated.length === 0) return [];
  const list = [...repeated.slice(0, mostListed), ...(repeated.length > mostListed ? ["…"] : [])].join(", ");
  return [{ id: "gate.target-repeated", level: "warn", message: fill(once, { list }, language) }];
}
