import * as fc from "fast-check";
import { expect, test } from "vitest";
import { grades, type Grade } from "../core/grade/grade.ts";
import { failOns, onErrors, type RuleLevel } from "../core/policy.ts";
import type { GateTarget, GateVerdict } from "../core/result/result.ts";
import { baselineOf } from "./baseline.ts";
import { endingOf } from "./outcome.ts";
import { applyPolicy } from "./policy.ts";
import { check, csp, finding, policyOf, resultOf, target } from "../../test/gate/policy-samples.ts";

test.for<readonly [what: string, given: GateTarget, rules: Readonly<Record<string, RuleLevel>>, verdict: GateVerdict]>([
  ["a finding without a level", target([check("ssl", "pass")], [finding(csp)]), {}, "pass"],
  ["a finding that is an error", target([check("ssl", "pass")], [finding(csp)]), { [csp]: "error" }, "fail"],
  ["a finding that warns", target([check("ssl", "pass")], [finding(csp)]), { [csp]: "warn" }, "warn"],
  ["a finding that is off", target([check("ssl", "pass")], [finding(csp)]), { [csp]: "off" }, "pass"],
  ["an error that was not found", target([check("ssl", "pass")]), { [csp]: "error" }, "pass"],
  ["a threshold that warns", target([check("ssl", "fail")]), { "gate.ssl": "warn" }, "warn"],
  ["one of two thresholds", target([check("ssl", "fail"), check("days", "fail")]), { "gate.ssl": "warn" }, "fail"],
  ["an unknown threshold whose rule warns", target([check("ssl", "unknown")]), { "gate.ssl": "warn" }, "unknown"],
  ["an error with an unknown threshold", target([check("ssl", "unknown")], [finding(csp)]), { [csp]: "error" }, "fail"],
  [
    "a warning with an unknown threshold",
    target([check("ssl", "unknown")], [finding(csp)]),
    { [csp]: "warn" },
    "unknown",
  ],
])("%s", ([, given, rules, verdict]) => {
  const judged = applyPolicy(resultOf(given), policyOf({ rules }));

  expect(judged.targets[0]?.verdict).toBe(verdict);
  expect(judged.verdict).toBe(verdict);
  expect(judged.totals[verdict]).toBe(1);
});

test("findings of rules that are off are counted", () => {
  const given = resultOf(target([check("ssl", "pass")], [finding(csp), finding("http.leak")]));

  const { targets } = applyPolicy(given, policyOf({ rules: { [csp]: "off" } }));

  expect(targets[0]).toMatchObject({ suppressedCount: 1, findings: [{ id: "http.leak" }] });
});

test("failOn and onError decide how a verdict ends the run", () => {
  const results = {
    pass: resultOf(target([check("ssl", "pass")])),
    warn: resultOf(target([check("ssl", "warn")])),
    fail: resultOf(target([check("ssl", "fail")])),
    unknown: resultOf(target([check("ssl", "unknown")])),
    both: resultOf(target([check("ssl", "fail")]), target([check("ssl", "unknown")])),
    bug: resultOf({ ...target([check("ssl", "fail")]), reason: "internal" }),
  };
  const table = Object.entries(results).map(([name, result]) => {
    const row = failOns.map((failOn) => onErrors.map((onError) => endingOf(result, { failOn, onError })).join(" "));
    return `${name}: ${row.join(" | ")}`;
  });

  // Columns: fail_on error, warn, never. In each column: on_error fail, warn, pass.
  expect(table).toEqual([
    "pass: pass pass pass | pass pass pass | pass pass pass",
    "warn: pass pass pass | fail fail fail | pass pass pass",
    "fail: fail fail fail | fail fail fail | pass pass pass",
    "unknown: unknown pass pass | unknown fail pass | unknown pass pass",
    "both: fail fail fail | fail fail fail | unknown pass pass",
    "bug: bug bug bug | bug bug bug | bug bug bug",
  ]);
});

const ids = ["http.csp-missing", "http.leak", "ssl.expired"];

const statuses = ["pass", "fail", "unknown", "off"] as const;

const someTarget = fc
  .record({
    statuses: fc.array(fc.constantFrom(...statuses), { minLength: 4, maxLength: 4 }),
    actual: fc.constantFrom<Grade>(...grades),
    ids: fc.subarray(ids),
  })
  .map(({ statuses: [ssl = "pass", headers = "pass", days = "pass", https = "pass"], actual, ids: found }) =>
    target(
      [
        check("ssl", ssl, ssl === "unknown" ? null : actual),
        check("headers", headers),
        check("days", days, days === "unknown" ? null : 3),
        check("https", https, https === "unknown" ? null : https === "pass"),
      ],
      found.map((id) => finding(id)),
    ),
  );

const someWaiver = fc.record({
  rule: fc.constantFrom(...ids, "http.*", "gate.*", "gate.ssl", "gate.days"),
  reason: fc.constant("x"),
  until: fc.constantFrom("2026-06-14", "2026-06-15", "2026-12-31"),
});

const somePolicy = fc
  .record({
    rules: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom<RuleLevel>("off", "warn", "error")),
    gate: fc.dictionary(fc.constantFrom("gate.ssl", "gate.https"), fc.constantFrom<RuleLevel>("warn", "error")),
    waivers: fc.array(someWaiver, { maxLength: 4 }),
    known: fc.option(someTarget),
  })
  .map(({ rules, gate, waivers, known }) =>
    policyOf({ rules: { ...rules, ...gate }, waivers, baseline: known && baselineOf(resultOf(known), null) }),
  );

const rank = ["pass", "warn", "unknown", "fail"] as const satisfies readonly GateVerdict[];

test("no policy makes an unknown target pass, and none hides a finding whose rule is not off", () => {
  fc.assert(
    fc.property(someTarget, somePolicy, (given, policy) => {
      const [before, after] = [resultOf(given), applyPolicy(resultOf(given), policy)];
      const [judged] = after.targets;
      const isOpen = given.checks.some(({ status }) => status === "unknown");
      const shown = (judged?.findings ?? []).filter(({ id }) => id !== "gate.waiver-expired");
      const off = given.findings.filter(({ id }) => policy.rules[0]?.[id] === "off").length;

      expect(isOpen && (after.verdict === "pass" || after.verdict === "warn")).toBe(false);
      expect(shown.length + (judged?.suppressedCount ?? 0)).toBe(before.targets[0]?.findings.length);
      expect(judged?.suppressedCount ?? 0).toBe(off);
      expect(after.totals.waived).toBe(shown.filter(({ waived }) => waived).length);
      expect(judged?.checks.map(({ id, actual }) => [id, actual])).toEqual(
        given.checks.map(({ id, actual }) => [id, actual]),
      );
    }),
  );
});

test("neither a valid waiver nor a baseline worsens the verdict of a target", () => {
  fc.assert(
    fc.property(someTarget, somePolicy, someWaiver, (given, policy, more) => {
      const one = applyPolicy(resultOf(given), policy).targets[0]?.verdict ?? "pass";
      const valid = { ...more, until: "2026-12-31" };
      const waived = applyPolicy(resultOf(given), { ...policy, waivers: [...policy.waivers, valid] });
      const known = applyPolicy(resultOf(given), { ...policy, baseline: baselineOf(resultOf(given), null) });

      expect(rank.indexOf(waived.targets[0]?.verdict ?? "fail")).toBeLessThanOrEqual(rank.indexOf(one));
      expect(rank.indexOf(known.targets[0]?.verdict ?? "fail")).toBeLessThanOrEqual(rank.indexOf(one));
    }),
  );
});
