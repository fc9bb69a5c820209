import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprint } from "../../src/core/result/fingerprint.ts";
import { severities, type Severity } from "../../src/core/result/interpretation.ts";
import {
  usualOutcome,
  type Baseline,
  type Demand,
  type GatePolicy,
  type RuleLevel,
  type Waiver,
} from "../../src/core/policy.ts";
import type {
  GateCheck,
  GateFinding,
  GateIncompleteCheck,
  GateResult,
  GateTarget,
  GateVerdict,
} from "../../src/core/result/result.ts";
import { baselineOf, knownTo } from "../../src/gate/baseline.ts";
import { endingOf } from "../../src/gate/outcome.ts";
import { applyPolicy } from "../../src/gate/policy.ts";
import { totalsOf, worstVerdict } from "../../src/gate/totals.ts";

const url = "https://shop.example/";
const now = new Date("2026-06-15T12:00:00Z");

type Status = GateCheck["status"];

function check(id: string, status: Status, more: Partial<GateCheck> = {}): GateCheck {
  const actual = status === "unknown" ? null : "D";
  return { id, status, expected: "B", source: "default", actual, message: "Missed.", ...more };
}

function finding(id: string, severity: Severity = "medium", subject?: string): GateFinding {
  const about = subject === undefined ? {} : { subject };
  return { id, severity, cause: "c", action: "a", ...about, fingerprint: fingerprint(id, url, subject) };
}

