import { fingerprint } from "../../src/core/result/fingerprint.ts";
import { severities } from "../../src/core/result/interpretation.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget, GateVerdict } from "../../src/core/result/result.ts";
import type { ReportKind } from "../../src/report/kind-names.ts";
import { kinds } from "../../src/report/kinds.ts";
import type { ReportPlace } from "../../src/report/place.ts";

/** One threshold in a gate's result. */
export function check(id: string, status: GateCheck["status"], change: Partial<GateCheck> = {}): GateCheck {
  const action = status === "fail" ? { action: `Mend ${id}.` } : {};
  const message = status === "fail" ? `${id} is graded D, below B.` : "";
  return { id, status, expected: "B", source: "default", actual: "A", message, ...action, ...change };
}

/** One problem. */
export function finding(id: string, change: Partial<GateFinding> = {}): GateFinding {
  const words = { cause: `${id} was found.`, action: `Mend ${id}.` };
  return {
    id,
    severity: "medium",
    ...words,
    fingerprint: fingerprint(id, "https://shop.example/", change.subject),
    ...change,
  };
}

const met = ["ssl", "headers", "days", "https"].map((id) => check(id, "pass"));

/** One target. */
export function target(verdict: GateVerdict, change: Partial<GateTarget> = {}): GateTarget {
  return {
    url: "https://shop.example/",
    finalUrl: "https://shop.example/",
    address: "192.0.2.10",
    verdict,
    checks: met,
    origins: [{ origin: "shop.example", grade: "A", daysLeft: 60 }],
    findings: [],
    unknowns: [],
    cost: { connections: 3, requests: 2, roundTrips: 4, ms: 210 },
    ...change,
  };
}

const worstFirst = ["fail", "unknown", "warn", "pass"] as const satisfies readonly GateVerdict[];

/** The result of some targets. */
export function resultOf(targets: readonly GateTarget[], change: Partial<GateResult> = {}): GateResult {
  const count = (verdict: GateVerdict): number => targets.filter((each) => each.verdict === verdict).length;
  const findings = targets.flatMap((each) => each.findings);
  return {
    schema: "portcullis/gate@2",
    verdict: worstFirst.find((verdict) => count(verdict) > 0) ?? "unknown",
    generatedAt: "2026-11-20T12:00:00.000Z",
    tool: { name: "portcullis", version: "0.1.0" },
    targets,
    totals: {
      pass: count("pass"),
      warn: count("warn"),
      fail: count("fail"),
      unknown: count("unknown"),
      waived: findings.filter(({ waived }) => waived).length,
    },
    ...change,
  };
}

const failed = target("fail", {
  checks: [
    check("ssl", "fail", { actual: "D" }),
    check("headers", "pass"),
    check("days", "off"),
    check("https", "pass"),
  ],
  findings: [
    finding("ssl.expires-soon", { severity: "high" }),
    finding("http.leak-version", { severity: "low", subject: "server" }),
    finding("http.leak-version", { severity: "low", subject: "x-powered-by" }),
    finding("ssl.given-authority", { severity: "info" }),
  ],
});

const unmeasured = "It could not be measured.";
const unknown = target("unknown", {
  url: "https://gone.example:8443/a%20b?token=1",
  finalUrl: null,
  address: null,
  reason: "tcp.refused",
  message: "gone.example refused the connection on port 8443.",
  checks: ["ssl", "headers", "days", "https"].map((id) => check(id, "unknown", { actual: null, message: unmeasured })),
  origins: [],
});

const waived = { reason: "The vendor mends it in January.", until: "2027-01-31" };
const excused = target("warn", {
  name: "shop",
  checks: [...met.slice(1), check("ssl", "waived", { actual: "D", waived }), check("pqc", "warn", { message: "No." })],
  findings: [
    finding("http.csp-missing", { level: "error", waived }),
    finding("http.framing-missing", { level: "warn" }),
    finding("http.referrer-missing", { level: "none", baselineState: "unchanged" }),
  ],
});

const many = Array.from({ length: 300 }, (_, index) =>
  finding(`http.problem-${index}`, { severity: severities[index % 5] ?? "low", subject: `header-${index}` }),
);

/** The scenes of the report tests. */
export const scenes: Readonly<Record<string, GateResult>> = {
  "a pass without findings": resultOf([target("pass")]),
  "a failure": resultOf([failed]),
  "nothing measured": resultOf([unknown]),
  "every threshold off, and no site": resultOf([
    {
      ...unknown,
      checks: unknown.checks.map((each) => ({ ...each, status: "off" as const, expected: "off" as const })),
    },
  ]),
  "several targets": resultOf([target("pass", { url: "http://[2001:db8::1]:8080/x/" }), failed, unknown]),
  "waivers and a baseline": resultOf([excused], {
    notices: [
      { id: "gate.baseline-mended", level: "error", message: "A waiver has expired." },
      { id: "gate.waiver-unneeded", level: "warn", message: "Nothing needs a waiver." },
      { id: "gate.waiver-unneeded", level: "warn", message: "Nothing needs another one." },
    ],
  }),
  "a finding that fails": resultOf([target("fail", { findings: [finding("http.csp-missing", { level: "error" })] })]),
  "the same finding twice": resultOf([target("pass", { findings: [finding("http.x"), finding("http.x")] })]),
  "300 findings": resultOf([target("pass", { findings: many })]),
  "words in Korean": resultOf([
    target("fail", {
      checks: [
        check("headers", "fail", { message: "보안 헤더 등급은 D로, 기준 C에 못 미칩니다.", action: "고치십시오." }),
      ],
      findings: [finding("http.csp-missing", { cause: "Content-Security-Policy가 없습니다.", action: "보내십시오." })],
    }),
  ]),
};

/** A place without a known repository. */
export const nowhere: ReportPlace = { language: "en", source: null, pipeline: null, rules: new Map() };

/** Where a workflow names its targets. */
export const workflow: ReportPlace = {
  ...nowhere,
  pipeline: "github",
  source: {
    path: ".github/workflows/my gate.yml",
    text: "name: gate\non: push\n# https://shop.example/other\nurl: https://shop.example\nurl: gone.example:8443\n",
  },
};

/** Writes a report. */
export async function write(kind: ReportKind, result: GateResult, place: ReportPlace = nowhere): Promise<string> {
  return (await kinds[kind].load())(result, place);
}
