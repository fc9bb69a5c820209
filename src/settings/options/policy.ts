import { failure } from "../../core/failure.ts";
import { failOns, onErrors, type FailOn, type Outcome, type GatePolicy } from "../../core/policy.ts";
import { suggest } from "../../core/nearest.ts";
import { printable } from "../../core/printable.ts";
import type { Language } from "../../core/text.ts";
import type { BaselineFile } from "../output/baseline-file.ts";
import type { Given } from "./given.ts";
import { usualFailOn } from "./list/of-check.ts";
import type { CheckPlan } from "../plan.ts";

/** Reads `fail_on` and `on_error`. Throws a `Failure` INVALID_INPUT. */
export function readOutcome(given: Given): Outcome {
  return { failOn: oneOf(given, "fail_on", failOns) ?? "error", onError: oneOf(given, "on_error", onErrors) ?? "fail" };
}

/** Reads `fail_on` of a single check. Throws a `Failure` INVALID_INPUT. */
export function readFailOn(given: Given, check: string): FailOn {
  return oneOf(given, "fail_on", failOns) ?? usualFailOn(check);
}

/** The words of the other option, which people mix up: both mean the same. */
const synonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fail_on: { fail: "error" },
  on_error: { error: "fail" },
};

function oneOf<T extends string>(given: Given, name: string, values: readonly T[]): T | undefined {
  const text = given.one(name);
  const value = values.find((each) => each === (text === undefined ? text : (synonyms[name]?.[text] ?? text)));
  if (text === undefined || value !== undefined) return value;
  const params = {
    field: given.naming(name),
    expected: values.join(", "),
    given: `"${printable(text, 60)}"`,
    suggestion: suggest(text, values),
  };
  throw failure("input.option", params, { reason: name });
}

/**
 * Reads the baseline file; null if none is named. The code for it is then not loaded. Throws a `Failure` INVALID_INPUT if it is missing
 * or not a baseline.
 */
export async function readBaseline(given: Given, folder = "."): Promise<BaselineFile | null> {
  const isUpdated = given.isSet("update_baseline");
  const name = given.one("baseline");
  if (name === undefined && !isUpdated) return null;
  return (await import("../output/baseline-file.ts")).readBaselineFile(name, { given, folder, isUpdated });
}

/** Returns the policy that judges a result in addition to its thresholds; null if there is none. */
export function gatePolicyOf(
  { targets, waivers, isWhole, config }: CheckPlan,
  file: BaselineFile | null,
  { now, language }: { readonly now: Date; readonly language: Language },
): GatePolicy | null {
  const rules = targets.map((target) => target.rules);
  if (file === null && waivers.length === 0 && rules.every((each) => Object.keys(each).length === 0)) return null;
  const demands = targets.map((target) => target.demands);
  const ofRun = config?.values.rules ?? {};
  return { rules, demands, ofRun, waivers, isWhole, baseline: file?.before ?? null, now, language };
}
