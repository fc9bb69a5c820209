import { expect, test } from "vitest";
import { severities, type Severity } from "../../core/result/interpretation.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../../core/result/result.ts";
import { gateSummary } from "./summary.ts";
import { annotationsOf, limited } from "./annotations.ts";

function check(id: GateCheck["id"], status: GateCheck["status"], message = "", action?: string): GateCheck {
  return { id, status, expected: "B", source: "default", actual: null, message, ...(action && { action }) };
}

function finding(severity: Severity, name = "problem", changes: Partial<GateFinding> = {}): GateFinding {
  const words = { cause: `The ${name} is ${severity}.`, action: "Mend it.", fingerprint: "0".repeat(64) };
  return { id: `http.${name}`, severity, ...words, ...changes };
}

function target(changes: Partial<GateTarget> = {}): GateTarget {
  return {
    url: "https://shop.example/",
    finalUrl: "https://shop.example/",
    address: "192.0.2.10",
    verdict: "fail",
    checks: [],
    origins: [],
    findings: [],
    unknowns: [],
    cost: { connections: 1, requests: 1, roundTrips: 4, ms: 210 },
    ...changes,
  };
}

function result(...targets: readonly GateTarget[]): GateResult {
  return {
    schema: "portcullis/gate@2",
    verdict: "fail",
    generatedAt: "2026-11-20T12:00:00.000Z",
    tool: { name: "portcullis", version: "0.1.0" },
    targets,
    totals: { pass: 0, warn: 0, fail: targets.length, unknown: 0, waived: 0 },
  };
}

test("thresholds come before findings, and equal messages are merged", () => {
  const checks = [
    check("ssl", "unknown", "It could not be measured."),
    check("headers", "fail", "The headers are graded D.", "Mend them."),
    check("days", "unknown", "It could not be measured."),
    check("https", "pass"),
  ];
  const annotations = annotationsOf(
    result(target({ checks, message: "Nobody answered.", findings: [finding("critical")] })),
    "en",
  );

  expect(annotations.map(({ kind, title, message }) => [kind, title, message])).toEqual([
    ["error", "UNKNOWN ssl, days · https://shop.example/", "It could not be measured.\nNobody answered."],
    ["error", "FAIL headers · https://shop.example/", "The headers are graded D.\nMend them."],
    ["error", "http.problem · https://shop.example/", "The problem is critical.\nMend it."],
  ]);
});

test("every severity has its kind, and findings are sorted worst first over all targets", () => {
  const [mild, bad] = [severities.slice(2), severities.slice(0, 2)].map((some) =>
    target({ findings: some.map((severity) => finding(severity, severity)) }),
  );

  const annotations = annotationsOf(result(mild ?? target(), bad ?? target()), "en");

  expect(annotations.map(({ kind, title }) => [title.split(" ")[0], kind])).toEqual([
    // They cost nothing, so they are no errors.
    ["http.critical", "warning"],
    ["http.high", "warning"],
    ["http.medium", "warning"],
    ["http.low", "notice"],
    ["http.info", "notice"],
  ]);
});

test("a passing target gets no annotation for a note, unless a rule makes it count", () => {
  const findings = [finding("info", "known"), finding("info", "raised", { level: "warn" }), finding("low", "small")];

  const [passing, failing] = (["pass", "fail"] as const).map((verdict) =>
    annotationsOf(result(target({ verdict, findings })), "en").map(({ title }) => title.split(" ")[0]),
  );

  expect(passing).toEqual(["http.small", "http.raised"]);
  expect(failing).toEqual(["http.small", "http.known", "http.raised"]);
});

