import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprint } from "../core/result/fingerprint.ts";
import { grades, type Grade } from "../core/grade/grade.ts";
import { failOns, onErrors, type Baseline, type GatePolicy, type RuleLevel, type Waiver } from "../core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget, GateVerdict } from "../core/result/result.ts";
import { matchesUrl } from "../core/target/url-pattern.ts";
import { baselineOf, baselineText } from "./baseline.ts";
import { endingOf } from "./outcome.ts";
import { applyPolicy } from "./policy.ts";
import { totalsOf, worstVerdict } from "./totals.ts";

const url = "https://shop.example/";
const now = new Date("2026-06-15T12:00:00Z");

type Status = GateCheck["status"];

function check(id: string, status: Status, actual: GateCheck["actual"] = status === "unknown" ? null : "D"): GateCheck {
  return { id, status, expected: "B", source: "default", actual, message: "" };
}

function finding(id: string, target = url): GateFinding {
  return { id, severity: "medium", cause: "c", action: "a", fingerprint: fingerprint(id, target) };
}

function target(checks: readonly GateCheck[], findings: readonly GateFinding[] = [], at = url): GateTarget {
  const statuses = checks.map(({ status }) => status);
  const verdict: GateVerdict = worstVerdict(
    statuses.map((status) => (status === "waived" || status === "off" ? "pass" : status)),
  );
  const cost = { connections: 1, requests: 1, roundTrips: 1, ms: 1 };
  return { url: at, finalUrl: at, address: null, verdict, checks, origins: [], findings, unknowns: [], cost };
}

function resultOf(...targets: readonly GateTarget[]): GateResult {
  return {
    schema: "portcullis/gate@2",
    verdict: worstVerdict(targets.map(({ verdict }) => verdict)),
    generatedAt: now.toISOString(),
    tool: { name: "portcullis", version: "0.0.0" },
    targets,
    totals: totalsOf(targets),
  };
}

function policyOf(
  parts: Partial<Omit<GatePolicy, "rules">> & { readonly rules?: Readonly<Record<string, RuleLevel>> },
): GatePolicy {
  const { rules = {}, ...others } = parts;
  return { waivers: [], isWhole: true, baseline: null, now, language: "en", ...others, rules: [rules, rules, rules] };
}

function waiver(rule: string, more: Partial<Waiver> = {}): Waiver {
  return { rule, reason: "known to us", until: "2026-06-15", ...more };
}

const csp = "http.csp-missing";

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

const failing = target([check("ssl", "fail"), check("headers", "pass")], [finding(csp)]);

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
