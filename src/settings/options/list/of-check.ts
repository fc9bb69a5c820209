import { parameters, type CheckParameters } from "../../../checks/parameters.ts";
import { type FailOn, failOns } from "../../../core/policy.ts";
import { crowds, policyOptions, reports, waiting } from "./gate.ts";
import { access, measuring, remote, reusing } from "./measuring.ts";
import { remembering, storing } from "./serving.ts";
import type { Option } from "../options.ts";

/** Options of `portcullis exposure` that the environment cannot set. */
const ruling: readonly Option[] = [
  {
    name: "rules",
    stays: "here",
    isFile: true,
    value: "FILE",
    about: "Also use the exposure rules in this file; see npx portcullis rules test",
  },
];

/** Options of `portcullis lookalike` that the environment cannot set. */
const listing: readonly Option[] = [
  { name: "csv", isFlag: true, about: "Print the registered names as comma-separated values instead of the report" },
];

/** Returns the options of a check: its parameters without the subject, and the options for how and where to measure. */
export function optionsOf(id: string): readonly Option[] {
  const known: Readonly<Record<string, CheckParameters>> = parameters;
  const entry = Object.hasOwn(known, id) ? known[id] : undefined;
  const own = id === "gate" ? [...policyOptions, ...reports, ...waiting, ...crowds] : [failing(id)];
  if (id === "exposure") own.push(...ruling);
  if (id === "lookalike") own.push(...listing);
  if (entry?.takesMaxAge) own.push(...reusing);
  return entry
    ? [...entry.options, ...(entry.readsStore ? storing : remembering), ...own, ...measuring, ...access, ...remote]
    : measuring;
}

/** The `fail_on` option of a single check. */
function failing(id: string): Option {
  return {
    name: "fail_on",
    value: failOns.join("|"),
    about: `End with exit code 1 on status fail, on warn as well, or never; unknown stays 3 (default ${usualFailOn(id)})`,
  };
}

/** Checks that decide about a deployment fail by default. All others only report. */
const deciding: ReadonlySet<string> = new Set(["gate", "golive"]);

/** Returns the default of `fail_on` for a check. */
export function usualFailOn(id: string): FailOn {
  return deciding.has(id) ? "error" : "never";
}
