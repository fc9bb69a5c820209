import { stripVTControlCharacters } from "node:util";
import type { Reporter } from "vitest/node";

/**
 * How often a failed test is repeated. On a busy machine, a program or a socket may be too slow once; a wrong verdict is wrong twice, and
 * properties keep their seed.
 */
export const retry = 1;

/** Names the repeated tests and why, also where they passed then: `.ci/run` lists them. */
export const repeated: Reporter = {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.retryCount) return;
    const { errors = [] } = test.result();
    const reasons = errors.map(({ message }) => stripVTControlCharacters(message).split("\n")[0]);
    console.log(`REPEATED ${test.module.relativeModuleId} > ${test.fullName}: ${reasons.join("; ")}`);
  },
};
