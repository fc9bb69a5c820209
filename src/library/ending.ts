import { codeOfEnding, endingOf } from "../gate/outcome.ts";
import { readOutcome } from "../settings/options/policy.ts";
import { readGiven } from "../settings/options/given.ts";
import { outcomeOf } from "./outcomes.ts";
import { checkNames, toBag, toOption } from "./read.ts";
import type { GateResult } from "./types.ts";

/** How a result ends a process. These options override those of the `gate` call: see `GateOptions`. */
export interface EndingOptions {
  readonly failOn?: "error" | "warn" | "never" | undefined;
  readonly onError?: "fail" | "warn" | "pass" | undefined;
}

/**
 * Returns the exit code of the command line: 0 passed, 1 failed, 3 unknown, 4 internal error. The options here override those of the `gate`
 * call and its configuration. For a result that was read from a file, only the options here count. Throws a `Failure` if a value is
 * invalid.
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
