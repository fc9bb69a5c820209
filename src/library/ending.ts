import { codeOfEnding, endingOf } from "../gate/outcome.ts";
import { readOutcome } from "../settings/options/policy.ts";
import { readGiven } from "../settings/options/given.ts";
import { outcomeOf } from "./outcomes.ts";
import { checkNames, toBag, toOption } from "./read.ts";
import type { GateResult } from "./types.ts";

/** How a result ends a process, where that was not said when it was asked for: see `GateOptions`. */
export interface EndingOptions {
  readonly failOn?: "error" | "warn" | "never" | undefined;
  readonly onError?: "fail" | "warn" | "pass" | undefined;
}

/**
 * The exit code that the command line ends with: 0 passed, 1 failed, 3 not known, 4 a bug of ours. What `gate` was asked with, and
 * its configuration, count; of a result that was read from a file only what is said here. Throws a `Failure` at what is no such value.
 */
export function exitCode(result: GateResult, options: EndingOptions = {}): 0 | 1 | 3 | 4 {
  const bag = toBag(options, "options");
  checkNames(bag, ["failOn", "onError"]);
  const given = readGiven({ source: "option", value: (name) => bag[toOption(name)], naming: toOption }, {}, []);
  const before = outcomeOf(result);
  const said = readOutcome(given);
  return codeOfEnding[
    endingOf(result, {
      failOn: bag["failOn"] === undefined ? before.failOn : said.failOn,
      onError: bag["onError"] === undefined ? before.onError : said.onError,
    })
  ];
}
