import { expect, test } from "vitest";
import { type Waiver } from "../core/policy.ts";
import type { GateTarget, GateVerdict } from "../core/result/result.ts";
import { matchesUrl } from "../core/target/url-pattern.ts";
import { baselineOf } from "./baseline.ts";
import { applyPolicy } from "./policy.ts";
import {
  check,
  csp,
  failing,
  finding,
  policyOf,
  resultOf,
  target,
  url,
  waiver,
} from "../../test/gate/policy-samples.ts";

test.for<readonly [what: string, waivers: readonly Waiver[], at: string, verdict: GateVerdict]>([
  ["no waiver", [], "2026-06-15T12:00:00Z", "fail"],
  ["both are waived", [waiver("gate.ssl"), waiver(csp)], "2026-06-15T00:00:00Z", "pass"],
  ["the last millisecond of the last day", [waiver("gate.*"), waiver("http.*")], "2026-06-15T23:59:59.999Z", "pass"],
  ["the day is over", [waiver("gate.*"), waiver("http.*")], "2026-06-16T00:00:00Z", "fail"],
  ["only one is waived", [waiver("gate.ssl")], "2026-06-15T12:00:00Z", "fail"],
  [
    "another host",
    [waiver("gate.ssl", { url: "https://other.example/**" }), waiver(csp)],
    "2026-06-15T12:00:00Z",
    "fail",
  ],
  [
    "a pattern of hosts",
    [waiver("gate.ssl", { url: "https://*.example/**" }), waiver(csp)],
    "2026-06-15T12:00:00Z",
    "pass",
  ],
  ["an unneeded waiver", [waiver("gate.ssl"), waiver(csp), waiver("http.leak")], "2026-06-15T12:00:00Z", "warn"],
  [
    "an unneeded waiver that has expired",
    [waiver("gate.ssl"), waiver(csp), waiver("http.leak", { until: "2026-01-01" })],
    "2026-06-15T12:00:00Z",
    "warn",
  ],
  [
    "an expired waiver that was renewed",
    [waiver("gate.ssl"), waiver(csp), waiver(csp, { until: "2026-01-01" })],
    "2026-06-15T12:00:00Z",
    "warn",
  ],
])("%s", ([, waivers, at, verdict]) => {
  const judged = applyPolicy(resultOf(failing), policyOf({ rules: { [csp]: "error" }, waivers, now: new Date(at) }));

  expect(judged.verdict).toBe(verdict);
  expect(judged.targets[0]?.findings.filter(({ id }) => id === csp)).toHaveLength(1);
});

test("waived checks and findings show their reason and are counted", () => {
  const judged = applyPolicy(resultOf(failing), policyOf({ waivers: [waiver("gate.ssl"), waiver("http.*")] }));

  const waived = { reason: "known to us", until: "2026-06-15" };
  expect(judged.targets[0]?.checks[0]).toMatchObject({ id: "ssl", status: "waived", waived });
  expect(judged.targets[0]?.findings).toMatchObject([{ id: csp, level: "none", waived }]);
  expect(judged.totals.waived).toBe(1);
  expect(judged.notices).toBeUndefined();
});

const passing = target([check("ssl", "pass")]);

const missed = target([check("ssl", "fail")]);

const overdue = waiver("gate.ssl", { until: "2026-06-14" });

test("an expired waiver fails the target and says so", () => {
  const given = target([check("ssl", "pass")], [finding(csp)]);

  const judged = applyPolicy(resultOf(given), policyOf({ waivers: [waiver(csp, { until: "2026-06-14" })] }));

  expect(judged.verdict).toBe("fail");
  expect(judged.targets[0]?.findings[0]).toMatchObject({
    id: "gate.waiver-expired",
    level: "error",
    subject: csp,
    cause: "The waiver for http.csp-missing expired on 2026-06-14. Its reason was: known to us",
  });
});

test.for<readonly [what: string, given: GateTarget, parts: Parameters<typeof policyOf>[0], verdict: GateVerdict]>([
  [
    "an expired waiver warns",
    missed,
    { waivers: [overdue], rules: { "gate.waiver-expired": "warn", "gate.ssl": "warn" } },
    "warn",
  ],
  [
    "an expired waiver excuses nothing",
    missed,
    { waivers: [overdue], rules: { "gate.waiver-expired": "warn" } },
    "fail",
  ],
  ["an unneeded waiver by default", passing, { waivers: [overdue] }, "warn"],
  [
    "an unneeded waiver of level error",
    passing,
    { waivers: [overdue], ofRun: { "gate.waiver-unneeded": "error" } },
    "fail",
  ],
  [
    "an unneeded waiver whose rule is off",
    passing,
    { waivers: [overdue], ofRun: { "gate.waiver-unneeded": "off" } },
    "pass",
  ],
  ["a baseline entry that is fixed", passing, { baseline: baselineOf(resultOf(missed), null) }, "pass"],
  [
    "a baseline entry that is fixed, with level warn",
    passing,
    { baseline: baselineOf(resultOf(missed), null), ofRun: { "gate.baseline-mended": "warn" } },
    "warn",
  ],
  [
    "a demand of level warn whose rule has level error",
    target([check("pqc", "warn")]),
    { rules: { "gate.pqc": "error" } },
    "fail",
  ],
])("%s", ([, given, parts, verdict]) => {
  const judged = applyPolicy(resultOf(given), policyOf(parts));

  expect(judged.verdict).toBe(verdict);
  expect((judged.notices ?? []).map(({ id }) => parts.ofRun?.[id])).not.toContain("off");
});

test("a waiver of a rule that could not be measured is not reported as unneeded", () => {
  const judged = applyPolicy(resultOf(target([check("ssl", "unknown")])), policyOf({ waivers: [waiver("gate.ssl")] }));

  expect(judged.verdict).toBe("unknown");
  expect(judged.notices).toBeUndefined();
});

test("a run with a part of the targets does not report waivers of the others", () => {
  const waivers = [waiver("http.*", { url: "https://other.example/**" }), waiver("http.leak", { url })];

  const { notices } = applyPolicy(resultOf(target([check("ssl", "pass")])), policyOf({ waivers, isWhole: false }));

  expect(notices?.map(({ message }) => message)).toEqual([
    "The waiver for http.leak at https://shop.example/ until 2026-06-15 is not needed. Remove it.",
  ]);
});

test.for<readonly [pattern: string, given: string, is: boolean]>([
  ["https://a.example/", "https://a.example/", true],
  ["https://a.example/", "https://a.example/x", false],
  ["https://a.example/*", "https://a.example/x", true],
  ["https://a.example/*", "https://a.example/", true],
  ["https://a.example/*", "https://a.example/x/y", false],
  ["https://a.example/*/z", "https://a.example/x/y/z", false],
  ["https://a.example/**", "https://a.example/x/y", true],
  ["https://a.example/**/z", "https://a.example/x/y/z", true],
  ["https://a.example/**/z", "https://a.example/x/y/zz", false],
  ["https://*.example/**", "https://a.b.example/x", true],
  ["https://*.example/**", "https://evil.test/.example/", false],
  ["**", "https://a.example/", true],
  ["*", "https://a.example/", false],
  [`${"**a".repeat(300)}b`, `https://${"a".repeat(2000)}`, false],
])("%s matches %s: %s", ([pattern, given, is]) => {
  expect(matchesUrl(pattern, given)).toBe(is);
});
