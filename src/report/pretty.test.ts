import { expect, test } from "vitest";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../core/result.ts";
import { toJson } from "./json.ts";
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
    schema: "portcullis/gate@1",
    verdict: "fail",
    generatedAt: "2026-11-20T12:00:00.000Z",
    tool: { name: "portcullis", version: "0.1.0" },
    targets,
    totals,
  };
}

const plain = { language: "en", paint: painter(false), width: 80 } as const;

test("the report says the verdict first, then each threshold, each finding, and the cost", () => {
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
      "            Send one with a nonce-based script-src, and look at the reports of",
      "            browsers before you enforce it.",
      "",
      "  not counted: revocation",
      "",
      "  192.0.2.10 · 3 connections · 4 round trips · 0.21 s",
      "",
    ].join("\n"),
  );
});

test("no line is wider than the terminal, in either language, whatever the target sends", () => {
  const long = "한국어 ".repeat(60) + "x".repeat(300);
  const nasty = target({
    url: `https://${"a".repeat(300)}.example/`,
    findings: [{ ...finding, cause: long, action: long, subject: long }],
  });
  for (const language of ["en", "ko"] as const) {
    for (const width of [40, 60, 80]) {
      const lines = prettyGate(result(nasty, nasty), { ...plain, language, width }).split("\n");
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
    }
  }
});

test("colour only adds", () => {
  const coloured = prettyGate(result(target()), { ...plain, paint: painter(true) });

  // oxlint-disable-next-line no-control-regex -- the escape sequences are what is removed
  expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(prettyGate(result(target()), plain));
  expect(coloured).toContain("\u001b[31m");
});

test("nothing a target sends reaches the terminal as a control character", () => {
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

test("JSON escapes what a terminal would obey, and changes no value", () => {
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
  ["marks of the report take one", "✗✓·→≥", 5],
] as const)("width: %s", ([, text, width]) => {
  expect(widthOf(text)).toBe(width);
  expect(widthOf(pad(text, 20))).toBe(20);
  expect(widthOf(cut(text.repeat(30), 11))).toBeLessThanOrEqual(11);
  expect(wrap(`${text} `.repeat(30), 13).every((line) => widthOf(line) <= 13)).toBe(true);
});
