import type { GateResult, GateThreshold } from "../../core/result/result.ts";
import type { Given } from "./given.ts";

/** By threshold: the option that sets it. */
const optionOf = {
  ssl: "min_ssl",
  headers: "min_headers",
  days: "min_days",
  https: "require_https",
} as const satisfies Readonly<Record<GateThreshold, string>>;

/** The options of the gate check besides the URL. */
const asked = [...Object.values(optionOf), "accept_status", "all_ips"] as const;

/** Returns the given thresholds, and whether to measure all addresses, as text. An absent one has its default. */
export function readThresholds(given: Given): Readonly<Partial<Record<(typeof asked)[number], string>>> {
  const entries = asked.map((name) => [name, given.one(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The option that sets a threshold; undefined for any other check. */
export function optionFor(id: string): (typeof optionOf)[GateThreshold] | undefined {
  return Object.hasOwn(optionOf, id) ? optionOf[id as GateThreshold] : undefined;
}

/** Adds the source of each threshold to a result, since the gate only knows that it was given. `given` is in the order of the targets. */
export function withSources(result: GateResult, given: readonly Pick<Given, "source">[]): GateResult {
  const targets = result.targets.map((target, index) => {
    const own = given[index];
    return {
      ...target,
      checks: target.checks.map((check) => {
        const option = check.source === "query" ? optionFor(check.id) : undefined;
        const { id, status, expected, ...rest } = check;
        // In the order of the schema. A result from a server is read with that schema, so both have the same bytes.
        return { id, status, expected, ...rest, source: (option && own?.source(option)) ?? check.source };
      }),
    };
  });
  return { ...result, targets };
}
