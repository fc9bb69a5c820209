import { expect, test } from "vitest";
import type { GateCheck, GateFinding, GateTarget } from "../core/result/result.ts";
import { nextStepLines } from "./next-steps.ts";
import { painter, type PrettyOptions } from "./paint.ts";

const plain: PrettyOptions = { language: "en", paint: painter(false), width: 80 };

function check(id: string, changes: Partial<GateCheck> = {}): GateCheck {
  const fixed = { expected: "B", source: "default", actual: "D", message: `${id} is below.` } as const;
  return { id, status: "fail", action: `Fix the ${id} findings, worst first.`, ...fixed, ...changes };
}

function finding(id: string, changes: Partial<GateFinding> = {}): GateFinding {
  return { id, severity: "high", cause: `${id} is there.`, action: "Remove it.", fingerprint: id, ...changes };
}

function target(checks: readonly GateCheck[], findings: readonly GateFinding[]): GateTarget {
  return {
    url: "https://shop.example/",
    finalUrl: "https://shop.example/",
    address: "192.0.2.10",
    verdict: "fail",
    checks,
    origins: [],
    findings,
    unknowns: [],
    cost: { connections: 3, requests: 2, roundTrips: 4, ms: 212 },
  };
}

const waived = { until: "2099-01-01", reason: "known" };

test.for<
  readonly [what: string, checks: readonly GateCheck[], findings: readonly GateFinding[], steps: readonly string[]]
>([
  ["nothing fails", [check("ssl", { status: "pass" })], [finding("http.csp-missing")], []],
  [
    "a missed grade starts with the worst finding of its check",
    [check("ssl"), check("headers")],
    [finding("ssl.expired", { severity: "critical" }), finding("http.csp-missing"), finding("ssl.weak")],
    ["ssl       Start with ssl.expired.", "headers   Start with http.csp-missing."],
  ],
  [
    "a finding of another check explains no grade",
    [check("headers")],
    [finding("ssl.expired", { severity: "critical" })],
    ["headers   Fix the headers findings, worst first."],
  ],
  [
    "waived, known and informational findings are no first step",
    [check("headers")],
    [
      finding("http.csp-missing", { waived }),
      finding("http.framing-missing", { baselineState: "unchanged" }),
      finding("http.isolation-missing", { severity: "info" }),
    ],
    ["headers   Fix the headers findings, worst first."],
  ],
  [
    "days and https have actions of their own",
    [check("days", { action: "Renew the certificate." }), check("https", { action: "Close port 80." })],
    [finding("ssl.weak"), finding("http.csp-missing")],
    ["days      Renew the certificate.", "https     Close port 80."],
  ],
  [
    "a required check with the name of a threshold is explained by its own findings",
    [check("checks.ssl")],
    [finding("http.csp-missing"), finding("ssl.weak")],
    ["checks.ssl  Start with ssl.weak."],
  ],
  [
    "a rule at error fails the target by itself, and is named once",
    [check("headers", { status: "pass" })],
    [
      finding("http.csp-missing", { level: "error", subject: "a" }),
      finding("http.csp-missing", { level: "error", subject: "b" }),
      finding("http.framing-missing", { level: "warn" }),
    ],
    ["http      Fix http.csp-missing."],
  ],
  ["a known threshold does not count", [check("headers", { baselineState: "unchanged" })], [], []],
])("%s", ([, checks, findings, steps]) => {
  const lines = nextStepLines(target(checks, findings), plain);

  const [blank, title, ...rows] = lines.filter((line) => !line.includes("Details:"));
  expect(rows.map((row) => row.trim())).toEqual(steps);
  expect([blank, title]).toEqual(steps.length === 0 ? [undefined, undefined] : ["", "  To pass:"]);
});

test("the command that explains a finding names the first one", () => {
  const lines = nextStepLines(target([check("headers")], [finding("http.csp-missing")]), plain);

  expect(lines.at(-1)).toBe("    Details: npx portcullis explain http.csp-missing");
});

test.for(["never", "error"] as const)("the steps do not depend on what fails the build: fail-on %s", (failOn) => {
  const failed = target([check("headers")], []);

  const lines = nextStepLines(failed, { ...plain, outcome: { failOn, onError: "fail" } });

  expect(lines).toEqual(nextStepLines(failed, plain));
  expect(lines).toContain("    headers   Fix the headers findings, worst first.");
});

test("with fail-on warn a warning has a step too", () => {
  const lines = nextStepLines(target([check("headers", { status: "warn" })], []), {
    ...plain,
    outcome: { failOn: "warn", onError: "fail" },
  });

  expect(lines).toContain("    headers   Fix the headers findings, worst first.");
});
