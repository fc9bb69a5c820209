import { expect, test } from "vitest";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../core/result/result.ts";
import { toJson } from "./kinds/json.ts";
import { painter } from "./paint.ts";
import { prettyGate } from "./pretty.ts";
import { cut, pad, widthOf, wrap } from "./width.ts";

const checks: readonly GateCheck[] = [
  { id: "ssl", status: "pass", expected: "B", source: "default", actual: "A", message: "" },
  {
    id: "headers",
    status: "fail",
    expected: "C",
    source: "flag",
    actual: "D",
    message: "the security headers are graded D, below C.",
    action: "Mend them.",
  },
  {
    id: "days",
    status: "unknown",
    expected: 14,
    source: "default auto",
    actual: null,
    message: "could not be measured.",
  },
  { id: "https", status: "off", expected: false, source: "environment", actual: true, message: "" },
];

const finding: GateFinding = {
  id: "http.csp-missing",
  severity: "high",
  cause: "No Content-Security-Policy is sent.",
  action: "Send one with a nonce-based script-src, and look at the reports of browsers before you enforce it.",
  fingerprint: "0".repeat(64),
};

function target(changes: Partial<GateTarget> = {}): GateTarget {
  return {
    url: "https://shop.example/",
    finalUrl: "https://shop.example/",
    address: "192.0.2.10",
    verdict: "fail",
    checks,
    origins: [],
    findings: [finding],
    unknowns: ["revocation"],
    cost: { connections: 3, requests: 2, roundTrips: 4, ms: 212 },
    ...changes,
  };
}

function result(...targets: readonly GateTarget[]): GateResult {
  const totals = { pass: 0, warn: 0, fail: targets.length, unknown: 0, waived: 0 };
  return {
    schema: "portcullis/gate@2",
    verdict: "fail",
    generatedAt: "2026-11-20T12:00:00.000Z",
    tool: { name: "portcullis", version: "0.1.0" },
    targets,
    totals,
  };
}

const plain = { language: "en", paint: painter(false), width: 80 } as const;

test("the report gives the verdict, then each threshold, each finding, and the cost", () => {
  expect(prettyGate(result(target()), plain)).toBe(
    [
      "✗ FAIL  https://shop.example/                            1 of 3 below, 1 unknown",
      "",
      "  ssl       A      ≥ B        ✓  default",
      "  headers   D      ≥ C        ✗  flag",
      "  days      ?      ≥ 14       ?  default auto",
      "  https     yes    –          –  environment",
      "",
      "  high      http.csp-missing — No Content-Security-Policy is sent.",
      "            → Send one with a nonce-based script-src, and look at the reports of",
      "              browsers before you enforce it.",
      "",
      "  not counted: revocation",
      "",
      "  To pass:",
      "    headers   Start with http.csp-missing.",
      "    Details: npx portcullis explain http.csp-missing",
      "",
      "  192.0.2.10 · 3 connections · 4 round trips · 0.21 s",
      "",
    ].join("\n"),
  );
});

test.for([
  [1, "1 connection"],
  [29, "29 connections"],
] as const)("several targets end with the connections of the whole run: %s", ([connections, told]) => {
  const both = { ...result(target(), target()), cost: { connections, requests: 100 } };

  expect(prettyGate(both, plain)).toContain(`2 targets: 0 passed, 2 failed, 0 unknown, ${told}`);
  expect(prettyGate({ ...both, targets: [target()] }, plain)).not.toContain(`, ${told}`);
});

test("no line is wider than the terminal, in either language, whatever the target sends", () => {
  const long = "한국어 ".repeat(60) + "x".repeat(300) + "✅⚡❌".repeat(20) + "❤\ufe0f".repeat(50);
  const nasty = target({
    url: `https://${"a".repeat(300)}.example/`,
    findings: [{ ...finding, cause: long, action: long, subject: long }],
    checks: (["days", "https"] as const).map((id) => {
      return { id, status: "fail", expected: 3, actual: 2.13, source: long, message: long };
    }),
    origins: [
      { origin: long, grade: "A+", daysLeft: -100 },
      { origin: "b.example", grade: null, daysLeft: null },
    ],
    unknowns: [long],
    message: long,
    finalUrl: long,
  });
  for (const language of ["en", "ko"] as const) {
    for (const width of [40, 60, 80]) {
      const lines = prettyGate(result(nasty, nasty), { ...plain, language, width }).split("\n");
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
    }
  }
});

test("a reason that does not fit after its threshold is shown completely below it", () => {
  const url = `http://${"long-label.".repeat(8)}example/`;
  const late: GateCheck = {
    id: "https",
    status: "fail",
    expected: true,
    source: "default",
    actual: false,
    message: `${url} does not redirect to https.`,
  };
  const lines = prettyGate(result(target({ checks: [late], findings: [] })), plain).split("\n");
  const row = lines.findIndex((line) => line.startsWith("  https"));

  expect(lines[row]).toBe("  https     no     required   ✗  default");
  expect(
    lines
      .slice(row + 1, row + 3)
      .join("")
      .replaceAll(" ", ""),
  ).toBe(late.message.replaceAll(" ", ""));
  expect(lines.slice(row + 1, row + 3).every((line) => line.startsWith(" ".repeat(12)))).toBe(true);
});

test("a short reason follows its threshold", () => {
  const message = "http://a.example/ does not redirect to https.";
  const check: GateCheck = { id: "https", status: "fail", expected: true, source: "flag", actual: false, message };

  expect(prettyGate(result(target({ checks: [check] })), plain)).toContain(
    `  https     no     required   ✗  ${message}\n`,
  );
});

