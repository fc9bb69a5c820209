import { gate } from "../../checks/gate/index.ts";
import { withoutKeys } from "../../core/net/blocklist-key.ts";
import { parseInput } from "../../core/input.ts";
import { maskUrls } from "../../core/redact/url-secrets.ts";
import { environmentOnly } from "../options/list/environment.ts";
import { measuring } from "../options/list/measuring.ts";
import type { Given, ValueSource } from "../options/given.ts";
import { effectiveAccess } from "./effective-access.ts";
import { readLanguage, readMeasuring } from "../options/measuring.ts";
import type { ProxyVariable } from "../access/proxies.ts";
import type { CheckPlan, PlannedTarget } from "../plan.ts";
import { readOutcome } from "../options/policy.ts";
import { readRemote } from "../access/remote.ts";
import { readReports } from "./reports.ts";
import { readThresholds } from "../options/thresholds.ts";
import { readConcurrency, readPersistence } from "../options/waiting.ts";

/** An effective value and its source. */
export interface Effective {
  readonly value: string | number | null | readonly string[];
  readonly source: ValueSource | "default" | "default auto" | "NO_PROXY" | ProxyVariable;
}

/** All effective settings of a run. */
export interface EffectiveConfig {
  /** Null if there is no configuration. */
  readonly config: string | null;
  readonly settings: Readonly<Record<string, Effective>>;
  readonly targets: readonly {
    readonly url: string;
    readonly name?: string;
    readonly settings: Readonly<Record<string, Effective>>;
    readonly rules: Readonly<Record<string, Effective>>;
    readonly checks: PlannedTarget["demands"];
  }[];
  readonly waivers: CheckPlan["waivers"];
}

/** The defaults for all targets. */
const common: Readonly<Record<string, Effective["value"]>> = {
  baseline: null,
  fail_on: "error",
  on_error: "fail",
  report: [],
  lang: "en",
  server: null,
  key: null,
  json: "false",
  no_color: "false",
  update_baseline: "false",
  concurrency: 8,
  targets: null,
};

/** Measuring options that have no default value. */
const settable = measuring.filter(({ name }) => !["timeout", "lang", "json"].includes(name));
const unset = Object.fromEntries(settable.map(({ name, isList }) => [name, isList ? [] : null]));

/** The options for the URLs and keys of third-party sources. */
const ofSources = environmentOnly.map(({ name }) => name).filter((name) => /^(?:source|key)_/.test(name));

/** The defaults for each target. */
const ofTarget: Readonly<Record<string, Effective["value"]>> = {
  min_ssl: "B",
  min_headers: "C",
  min_days: "auto",
  require_https: "true",
  accept_status: null,
  all_ips: "false",
  resolver: [],
  resolve: [],
  ca_file: null,
  wait_for: [],
  wait_timeout: 300,
  wait_interval: 5,
  confirm: 1,
  retries: 2,
  allow_addresses: [],
  operator: null,
  opt_out: [],
  allow_probes: "false",
  ...unset,
  ...Object.fromEntries(ofSources.map((name) => [name, null])),
};

const lists = new Set([
  "report",
  "wait_for",
  "allow_addresses",
  "opt_out",
  ...settable.flatMap(({ name, isList }) => (isList ? [name] : [])),
]);

/** Returns every effective value with its source, without secrets. Throws `Failure` if a value is invalid. */
export function effectiveConfig({ given, targets, waivers, config }: CheckPlan): EffectiveConfig {
  // Values that a run refuses are refused here, too.
  readOutcome(given);
  readReports(given);
  readLanguage(given);
  readConcurrency(given);
  return {
    config: config?.name ?? null,
    settings: valuesOf(common, given),
    targets: targets.map(({ url, name, given: at, naming, rules, ownRules, demands }) => {
      const input = parseInput(gate.input, { url, ...readThresholds(at) }, naming);
      const seconds = readMeasuring(at).deadline / 1000;
      readPersistence(at);
      const isRemote = readRemote(at) !== null && at.source("timeout") === undefined;
      const timeout = { value: isRemote ? remoteTimeout : seconds, source: at.source("timeout") ?? "default" } as const;
      return {
        url: maskUrls(input.url),
        ...(name !== undefined && { name }),
        settings: { ...spelt(valuesOf(ofTarget, at), input), ...effectiveAccess(at), timeout },
        rules: rulesOf(rules, ownRules),
        checks: demands,
      };
    }),
    waivers: waivers.map((waiver) => (waiver.url === undefined ? waiver : { ...waiver, url: maskUrls(waiver.url) })),
  };
}

/** Replaces grades by their canonical spelling. */
function spelt(
  values: Readonly<Record<string, Effective>>,
  letters: { readonly min_ssl?: string | undefined; readonly min_headers?: string | undefined },
): Readonly<Record<string, Effective>> {
  const entries = Object.entries(values).map(([name, effective]) => {
    const letter = name === "min_ssl" || name === "min_headers" ? letters[name] : undefined;
    return [name, letter === undefined ? effective : { ...effective, value: letter }] as const;
  });
  return Object.fromEntries(entries);
}

function rulesOf(rules: PlannedTarget["rules"], own: readonly string[]): Readonly<Record<string, Effective>> {
  const entries = Object.entries(rules).map(([id, value]) => {
    return [id, { value, source: own.includes(id) ? "target" : "file" }] as const;
  });
  return Object.fromEntries(entries);
}

/** The default timeout with a server, in seconds. */
const remoteTimeout = 20;

function valuesOf(
  defaults: Readonly<Record<string, Effective["value"]>>,
  given: Given,
): Readonly<Record<string, Effective>> {
  const entries = Object.entries(defaults).map(([name, fallback]) => {
    const source = given.source(name);
    if (source === undefined)
      return [name, { value: fallback, source: name === "min_days" ? "default auto" : "default" }];
    if (name === "key" || name.startsWith("key_")) return [name, { value: "***", source }];
    if (name === "blocklist") return [name, { value: given.list(name).map(withoutKeys), source }];
    return [name, { value: lists.has(name) ? given.list(name) : given.one(name), source }];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, Effective>>;
}
