import { existsSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The test files that take minutes, the longest first. A fresh clone has no measured times, so vitest would begin with the largest files, and
 * one of these would run alone at the end.
 */
const longest: readonly string[] = [
  "test/lab/clones/newcomer.lab.ts",
  "test/lab/gitlab.lab.ts",
  "test/lab/pages/account.lab.ts",
  "test/lab/store/channels.lab.ts",
  "test/lab/offers.lab.ts",
  "test/lab/store/jobs.lab.ts",
  "test/lab/nodes/rolling.lab.ts",
  "test/dist.full.test.ts",
  "test/mcp/same-answer.full.test.ts",
  "server/notifications/upgrade.full.test.ts",
  "test/action/examples.full.test.ts",
  "test/door/crowd.full.test.ts",
  "server/http/listener/drain.full.test.ts",
  "server/monitoring/kill.full.test.ts",
  "server/monitoring/hoster.full.test.ts",
  "test/remote/same-result.full.test.ts",
  "test/gate/waiting.full.test.ts",
  "test/api/examples.full.test.ts",
  "server/store/kill.full.test.ts",
  "test/server/anything.full.test.ts",
];

const missing = longest.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`test/longest-first.ts names files that are not there: ${missing.join(", ")}`);

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is not an array
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const at = longest.indexOf(relative(process.cwd(), moduleId));
  return at < 0 ? longest.length : at;
}
