import type { Naming } from "../core/input.ts";
import type { Demand, RuleLevel, Waiver } from "../core/policy.ts";
import type { Runner } from "../run/runner.ts";
import { findConfig } from "./config-find.ts";
import type { ReadConfig } from "./config-read.ts";
import { readGiven, type Given, type Typed } from "./given.ts";
import type { Option } from "./options.ts";
import { openRunner } from "./runner.ts";
import { speaking } from "./spoken.ts";
import { readThresholds } from "./thresholds.ts";

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
}

/** Makes the plan of a run; most have no configuration, and load nothing of it. Throws `Failure` INVALID_INPUT. */
export async function makePlan(sources: PlanSources): Promise<Plan> {
  const { typed, env, options, folder } = sources;
  const found = findConfig(readGiven(typed, env, options), folder);
  return planOf(found && (await (await import("./config-read.ts")).readConfig(found)), sources);
}

/** The same with a configuration that is at hand. Throws `Failure` INVALID_INPUT. */
export async function planOf(config: ReadConfig | null, sources: PlanSources): Promise<Plan> {
  if (config) {
    return speaking(config.values.lang, async () => (await import("./config-plan.ts")).planWith(config, sources));
  }
  const { typed, env, options, urls } = sources;
  const given = readGiven(typed, env, options);
  const naming: Naming = (name) => (name === "url" ? sources.urlNaming : given.naming(name));
  const targets = urls.map((url) => ({ url, given, naming, rules: {}, ownRules: [], demands: {}, isApart: false }));
  return { given, targets, waivers: [], isWhole: true, config: null };
}

/** What the gate is asked of each target, in their order; those that are measured alike share what measures. */
export function questionsOf({ given, targets }: Plan): readonly {
  readonly url: string;
  readonly name?: string;
  readonly thresholds: ReturnType<typeof readThresholds>;
  readonly naming: Naming;
  readonly demands: PlannedTarget["demands"];
  readonly runner: Runner;
}[] {
  const shared = openRunner(given);
  return targets.map(({ url, name, given: own, naming, demands, isApart }) => ({
    url,
    ...(name !== undefined && { name }),
    thresholds: readThresholds(own),
    naming,
    demands,
    runner: isApart ? openRunner(own) : shared,
  }));
}
