import { parseUrl } from "../../core/target/target.ts";
import { ways } from "../options/list/measuring.ts";
import { checkConfig } from "./check.ts";
import { demandsOf } from "./demands.ts";
import { layerOf } from "./layer.ts";
import type { ReadConfig } from "./read.ts";
import type { Configuration } from "./schema.ts";
import { expand, type TargetEntry } from "./targets.ts";
import { readGiven, type Typed } from "../options/given.ts";
import type { CheckPlan, PlannedTarget, PlanSources } from "../plan.ts";
import type { NamedUrl } from "../options/targets.ts";

/** Makes the plan with a configuration, for the named URLs or, if there are none, for its own targets. */
export async function planWith(
  config: ReadConfig,
  sources: PlanSources,
  urls: readonly NamedUrl[],
): Promise<Omit<CheckPlan, "repeated">> {
  await checkConfig(config, sources.now);
  const { typed, env, options } = sources;
  const below = [layerOf(config.values, "file", "", config)];
  const given = readGiven(typed, env, options, below);
  const configured = expand(config);
  const wanted = urls.length === 0 ? configured : urls.map((each) => chosen(each, configured));
  const targets = wanted.map((entry) => toTarget(entry, { config, sources, below }));
  const { waivers = [] } = config.values;
  const measured = new Set(wanted.map(({ url }) => url));
  // A configuration without targets gets its URLs elsewhere, perhaps other ones each time, so it is never whole.
  const isWhole = configured.length > 0 && configured.every(({ url }) => measured.has(url));
  return { given, targets, waivers: waivers.map(toWaiver), isWhole, config, now: sources.now };
}

/** Converts a waiver to the form of a policy. */
export function toWaiver({
  url,
  ...waiver
}: NonNullable<Configuration["waivers"]>[number]): CheckPlan["waivers"][number] {
  if (url === undefined) return waiver;
  const exact = url.includes("*") ? null : parseUrl(url);
  // Without a wildcard it is one URL, in any spelling.
  return { ...waiver, url: exact && "value" in exact ? exact.value : url };
}

/** Returns what the configuration says about a named URL. */
function chosen({ url, naming: urlNaming }: NamedUrl, configured: readonly TargetEntry[]): TargetEntry {
  const parsed = parseUrl(url);
  const canonical = "value" in parsed ? parsed.value : url;
  const known = configured.find((each) => each.url === canonical);
  return known ? { ...known, urlNaming } : { url: canonical, urlNaming, own: null, pointer: "", at: "" };
}

interface Around {
  readonly config: ReadConfig;
  readonly sources: PlanSources;
  readonly below: readonly Typed[];
}

function toTarget({ url, urlNaming, own, pointer }: TargetEntry, { config, sources, below }: Around): PlannedTarget {
  const layers = own ? [layerOf(own, "target", pointer, config), ...below] : below;
  const given = readGiven(sources.typed, sources.env, sources.options, layers);
  const { rules = {}, checks = {} } = config.values;
  return {
    url,
    ...(own?.name !== undefined && { name: own.name }),
    given,
    naming: (name) => (name === "url" ? urlNaming : given.naming(name)),
    rules: { ...rules, ...own?.rules },
    ownRules: Object.keys(own?.rules ?? {}),
    demands: demandsOf(checks, own?.checks ?? {}),
    isApart: ways.some(({ name }) => given.source(name) === "target"),
  };
}