function target(
  checks: readonly GateCheck[],
  findings: readonly GateFinding[] = [],
  open: readonly GateIncompleteCheck[] = [],
): GateTarget {
  const statuses = checks.map(({ status }) => (status === "waived" || status === "off" ? "pass" : status));
  const verdict = worstVerdict(statuses);
  const cost = { connections: 1, requests: 1, roundTrips: 1, ms: 1 };
  const common = { url, finalUrl: url, address: null, verdict, checks, origins: [], findings, unknowns: [], cost };
  return { ...common, ...(open.length > 0 && { incompleteChecks: open }) };
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

interface Decided extends Partial<Omit<GatePolicy, "rules" | "demands">> {
  readonly rules?: Readonly<Record<string, RuleLevel>>;
  readonly demands?: Readonly<Record<string, Demand>>;
}

function judge(given: GateTarget, { rules = {}, demands = {}, ...others }: Decided): GateResult {
  const policy = { waivers: [], isWhole: true, baseline: null, now, language: "en", ...others } as const;
  return applyPolicy(resultOf(given), { ...policy, rules: [rules], demands: [demands] });
}

function waiver(rule: string, until = "2026-12-31"): Waiver {
  return { rule, reason: "known to us", until };
}

const csp = "http.csp-missing";
const allOff = [check("ssl", "off"), check("headers", "off", { actual: null })];
const down: GateIncompleteCheck = { check: "http", reason: "http.server-error", message: "The server answers 503." };

test.for<readonly [what: string, given: GateTarget, decided: Decided, verdict: GateVerdict, code: number]>([
  ["no rule", target(allOff, [], [down]), {}, "pass", 0],
  ["an error", target(allOff, [], [down]), { rules: { [csp]: "error" } }, "unknown", 3],
  [
    "an error with thresholds that are met",
    target([check("ssl", "pass")], [], [down]),
    { rules: { [csp]: "error" } },
    "unknown",
    3,
  ],
  ["a warning", target(allOff, [], [down]), { rules: { [csp]: "warn" } }, "pass", 0],
  ["off", target(allOff, [], [down]), { rules: { [csp]: "off" } }, "pass", 0],
  ["an error of another check", target(allOff, [], [down]), { rules: { "ssl.expired": "error" } }, "pass", 0],
  [
    "an error that is waived",
    target(allOff, [], [down]),
    { rules: { [csp]: "error" }, waivers: [waiver(csp)] },
    "pass",
    0,
  ],
  [
    "an error whose waiver has expired",
    target(allOff, [], [down]),
    { rules: { [csp]: "error" }, waivers: [waiver(csp, "2026-01-01")] },
    "unknown",
    3,
  ],
  ["an error that was found anyway", target(allOff, [finding(csp)], [down]), { rules: { [csp]: "error" } }, "fail", 1],
  [
    "an error with a failed threshold",
    target([check("ssl", "fail")], [], [down]),
    { rules: { [csp]: "error" } },
    "fail",
    1,
  ],
])("%s of a check that was not measured", ([, given, decided, verdict, code]) => {
  const result = judge(given, decided);

  expect(result.verdict).toBe(verdict);
  expect({ pass: 0, fail: 1, unknown: 3, bug: 4 }[endingOf(result, usualOutcome)]).toBe(code);
});

test("an unmeasured check is reported once, with its reason", () => {
  const rules = { [csp]: "error", "http.hsts-missing": "error", "http.leak-version": "warn" } as const;

  const [judged] = judge(target(allOff, [], [down]), { rules }).targets;

  expect(judged).toMatchObject({ reason: "http.server-error", message: "The server answers 503." });
  expect(judged?.findings).toMatchObject([
    {
      id: "gate.rule-unmeasured",
      subject: "http",
      severity: "medium",
      cause: "We could not check http.csp-missing, http.hsts-missing: The server answers 503.",
    },
    { id: "gate.rule-unmeasured", severity: "info" },
  ]);
});

const demand = { level: "error", source: "file" } as const;
const ofOwasp = { owasp: demand };
const bare = check("owasp", "fail", { expected: true, actual: false, measured: { status: "warn" } });
const cookie = finding("owasp.cookie-insecure");
const obsolete = finding("ssl.tls10");

/** The problems when the baseline was written, the problems now, and the expected result. */
test.for<
  readonly [what: string, before: GateTarget, after: GateTarget, decided: Decided, verdict: GateVerdict, says: string]
>([
  ["the same", target([check("ssl", "fail")], [obsolete]), target([check("ssl", "fail")], [obsolete]), {}, "pass", ""],
  [
    "a grade with a new reason",
    target([check("ssl", "fail", { actual: "F" })], [obsolete]),
    target([check("ssl", "fail", { actual: "F" })], [obsolete, finding("ssl.expired", "critical")]),
    {},
    "fail",
    "ssl.expired",
  ],
  [
    "a grade with a new reason that is waived",
    target([check("ssl", "fail")], [obsolete]),
    target([check("ssl", "fail")], [obsolete, finding("ssl.ssl3", "high")]),
    { waivers: [waiver("ssl.ssl3")] },
    "pass",
    "",
  ],
  [
    "a grade with a new reason that is off",
    target([check("ssl", "fail")], [obsolete]),
    target([check("ssl", "fail")], [obsolete, finding("ssl.ssl3", "high")]),
    { rules: { "ssl.ssl3": "off" } },
    "pass",
    "",
  ],
  [
    "a new finding of low severity",
    target([check("ssl", "fail")], [obsolete]),
    target([check("ssl", "fail")], [obsolete, finding("ssl.no-tls13", "low")]),
    {},
    "pass",
    "",
  ],
  [
    "a new finding of another check",
    target([check("ssl", "fail")], [obsolete]),
    target([check("ssl", "fail")], [obsolete, finding(csp, "medium")]),
    {},
    "pass",
    "",
  ],
  [
    "a coming expiry, which min_days covers",
    target([check("ssl", "fail")], [obsolete]),
    target([check("ssl", "fail")], [obsolete, finding("ssl.expires-very-soon", "high")]),
    {},
    "pass",
    "",
  ],
  [
    "an expired intermediate certificate",
    target([check("ssl", "fail")], [obsolete]),
    target([check("ssl", "fail")], [obsolete, finding("ssl.intermediate-expired", "critical")]),
    {},
    "fail",
    "ssl.intermediate-expired",
  ],
  [
    "plain HTTP of another kind",
    target([check("https", "fail", { actual: false, kind: "https-bypassed" })]),
    target([check("https", "fail", { actual: false, kind: "https-missing" })]),
    {},
    "fail",
    "",
  ],
  [
    "plain HTTP with a new redirect finding",
    target([check("https", "fail", { actual: false, kind: "https-bypassed" })], [finding("http.redirect-missing")]),
    target(
      [check("https", "fail", { actual: false, kind: "https-bypassed" })],
      [finding("http.redirect-missing"), finding("http.redirect-downgrade", "high")],
    ),
    {},
    "fail",
    "http.redirect-downgrade",
  ],
  [
    "plain HTTP with a new header finding",
    target([check("https", "fail", { actual: false, kind: "https-bypassed" })]),
    target([check("https", "fail", { actual: false, kind: "https-bypassed" })], [finding(csp, "medium")]),
    {},
    "pass",
    "",
  ],
  ["a status", target([bare], [cookie]), target([bare], [cookie]), { demands: ofOwasp }, "pass", ""],
  [
    "a status that worsened",
    target([bare], [cookie]),
    target([{ ...bare, measured: { status: "fail" } }], [cookie]),
    { demands: ofOwasp },
    "fail",
    "worse than its baseline entry",
  ],
  [
    "a status with a new reason",
    target([bare], [cookie]),
    target([bare], [cookie, finding("owasp.end-of-life", "high", "nginx")]),
    { demands: ofOwasp },
    "fail",
    "owasp.end-of-life",
  ],
  [
    "maxSeverity, and a new finding that it accepts",
    target([bare], [cookie]),
    target([bare], [cookie, finding("owasp.tls-weak")]),
    { demands: { owasp: { ...demand, maxSeverity: "medium" } } },
    "pass",
    "",
  ],
  [
    "maxSeverity, and a new finding that exceeds it",
    target([bare], [cookie]),
    target([bare], [cookie, finding("owasp.leak-header", "low")]),
    { demands: { owasp: { ...demand, maxSeverity: "info" } } },
    "fail",
    "owasp.leak-header",
  ],
  [
    "several limits, with a lower grade",
    target([{ ...bare, measured: { grade: "C" } }]),
    target([{ ...bare, measured: { grade: "D" } }]),
    { demands: { owasp: { ...demand, minGrade: "B", maxSeverity: "low" } } },
    "fail",
    "worse than its baseline entry",
  ],
  [
    "a demand with the name of a threshold",
    target([check("checks.ssl", "fail")], [obsolete]),
    target([check("checks.ssl", "fail")], [obsolete, finding("ssl.ssl3", "high")]),
    { demands: { ssl: { ...demand, minGrade: "B" } } },
    "fail",
    "ssl.ssl3",
  ],
])("the baseline and %s", ([, before, after, decided, verdict, says]) => {
  const baseline = baselineOf(resultOf(before), null);

  const [judged] = judge(after, { ...decided, baseline }).targets;

  expect(judged?.verdict).toBe(verdict);
  expect(judged?.checks[0]?.message).toContain(says);
  expect(judged?.checks[0]?.baselineState).toBe(verdict === "pass" ? "unchanged" : undefined);
});

test.for(["ssl.expired", "ssl.expires-soon", "ssl.expires-very-soon", "ssl.intermediate-expires-early"])(
  "%s is never in a baseline",
  (id) => {
    const given = target([check("ssl", "pass")], [finding(id)]);
    const { url: at, id: rule, fingerprint: identity } = { ...finding(id), url };
    const forged: Baseline = {
      schema: "portcullis/baseline@1",
      entries: [{ target: at, rule, fingerprint: identity }],
    };

    expect(baselineOf(resultOf(given), null).entries).toEqual([]);
    expect(baselineOf(resultOf(target([check("ssl", "unknown")])), forged).entries).toEqual([]);
    expect(knownTo(forged).finding(finding(id), given)).toBe(false);
    expect(judge(given, { baseline: forged, rules: { [id]: "error" } }).verdict).toBe("fail");
  },
);

test("findings about waivers and about the gate itself are in no baseline", () => {
  const rules = { "ssl.expired": "error" } as const;
  const overdue = [waiver(csp, "2026-06-14")];
  const open = [{ ...down, check: "ssl" }];

  const judged = judge(target([check("headers", "pass")], [finding(csp)], open), { waivers: overdue, rules });

  expect(judged.targets[0]?.findings.map(({ id }) => id)).toEqual(["gate.waiver-expired", "gate.rule-unmeasured", csp]);
  expect(baselineOf(judged, null).entries.map(({ rule }) => rule)).toEqual([csp]);
});

test("an unmeasured target keeps its entries, and its waivers stay valid", () => {
  const baseline = baselineOf(resultOf(target([check("headers", "fail")], [finding(csp)])), null);
  const open = target([check("headers", "pass")], [], [{ ...down, reason: "http.page-unread" }]);

  const entries = baseline.entries.filter(({ rule }) => rule === csp);
  expect(baselineOf(resultOf(open), baseline)).toEqual({ ...baseline, entries });
  expect(judge(open, { baseline: { ...baseline, entries }, waivers: [waiver("http.*")] }).notices).toBeUndefined();
  expect(judge(open, { waivers: [waiver("ssl.*")] }).notices?.map(({ id }) => id)).toEqual(["gate.waiver-unneeded"]);
  expect(judge(open, { baseline }).notices?.[0]?.message).toContain("(1): gate.headers");
});

const checksOf = { ssl: "ssl", headers: "http", owasp: "owasp" } as const;
const ids = {
  ssl: ["ssl.tls10", "ssl.ssl3", "ssl.untrusted", "ssl.expired"],
  http: [csp, "http.hsts-missing", "http.redirect-loop"],
  owasp: ["owasp.cookie-insecure", "owasp.end-of-life"],
} as const;
const someFinding = fc
  .record({
    id: fc.constantFrom(...Object.values(ids).flat()),
    severity: fc.constantFrom(...severities),
    subject: fc.constantFrom("a", "b"),
  })
  .map(({ id, severity, subject }) => finding(id, severity, subject));
const someDemand = fc.constantFrom<Partial<Demand>>(
  {},
  { minGrade: "B" },
  { minScore: 80 },
  { maxSeverity: "low" },
  { minGrade: "B", maxSeverity: "high" },
);
const scene = fc.record({
  missed: fc.subarray(["ssl", "headers", "owasp"] as const, { minLength: 1 }),
  findings: fc.array(someFinding, { maxLength: 4 }),
  more: someFinding,
  refined: someDemand,
});

test("a new finding of at least medium severity reopens the threshold of its check", () => {
  fc.assert(
    fc.property(scene, ({ missed, findings, more, refined }) => {
      const demands = { owasp: { ...demand, ...refined } };
      const fresh = { ...more, severity: severities[Math.min(2, severities.indexOf(more.severity))] ?? "medium" };
      const added = { ...fresh, subject: "new", fingerprint: fingerprint(more.id, url, "new") };
      const checks = missed.map((id) => check(id, "fail"));
      const baseline = baselineOf(resultOf(target(checks, findings)), null);
      const concerned = missed.filter((id) => added.id.startsWith(`${checksOf[id]}.`));

      const [judged] = judge(target(checks, [...findings, added]), { baseline, demands }).targets;

      const known = judged?.checks.filter(({ baselineState }) => baselineState === "unchanged").map(({ id }) => id);
      expect(known).not.toEqual(expect.arrayContaining(concerned.length > 0 ? concerned : ["none"]));
      expect(judged?.verdict === "pass" && concerned.length > 0).toBe(false);
    }),
  );
});

test("a baseline of the current state contains every missed threshold, except expired days", () => {
  fc.assert(
    fc.property(scene, ({ missed, findings, refined }) => {
      const demands = { owasp: { ...demand, ...refined } };
      const given = target(
        missed.map((id) => check(id, "fail")),
        findings.filter(({ id }) => id !== "ssl.expired"),
      );

      expect(judge(given, { baseline: baselineOf(resultOf(given), null), demands }).verdict).toBe("pass");
    }),
  );
});
