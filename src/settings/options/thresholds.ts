import type { GateResult, GateThreshold } from "../../core/result/result.ts";
import type { Given } from "./given.ts";

/** By threshold: the option that sets it. */
const optionOf = {
  ssl: "min_ssl",
  headers: "min_headers",
  days: "min_days",
  https: "require_https",
} as const satisfies Readonly<Record<GateThreshold, string>>;

/** What a gate is asked beside its URL. */
const asked = [...Object.values(optionOf), "all_ips"] as const;

/** The thresholds that were given, and whether all addresses are measured, as text; absent where the default holds. */
export function readThresholds(given: Given): Readonly<Partial<Record<(typeof asked)[number], string>>> {
  const entries = asked.map((name) => [name, given.one(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The option that sets a threshold; undefined for any other check. */
export function optionFor(id: string): (typeof optionOf)[GateThreshold] | undefined {
  return Object.hasOwn(optionOf, id) ? optionOf[id as GateThreshold] : undefined;
}

/** The gate knows that a threshold was given; who read it knows where. What was given for each target stands in the order of the targets. */
export function withSources(result: GateResult, given: readonly Pick<Given, "source">[]): GateResult {
  const targets = result.targets.map((target, index) => {
    const own = given[index];
    return {
      ...target,
      checks: target.checks.map((check) => {
        const option = check.source === "query" ? optionFor(check.id) : undefined;
        const { id, status, expected, ...rest } = check;
        // In the order of the schema, by which a result that came from a server is read: the same bytes by either way.
        return { id, status, expected, ...rest, source: (option && own?.source(option)) ?? check.source };
      }),
    };
  });
  return { ...result, targets };
}
