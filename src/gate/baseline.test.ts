import { expect, test } from "vitest";
import { type Baseline, type GatePolicy, type RuleLevel, type Waiver } from "../core/policy.ts";
import type { GateFinding, GateResult, GateTarget, GateVerdict } from "../core/result/result.ts";
import { baselineOf, baselineText } from "./baseline.ts";
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

test("a baseline accepts known problems, and fails new or worse ones", () => {
  const before = baselineOf(resultOf(failing), null);
  const rules = { "http.leak": "error", [csp]: "error" } as const;
  const judge = (given: GateTarget): GateResult => applyPolicy(resultOf(given), policyOf({ rules, baseline: before }));

  expect(judge(failing)).toMatchObject({
    verdict: "pass",
    targets: [
      {
        checks: [{ status: "warn", baselineState: "unchanged" }, {}],
        findings: [{ level: "none", baselineState: "unchanged" }],
      },
    ],
  });
  expect(judge(target([check("ssl", "fail", "C")], [finding(csp)])).verdict).toBe("pass");
  expect(judge(target([check("ssl", "fail", "F")], [finding(csp)])).verdict).toBe("fail");
  expect(judge(target([check("ssl", "fail")], [finding(csp), finding("http.leak")])).verdict).toBe("fail");
  expect(judge(target([check("ssl", "unknown")], [finding(csp)])).verdict).toBe("unknown");
  expect(judge(target([check("ssl", "pass", "A")])).notices?.[0]?.message).toBe(
    "Fixed but still in the baseline (2): gate.ssl (https://shop.example/), http.csp-missing (https://shop.example/). Remove these entries with --update-baseline.",
  );
});

test("a baseline never contains the days threshold", () => {
  const given = resultOf(target([check("days", "fail", 3)]));

  const baseline = baselineOf(given, null);

  expect(baseline.entries).toEqual([]);
  expect(applyPolicy(given, policyOf({ baseline })).verdict).toBe("fail");
});

test("a baseline keeps unmeasured entries, leaves out waived findings, and does not depend on the order of targets", () => {
  const other = target([check("ssl", "pass")], [finding(csp, "https://other.example/")], "https://other.example/");
  const before = baselineOf(resultOf(failing, other), null);
  const open = target([check("ssl", "unknown")]);
  const waived = target([check("ssl", "pass")], [{ ...finding(csp), waived: { reason: "x", until: "2027-01-01" } }]);

  expect(baselineOf(resultOf(open), before)).toEqual(before);
  expect(baselineText(baselineOf(resultOf(other, failing), null))).toBe(baselineText(before));
  expect(baselineOf(resultOf(waived), before).entries.map((entry) => entry.target)).toEqual(["https://other.example/"]);
  expect(baselineText(before).split("\n")).toHaveLength(7 + before.entries.length + 3);
  expect(JSON.parse(baselineText(before))).toEqual(before);
});

/** A target that certain versions of the checks have measured. */

function measuredBy(versions: Readonly<Record<string, number>>, findings: readonly GateFinding[]): GateTarget {
  const origins = [{ origin: "shop.example", grade: "A", daysLeft: 60 }] as const;
  return { ...target([check("ssl", "pass", "A"), check("headers", "pass", "A")], findings), origins, versions };
}

const now7 = { ssl: 7, http: 7, pqc: 7, dns: 7 };

const severe = (id: string, severity: GateFinding["severity"] = "high"): GateFinding => ({ ...finding(id), severity });

const clean = baselineOf(resultOf(measuredBy(now7, [])), null);

const demand = (level: RuleLevel): NonNullable<GatePolicy["demands"]> => [{ pqc: { level, source: "file" } }];

const firstFormat = { schema: "portcullis/baseline@1", entries: [] } as const;

interface News {
  readonly found: GateFinding;
  readonly baseline?: Baseline | null;
  readonly rules?: Readonly<Record<string, RuleLevel>>;
  readonly demands?: NonNullable<GatePolicy["demands"]>;
  readonly versions?: Readonly<Record<string, number>>;
  readonly waivers?: readonly Waiver[];
}