test("of 25 findings of a kind ten are shown, and the last one says that there are 15 more", () => {
  const findings = Array.from({ length: 25 }, (_, index) => finding("medium", `problem-${index}`));
  const all = [finding("high", "worse", { level: "error" }), ...findings, finding("low", "milder")];

  const shown = limited(annotationsOf(result(target({ findings: all })), "en"), "en");

  expect(shown).toHaveLength(12);
  const warnings = shown.filter(({ kind }) => kind === "warning");
  expect(warnings.map(({ title }) => title.split(" ")[0])).toEqual(
    Array.from({ length: 10 }, (_, index) => `http.problem-${index}`),
  );
  expect(warnings.filter(({ message }) => message.includes("more"))).toEqual([warnings.at(-1)]);
  expect(warnings.at(-1)?.message).toMatch(/\n\+15 more: they are in the results file\.$/);
  expect(limited(annotationsOf(result(target({ findings: all })), "ko"), "ko").at(-2)?.message).toContain("+15건");
});

test("ten findings of a kind are all shown, without a note about more", () => {
  const findings = Array.from({ length: 10 }, (_, index) => finding("medium", `problem-${index}`));
  const shown = limited(annotationsOf(result(target({ findings })), "en"), "en");

  expect([shown.length, shown.some(({ message }) => message.includes("more"))]).toEqual([10, false]);
});

const mebibyte = 1024 * 1024;

test("a huge summary stays below the limit and says how much is missing", () => {
  const long = "<`|&*_#@ 한국어 ".repeat(60);
  const findings = Array.from({ length: 60 }, (_, index) =>
    finding("high", `p${index}`, { cause: long, action: long }),
  );
  const all = result(...Array.from({ length: 40 }, () => target({ findings })));
  expect(JSON.stringify(all).length).toBeGreaterThan(2 * mebibyte);

  const summary = gateSummary(all, { language: "en", limit: 960 * 1024 });

  expect(Buffer.byteLength(summary)).toBeLessThan(960 * 1024);
  // Each target is listed; without room for its findings, their number is.
  expect(summary.match(/<details/g)).toHaveLength(40);
  expect(summary.match(/<\/details>/g)).toHaveLength(40);
  expect(summary).toContain("+10 more findings");
  expect(summary).toContain("+60 more findings");

  const short = gateSummary(all, { language: "en", limit: 10_000 });

  expect(Buffer.byteLength(short)).toBeLessThan(10_000);
  const told = short.match(/<details/g)?.length ?? 0;
  expect(told).toBeGreaterThan(0);
  expect(short).toContain(`+${40 - told} more targets`);
  expect(short.match(/<\/details>/g)).toHaveLength(told);
});

test("every block of a summary is HTML without empty lines, which would end it early", () => {
  const nasty = "\n\n# heading\n\n![x](https://evil.example)";
  const findings = [finding("high", "x", { cause: nasty, action: nasty, subject: nasty })];
  const checks = [check("https", "fail", nasty, nasty)];
  const origins = ["a.example", nasty].map((origin) => ({ origin, grade: null, daysLeft: null }));
  const changes = { url: nasty, finalUrl: `${nasty}/`, message: nasty, unknowns: [nasty], findings, checks, origins };

  for (const several of [false, true]) {
    const targets = several ? [target(changes), target(changes)] : [target(changes)];
    const blocks = gateSummary(result(...targets), { language: "ko", limit: mebibyte }).split(/\n{2,}/);
    expect(blocks.filter((each) => each !== "" && !/^<\/?(?:details|h3|p|table)[> ]/.test(each))).toEqual([]);
  }
});

test("a summary shows each requirement with its source, and the results of several origins", () => {
  const checks: readonly GateCheck[] = [
    { id: "ssl", status: "fail", expected: "B", source: "input", actual: "F", message: "Bad.", action: "Mend it." },
  ];
  const origins = [
    { origin: "shop.example", grade: "A", daysLeft: 71 },
    { origin: "www.shop.example", grade: "F", daysLeft: -1 },
  ] as const;

  const summary = gateSummary(result(target({ checks, origins, unknowns: ["revocation"] })), {
    language: "en",
    limit: mebibyte,
  });

  expect(summary).toContain("<td nowrap>✗ ssl</td><td>F</td><td>≥ B</td><td>input</td><td>Bad.<br>Mend it.</td>");
  expect(summary).toContain("<td nowrap><code>www.shop.example</code></td><td>F</td><td>-1</td>");
  expect(summary).toContain("<sub>not counted: revocation</sub>");
  expect(summary).toContain("4 round trips");
});