test("columns never touch, and a value that depends on an unknown lifetime is unknown", () => {
  const days = { id: "days", source: "default auto", message: "" } as const;
  const text = prettyGate(
    result(
      target({
        checks: [
          { ...days, status: "pass", expected: 14, actual: -1234.56 },
          { ...days, status: "unknown", expected: null, actual: null },
        ],
      }),
    ),
    plain,
  );

  expect(text).toContain("  days      -1234.56 ≥ 14       ✓");
  expect(text).toContain("  days      ?      ≥ ?        ?");
});

test("everything that does not count is listed, on as many lines as needed", () => {
  const unknowns = Array.from({ length: 8 }, (_, index) => `revocation (host${index}.shop.example)`);

  const english = prettyGate(result(target({ unknowns })), plain);
  const korean = prettyGate(result(target({ unknowns: ["revocation", "SSLv3"] })), { ...plain, language: "ko" });

  expect(english.replace(/\s+/g, " ")).toContain(`not counted: ${unknowns.join(", ")} `);
  expect(korean).toContain("판단에 넣지 않음: 폐기 여부, SSLv3");
});

test("each of several origins is shown", () => {
  const origins = [
    { origin: "shop.example", grade: "A", daysLeft: 60 },
    { origin: "www.shop.example:8443", grade: null, daysLeft: null },
    { origin: "a.example", grade: "A+", daysLeft: 1 },
  ] as const;

  expect(prettyGate(result(target({ origins })), plain)).toContain(
    [
      "  shop.example           A   60 days",
      "  www.shop.example:8443  ?   ?",
      "  a.example              A+  1 day",
      "",
    ].join("\n"),
  );
  expect(prettyGate(result(target({ origins: origins.slice(0, 1) })), plain)).not.toContain("60 days");
});

const known = ["http.a", "http.b", "http.a"].map((id, index) => ({
  ...finding,
  id,
  subject: `${index}`,
  severity: index === 1 ? ("medium" as const) : finding.severity,
  baselineState: "unchanged" as const,
}));

test("findings in the baseline are named in one line, also where the target fails", () => {
  const some = result(target({ findings: [finding, ...known] }));
  const [named, hinted] = [plain, { ...plain, known: "hinted" as const }].map((options) => prettyGate(some, options));

  expect(named).toContain("\n  in the baseline: 3 (high 2, medium 1): http.a, http.b\n");
  expect(hinted).toContain("\n  in the baseline: 3 (high 2, medium 1): http.a, http.b; --verbose lists them\n");
  expect(named).toContain("http.csp-missing — ");
  expect(named).not.toContain("http.a (");
  expect(prettyGate(some, { ...plain, known: "listed" })).toContain("http.a (0) — ");
});

test("more rules in the baseline than a line holds are counted", () => {
  const findings = Array.from({ length: 10 }, (_, index) => ({
    ...finding,
    id: `http.${index}`,
    baselineState: "unchanged" as const,
  }));

  expect(prettyGate(result(target({ findings })), { ...plain, width: 200 })).toContain("http.7, +2\n");
});

test("severities are in the reader's language", () => {
  const severities = ["critical", "high", "medium", "low"] as const;
  const findings = severities.map((severity) => ({ ...finding, severity, id: `http.${severity}` }));
  const korean = prettyGate(result(target({ findings })), { ...plain, language: "ko" });

  expect(korean.match(/^ {2}(?:치명적|높음 {2}|중간 {2}|낮음 {2}) {2}http\.\w+ — /gm)).toHaveLength(4);
});

test("the report is complete without colours", () => {
  const coloured = prettyGate(result(target()), { ...plain, paint: painter(true) });

  // oxlint-disable-next-line no-control-regex -- the escape sequences are what is removed
  expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(prettyGate(result(target()), plain));
  expect(coloured).toContain("\u001b[31m");
});

test("nothing from a target reaches the terminal as a control character", () => {
  const evil = "\u001b]0;owned\u0007\u009b31m\u202egpj.exe\r\n::error::x";
  const text = prettyGate(
    result(
      target({
        url: evil,
        finalUrl: evil,
        message: evil,
        findings: [{ ...finding, cause: evil, action: evil, subject: evil }],
        unknowns: [evil],
      }),
    ),
    plain,
  );

  // oxlint-disable-next-line no-control-regex -- control characters are the point
  expect(text.replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
  expect(text.split("\n").some((line) => line.startsWith("::"))).toBe(false);
});

test("JSON escapes terminal control characters without changing a value", () => {
  const value = { text: "\u001b[31m \u009b \u202e \u2066 한국어" };

  // oxlint-disable-next-line no-control-regex -- control characters are the point
  expect(toJson(value)).not.toMatch(/[\u007f-\u009f\u001b\u202a-\u202e\u2066-\u2069]/);
  expect(JSON.parse(toJson(value))).toEqual(value);
});

test.for([
  ["plain", "shop", 4],
  ["Hangul takes two columns", "한국어", 6],
  ["a combining mark takes none", "e\u0301", 1],
  ["an emoji takes two", "🔒", 2],
  ["an emoji below the pictographs takes two", "✅⚡❌", 6],
  ["a text made an emoji takes two", "❤\ufe0f", 2],
  ["a text that may be an emoji takes one", "❤", 1],
  ["a keycap takes two", "1\ufe0f\u20e3", 2],
  ["a lone variation selector takes none", "\ufe0f", 0],
  ["marks of the report take one", "✗✓·→≥", 5],
] as const)("width: %s", ([, text, width]) => {
  expect(widthOf(text)).toBe(width);
  expect(widthOf(pad(text, 20))).toBe(20);
  expect(widthOf(cut(text.repeat(30), 11))).toBeLessThanOrEqual(11);
  expect(wrap(`${text} `.repeat(30), 13).every((line) => widthOf(line) <= 13)).toBe(true);
});
