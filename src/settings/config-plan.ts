import { failure } from "../core/failure.ts";
import { parseUrl } from "../core/target.ts";
import { shown } from "../core/input.ts";
import type { Demand } from "../core/policy.ts";
import { checkConfig } from "./config-check.ts";
import type { FoundConfig } from "./config-find.ts";
import { layerOf } from "./config-layer.ts";
import { readConfig, type ReadConfig } from "./config-read.ts";
import type { Configuration, ConfiguredTarget } from "./config-schema.ts";
import { readGiven, type Typed } from "./given.ts";
import { step } from "./jsonc.ts";
import type { Plan, PlannedTarget, PlanSources } from "./plan.ts";

/** The plan of a run that has a configuration. */
export async function planWith(found: FoundConfig, sources: PlanSources): Promise<Plan> {
  const config = await readConfig(found);
  await checkConfig(config, sources.now);
  const { typed, env, options, urls } = sources;
  const below = [layerOf(config.values, "file", "", config)];
  const given = readGiven(typed, env, options, below);
  const configured = expand(config);
  const wanted = urls.length === 0 ? configured : urls.map((url) => chosen(url, configured, sources));
  const targets = wanted.map((entry) => toTarget(entry, { config, sources, below }));
  const { waivers = [] } = config.values;
  const measured = new Set(wanted.map(({ url }) => url));
  const isWhole = configured.every(({ url }) => measured.has(url));
  return { given, targets, waivers: waivers.map(toWaiver), isWhole, config };
}

function toWaiver({ url, ...waiver }: NonNullable<Configuration["waivers"]>[number]): Plan["waivers"][number] {
  if (url === undefined) return waiver;
  const exact = url.includes("*") ? null : parseUrl(url);
  // Without a wildcard it is one URL, in whichever spelling.
  return { ...waiver, url: exact && "value" in exact ? exact.value : url };
}

/** One URL that is measured, and what the configuration says of it. */
interface Entry {
  readonly url: string;
  readonly urlNaming: string;
  readonly own: ConfiguredTarget | null;
  readonly pointer: string;
}

/** Every URL of a configuration, canonical. Two targets of one URL are refused: whose values count would be anybody's guess. */
function expand(config: ReadConfig): readonly Entry[] {
  const entries = (config.values.targets ?? []).flatMap((target, index) => {
    const pointer = `/targets${step(index)}`;
    const own = typeof target === "string" ? { url: target } : target;
    const at = typeof target === "string" ? pointer : `${pointer}/url`;
    const parsed = parseUrl(own.url);
    if ("problem" in parsed) {
      const { expected, given = shown(own.url) } = parsed.problem;
      throw failure("input.value", { field: config.places(at), expected, given }, { reason: "config" });
    }
    const { origin } = new URL(parsed.value);
    const urls = own.paths?.map((path, nth) => pathOn(origin, path, config.places(`${pointer}/paths${step(nth)}`)));
    return (urls ?? [parsed.value]).map((url) => ({ url, urlNaming: config.places(at), own, pointer }));
  });
  const seen = new Map<string, string>();
  for (const { url, pointer } of entries) {
    const first = seen.get(url);
    if (first !== undefined) {
      const params = { field: url, first: config.places(first), second: config.places(pointer) };
      throw failure("input.conflict", params, { reason: "config" });
    }
    seen.set(url, pointer);
  }
  return entries;
}

function pathOn(origin: string, path: string, field: string): string {
  // Put behind the origin and not resolved against it: `//other.example/` would be another host.
  const parsed = parseUrl(origin + path);
  if ("value" in parsed) return parsed.value;
  const expected = { en: "a path that begins with /", ko: "/로 시작하는 경로" };
  throw failure("input.value", { field, expected, given: shown(path) }, { reason: "config" });
}

/** A URL that was typed has what the configuration says of the same one. */
function chosen(url: string, configured: readonly Entry[], { urlNaming }: PlanSources): Entry {
  const parsed = parseUrl(url);
  const canonical = "value" in parsed ? parsed.value : url;
  const known = configured.find((each) => each.url === canonical);
  return known ? { ...known, urlNaming } : { url: canonical, urlNaming, own: null, pointer: "" };
}

interface Around {
  readonly config: ReadConfig;
  readonly sources: PlanSources;
  readonly below: readonly Typed[];
}

const ways = ["timeout", "resolve", "resolver", "ca_file", "header", "client_cert", "client_key", "proxy"] as const;

function toTarget({ url, urlNaming, own, pointer }: Entry, { config, sources, below }: Around): PlannedTarget {
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
    demands: { ...demandsOf(checks, "file"), ...demandsOf(own?.checks ?? {}, "target") },
    isApart: ways.some((name) => given.source(name) === "target"),
  };
}

/** A level alone demands that the status is `pass`. */
function demandsOf(
  checks: NonNullable<Configuration["checks"]>,
  source: Demand["source"],
): Readonly<Record<string, Demand>> {
  const entries = Object.entries(checks).map(([id, demand]) => {
    const told = typeof demand === "string" ? { level: demand } : { level: "error" as const, ...demand };
    return [id, { ...told, source }] as const;
  });
  return Object.fromEntries(entries);
}