test.for<readonly [what: string, news: News, verdict: GateVerdict]>([
  ["a high finding of http", { found: severe("http.x") }, "fail"],
  ["a critical finding of ssl", { found: severe("ssl.x", "critical") }, "fail"],
  ["a medium finding", { found: severe("http.x", "medium") }, "pass"],
  ["a high finding without a baseline", { found: severe("http.x"), baseline: null }, "pass"],
  [
    "a known one",
    { found: severe("http.x"), baseline: baselineOf(resultOf(measuredBy(now7, [severe("http.x")])), null) },
    "pass",
  ],
  [
    "one of a target that the baseline has never measured",
    { found: severe("http.x"), baseline: baselineOf(resultOf(), null) },
    "fail",
  ],
  [
    "a known one that is left at one address",
    {
      found: { ...severe("http.x"), subject: "192.0.2.1:8443", fingerprint: "other" },
      baseline: baselineOf(resultOf(measuredBy(now7, [severe("http.x")])), null),
    },
    "pass",
  ],
  [
    "one at one address with another subject",
    {
      found: { ...severe("http.x"), subject: "server @ 2001:db8::1, 192.0.2.1", fingerprint: "other" },
      baseline: baselineOf(resultOf(measuredBy(now7, [severe("http.x")])), null),
    },
    "fail",
  ],
  ["one of an expired certificate", { found: severe("ssl.expired", "critical") }, "pass"],
  ["one of a certificate that expires soon", { found: severe("ssl.expires-soon") }, "pass"],
  ["one of a registration that expires", { found: severe("pqc.expires-7"), demands: demand("error") }, "pass"],
  ["one of a check's own certificate", { found: severe("pqc.tls-expiring"), demands: demand("error") }, "pass"],
  ["one of the gate itself", { found: severe("gate.unstable") }, "pass"],
  ["one of a check that is not demanded", { found: severe("pqc.x") }, "pass"],
  ["one of a demanded check", { found: severe("pqc.x"), demands: demand("error") }, "fail"],
  ["one of a demanded check that only warns", { found: severe("pqc.x"), demands: demand("warn") }, "warn"],
  ["one of a demanded check that is off", { found: severe("pqc.x"), demands: demand("off") }, "pass"],
  ["one whose rule warns", { found: severe("http.x"), rules: { "http.x": "warn" } }, "warn"],
  ["one whose rule is off", { found: severe("http.x"), rules: { "http.x": "off" } }, "pass"],
  ["one that is waived", { found: severe("http.x"), waivers: [waiver("http.x")] }, "pass"],
  ["one of another version of the check", { found: severe("http.x"), versions: { ...now7, http: 8 } }, "warn"],
  ["one of the same version, beside another one", { found: severe("ssl.x"), versions: { ...now7, http: 8 } }, "fail"],
  ["one of a server that tells no version", { found: severe("http.x"), versions: {} }, "warn"],
  [
    "one of another version with a rule",
    { found: severe("http.x"), versions: {}, rules: { "http.x": "error" } },
    "fail",
  ],
  ["one with a baseline of the first format", { found: severe("http.x"), baseline: firstFormat }, "warn"],
])("a finding that a baseline does not have: %s", ([, news, verdict]) => {
  const { found, baseline = clean, versions = now7, ...others } = news;

  const judged = applyPolicy(resultOf(measuredBy(versions, [found])), policyOf({ ...others, baseline }));

  expect(judged.targets[0]?.verdict).toBe(verdict);
  expect(judged.targets[0]?.checks.map(({ status }) => status)).toEqual(["pass", "pass"]);
});

test("a baseline of other versions says so until it is renewed, and a rule may make that count", () => {
  const measured = resultOf(measuredBy({ ...now7, http: 8 }, [severe("http.x")]));
  const judge = (baseline: Baseline, ofRun: NonNullable<GatePolicy["ofRun"]> = {}): GateResult =>
    applyPolicy(measured, policyOf({ baseline, ofRun }));
  const renewed = baselineOf(measured, clean);

  expect(judge(clean).notices).toMatchObject([{ id: "gate.baseline-outdated", level: "warn" }]);
  expect(judge(clean).notices?.[0]?.message).toMatch(/^Other versions of these checks made the baseline: http\. /);
  expect(judge(firstFormat).notices?.[0]?.message).toContain(": ssl, http.");
  expect(judge(clean, { "gate.baseline-outdated": "error" }).verdict).toBe("fail");
  expect(judge(clean, { "gate.baseline-outdated": "off" }).notices).toBeUndefined();
  expect(judge(renewed)).toMatchObject({ verdict: "pass" });
  expect(judge(renewed).notices).toBeUndefined();
});

test("a finding that is left at one address is not mended", () => {
  const baseline = baselineOf(resultOf(measuredBy(now7, [severe("http.x")])), null);
  const left = { ...severe("http.x"), subject: "192.0.2.1", fingerprint: "other" };

  expect(applyPolicy(resultOf(measuredBy(now7, [left])), policyOf({ baseline })).notices).toBeUndefined();
  expect(applyPolicy(resultOf(measuredBy(now7, [])), policyOf({ baseline })).notices).toHaveLength(1);
});

test("a known threshold that only another version of the check reopens warns", () => {
  const missedHeaders = check("headers", "fail", "D");
  const was = { ...measuredBy(now7, []), verdict: "fail" as const, checks: [missedHeaders] };
  const baseline = baselineOf(resultOf(was), null);
  const judge = (versions: Readonly<Record<string, number>>): GateVerdict =>
    applyPolicy(resultOf({ ...was, versions, findings: [severe("http.x", "medium")] }), policyOf({ baseline })).verdict;

  expect([judge(now7), judge({ ...now7, http: 8 })]).toEqual(["fail", "warn"]);
});

test("a baseline keeps the versions of what was not measured, and of other targets", () => {
  const other = { ...measuredBy({ ssl: 3, http: 3 }, []), url: "https://other.example/" };
  const before = baselineOf(resultOf(measuredBy(now7, []), other), null);
  const halfOpen = {
    ...measuredBy({ ssl: 8, http: 8 }, []),
    incompleteChecks: [{ check: "http", reason: "r", message: "m" }],
  };

  expect(baselineOf(resultOf(halfOpen), before)).toMatchObject({
    targets: [
      { url: "https://other.example/", checks: { ssl: 3, http: 3 } },
      { url, checks: { ssl: 8, http: 7 } },
    ],
  });
  const old = { schema: "portcullis/baseline@1", entries: [{ target: url, rule: csp, fingerprint: "f" }] } as const;
  expect(baselineOf(resultOf(), old)).toMatchObject({ targets: [{ url, checks: {} }] });
});
