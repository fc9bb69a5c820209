import type { GateResult } from "../core/result.ts";
import type { Given } from "./given.ts";

/** By threshold: the option that sets it. */
const optionOf = { ssl: "min_ssl", headers: "min_headers", days: "min_days", https: "require_https" } as const;

/** An option that sets a threshold. */
type ThresholdOption = (typeof optionOf)[keyof typeof optionOf];

/** The thresholds that were given, as text; absent where the default holds. */
export function readThresholds(given: Given): Readonly<Partial<Record<ThresholdOption, string>>> {
  const entries = Object.values(optionOf).map((name) => [name, given.one(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The gate knows that a threshold was given; who read it knows where. */
export function withSources(result: GateResult, given: Pick<Given, "source">): GateResult {
  const targets = result.targets.map((target) => ({
    ...target,
    checks: target.checks.map((check) =>
      check.source === "query" ? { ...check, source: given.source(optionOf[check.id]) ?? check.source } : check,
    ),
  }));
  return { ...result, targets };
}
