import { expect, test } from "vitest";
import type { Severity } from "../../../src/core/result/interpretation.ts";
import { failure } from "../../../src/core/failure.ts";
import { compareMoments, problemsAt } from "./compare.ts";
import type { Moment, MomentCheck } from "./moments.ts";

function checkOf(
  id: string,
  ...findings: readonly (readonly [id: string, topic?: string | undefined, subject?: string])[]
): MomentCheck {
  const severity: Severity = "medium";
  return {
    id,
    status: "warn",
    findings: findings.map(([problem, topic, subject]) => ({
      id: problem,
      params: {},
      severity,
      ...(topic !== undefined && { topic }),
      ...(subject !== undefined && { subject }),
    })),
  };
}

function momentOf(...checks: readonly MomentCheck[]): Moment {
  return { at: 0, checks };
}

const failed: MomentCheck = { id: "http", failure: failure("internal", {}).facts };

test.for<
  readonly [
    name: string,
    from: Moment,
    to: Moment,
    difference: readonly [fixed: string[], added: string[], same: string[]],
  ]
>([
  ["nothing changed", momentOf(checkOf("ssl", ["a"])), momentOf(checkOf("ssl", ["a"])), [[], [], ["a"]]],
  [
    "one fixed, one new",
    momentOf(checkOf("ssl", ["a"], ["b"])),
    momentOf(checkOf("ssl", ["b"], ["c"])),
    [["a"], ["c"], ["b"]],
  ],
  [
    "another subject",
    momentOf(checkOf("ssl", ["a", undefined, "x"])),
    momentOf(checkOf("ssl", ["a", undefined, "y"])),
    [["a"], ["a"], []],
  ],
  // A check without a result has not fixed anything.
  ["a check that failed", momentOf(checkOf("http", ["a"])), momentOf(failed), [[], [], []]],
  ["a check that is new", momentOf(checkOf("ssl")), momentOf(checkOf("ssl"), checkOf("http", ["a"])), [[], [], []]],
  [
    "one problem of two checks",
    momentOf(checkOf("ssl", ["hsts", "hsts.missing"]), checkOf("http", ["hsts", "hsts.missing"])),
    momentOf(checkOf("ssl"), checkOf("http", ["hsts", "hsts.missing"])),
    [[], [], ["hsts"]],
  ],
])("%s", ([, from, to, [fixed, added, unchanged]]) => {
  const difference = compareMoments(from, to);

  expect(Object.values(difference).map((each: readonly { readonly id: string }[]) => each.map(({ id }) => id))).toEqual(
    [fixed, added, unchanged],
  );
});

test("a problem that two checks report counts once", () => {
  const moment = momentOf(checkOf("ssl", ["hsts", "hsts.missing"]), checkOf("http", ["hsts", "hsts.missing"], ["csp"]));

  expect(problemsAt(moment).size).toBe(2);
});
