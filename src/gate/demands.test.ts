import { expect, test } from "vitest";
import { goodHeaders, rawOf } from "../../test/http/raw.ts";
import { registry } from "../checks/index.ts";
import { failure } from "../core/failure.ts";
import { concludeGrade } from "../core/grade/conclude.ts";
import { assess, ifPerfect, meets, type ScorePart } from "../core/grade/grade.ts";
import { interpret, type Interpretation } from "../core/result/interpretation.ts";
import type { Demand } from "../core/policy.ts";
import type { GateCheck, GateTarget } from "../core/result/result.ts";
import type { CheckQuery, Runner } from "../run/runner.ts";
import { askDemands, withDemands } from "./demands.ts";

/** Answers every check with one interpretation. */
function answering(interpretation: Partial<Interpretation>, heard: CheckQuery[] = [], raw: object = {}): Runner {
  const whole: Interpretation = { status: "pass", summary: "so", kpis: [], issues: [], ...interpretation };
  return {
    answer(_check, query) {
      heard.push(query);
      return Promise.resolve({ data: { raw, interpretation: whole }, updatedAt: new Date(), cached: false });
    },
  };
}

const issue = { id: "owasp.x", severity: "high", cause: "c", action: "a" } as const;

test.for<readonly [found: Partial<Interpretation>, demand: Partial<Demand>, status: GateCheck["status"]]>([
  [{ status: "pass" }, {}, "pass"],
  [{ status: "warn" }, {}, "fail"],
  [{ status: "warn" }, { level: "warn" }, "warn"],
  [{ status: "fail" }, { level: "warn" }, "warn"],
  [{ status: "unknown" }, {}, "unknown"],
  [{ status: "unknown" }, { level: "warn" }, "unknown"],
  [{ grade: "B" }, { minGrade: "B" }, "pass"],
  [{ grade: "C" }, { minGrade: "B" }, "fail"],
  [{}, { minGrade: "B" }, "unknown"],
  [{ atLeast: "A" }, { minGrade: "B" }, "pass"],
  [{ score: 80 }, { minScore: 80 }, "pass"],
  [{ score: 79.9 }, { minScore: 80 }, "fail"],
  [{}, { minScore: 80 }, "unknown"],
  [{ issues: [issue] }, { maxSeverity: "high" }, "pass"],
  [{ issues: [issue] }, { maxSeverity: "medium" }, "fail"],
  [{ status: "unknown" }, { maxSeverity: "medium" }, "unknown"],
  [{ status: "unknown", issues: [issue] }, { maxSeverity: "medium" }, "fail"],
  [{ grade: "A", issues: [issue] }, { minGrade: "B", maxSeverity: "low" }, "fail"],
  [{ issues: [issue] }, { minScore: 1, maxSeverity: "low" }, "fail"],
])("%j compared with %j: %s", async ([found, demand, status]) => {
  const demands = { owasp: { level: "error", source: "file", ...demand } } as const;

  const [met] = await askDemands(demands, { url: "https://a.example/", runner: answering(found), language: "en" });

  expect(met?.check).toMatchObject({ id: "owasp", status });
});

/** The graded checks, each with its lightest part not observed. */
const graded = (await Promise.all(registry.map(({ load }) => load()))).flatMap((check) => {
  const { grading } = check;
  if (!grading) return [];
  const [missing = ""] = Object.keys(grading.weights).toSorted(
    (a, b) => (grading.weights[a] ?? 0) - (grading.weights[b] ?? 0),
  );
  const partsWith = (score: number): readonly ScorePart[] =>
    Object.entries(grading.weights).map(([id, weight]) => ({ id, weight, score: id === missing ? null : score }));
  return [{ check, grading, missing, partsWith }];
});

test("these checks are graded", () => {
  expect(graded.map(({ check }) => check.id)).toEqual(["http", "impersonation", "owasp", "ssl"]);
});

test.for(
  graded.flatMap((each) =>
    each.grading.ladder.flatMap(([from, minGrade]) =>
      [from, from - 0.1, from - 100 / 3].map((score) => ({ ...each, minGrade, score: Math.max(0, score) })),
    ),
  ),
)(
  "$check.id: $score without $missing, compared with $minGrade",
  async ({ check, grading, missing, partsWith, minGrade, score }) => {
    const parts = partsWith(score);
    const verdict = concludeGrade(assess(parts, [], grading.ladder), [], [], check.words.problems);
    const runner = answering(interpret(check, verdict, "en"), [], check.id === "http" ? rawOf(goodHeaders) : {});
    const demands = { [check.id]: { level: "error", source: "file", minGrade } } as const;

    const [met] = await askDemands(demands, { url: "https://a.example/", runner, language: "en" });

    const isMissed = !meets(ifPerfect({ parts }, grading.ladder), minGrade);
    const otherwise = isMissed ? "fail" : "unknown";
    expect(met?.check.status).toBe(meets(verdict.grade ?? "F", minGrade) ? "pass" : otherwise);
    expect(met?.check.message.includes(check.words.parts[missing]?.en ?? "?")).toBe(met?.check.status === "unknown");
  },
);

const openParts = [
  { id: "headers", label: "Security headers", weight: 30, score: 60 },
  { id: "a02", label: "Cryptography", weight: 70, score: null },
];

test.for<readonly [found: Partial<Interpretation>, demand: Partial<Demand>, status: GateCheck["status"]]>([
  [{ grade: "C", score: 60, parts: openParts }, { minGrade: "C" }, "pass"],
  [{ grade: "C", score: 60, parts: openParts }, { minGrade: "A" }, "unknown"],
  [{ grade: "C", score: 60, parts: openParts }, { minGrade: "A+" }, "fail"],
  [
    { grade: "C", score: 60, parts: openParts, caps: [{ id: "cors", max: "C", reason: "r" }] },
    { minGrade: "B" },
    "fail",
  ],
  // Too little is known for a grade, and it is known not to be the best.
  [{ parts: openParts }, { minGrade: "A" }, "unknown"],
  [{ parts: openParts }, { minGrade: "A+" }, "fail"],
  [{ score: 60, parts: openParts }, { minScore: 60 }, "pass"],
  [{ score: 60, parts: openParts }, { minScore: 88 }, "unknown"],
  [{ score: 60, parts: openParts }, { minScore: 89 }, "fail"],
  [{ score: 50, parts: openParts, caps: [{ id: "x", max: 50, reason: "r" }] }, { minScore: 51 }, "fail"],
  [{ parts: openParts }, { minScore: 88 }, "unknown"],
  [{ parts: openParts }, { minScore: 89 }, "fail"],
  [{ status: "warn", grade: "C", parts: openParts }, {}, "unknown"],
  [{ status: "warn", grade: "C", parts: [] }, {}, "fail"],
  [{ status: "warn", grade: "C", parts: openParts, issues: [issue] }, {}, "fail"],
])("%j compared with %j: %s, whatever was not observed", async ([found, demand, status]) => {
  const demands = { owasp: { level: "error", source: "file", ...demand } } as const;

  const [met] = await askDemands(demands, { url: "https://a.example/", runner: answering(found), language: "en" });

  expect(met?.check).toMatchObject({ id: "owasp", status });
});

test.for<readonly [found: Partial<Interpretation>, demand: Partial<Demand>, message: string]>([
  [{ grade: "C", parts: openParts }, { minGrade: "A" }, "owasp could not be measured completely: Cryptography."],
  [{}, { minGrade: "A" }, "owasp could not be measured completely."],
  [{ parts: openParts }, { minGrade: "A+" }, "The grade of owasp can be A at best, below A+."],
  [{ parts: openParts }, { minScore: 89 }, "The score of owasp can be 88 at best, below 89."],
])("%j compared with %j: %s", async ([found, demand, message]) => {
  const demands = { owasp: { level: "error", source: "file", ...demand } } as const;

  const [met] = await askDemands(demands, { url: "https://a.example/", runner: answering(found), language: "en" });

  expect(met?.check.message).toBe(message);
});

test("a cap for what is unknown is named where no part is missing", async () => {
  const demands = { ssl: { level: "error", source: "file", minGrade: "A+" } } as const;
  const runner = answering({ grade: "A", parts: [], caps: [{ id: "unseen", max: "A", reason: "versions unknown" }] });

  const [met] = await askDemands(demands, { url: "https://a.example/", runner, language: "en" });

  expect(met?.check).toMatchObject({
    status: "unknown",
    actual: null,
    message: "ssl could not be measured completely: versions unknown.",
  });
});

const low = { ...issue, id: "owasp.y", severity: "low" } as const;
const excusing = {
  rules: { "owasp.x": "off" },
  waivers: [{ rule: "owasp.z", reason: "r", until: "2026-06-15" }],
  now: new Date("2026-06-15T12:00:00Z"),
} as const;

test.for<readonly [found: Partial<Interpretation>, demand: Partial<Demand>, status: GateCheck["status"]]>([
  [{ issues: [issue] }, { maxSeverity: "low" }, "pass"],
  [{ issues: [{ ...issue, id: "owasp.z" }] }, { maxSeverity: "low" }, "pass"],
  [{ issues: [issue, { ...issue, id: "owasp.y" }] }, { maxSeverity: "low" }, "fail"],
  [{ status: "unknown", issues: [issue] }, { maxSeverity: "low" }, "unknown"],
  [{ status: "warn", issues: [issue] }, {}, "pass"],
  [{ status: "fail", issues: [issue] }, {}, "pass"],
  [{ status: "warn", grade: "B", issues: [issue] }, {}, "pass"],
  [{ status: "warn", grade: "B", issues: [issue, low] }, {}, "fail"],
  [{ status: "warn", grade: "B", issues: [issue, { ...low, severity: "info" }] }, {}, "pass"],
  [{ status: "warn", grade: "B", issues: [low] }, {}, "fail"],
  [{ status: "warn", grade: "B", issues: [] }, {}, "fail"],
  [{ status: "warn", issues: [issue, { ...low, severity: "medium" }] }, {}, "fail"],
  [{ status: "unknown", issues: [issue] }, {}, "unknown"],
  [{ grade: "C", issues: [issue] }, { minGrade: "B" }, "fail"],
  [{ score: 60, issues: [issue] }, { minScore: 80 }, "fail"],
])("with owasp.x off and owasp.z waived, %j compared with %j: %s", async ([found, demand, status]) => {
  const demands = { owasp: { level: "error", source: "file", ...demand } } as const;
  const asked = { url: "https://a.example/", runner: answering(found), language: "en", excusing } as const;

  const [met] = await askDemands(demands, asked);

  expect(met?.check).toMatchObject({ id: "owasp", status });
  expect(met?.findings).toHaveLength(found.issues?.length ?? 0);
});

test("the message names the issue that counts, and measured holds the values of a demand with several limits", async () => {
  const demands = { owasp: { level: "error", source: "file", minGrade: "B", maxSeverity: "medium" } } as const;
  const runner = answering({ grade: "A", score: 91, issues: [issue, { ...issue, id: "owasp.y" }] });

  const [met] = await askDemands(demands, { url: "https://a.example/", runner, language: "en", excusing });

  expect(met?.check).toMatchObject({
    message: "owasp has an issue more severe than medium, owasp.y: c",
    actual: false,
    measured: { grade: "A" },
  });
});

test.for<readonly [found: Partial<Interpretation>, open: readonly string[]]>([
  [{ grade: "A" }, []],
  [{ status: "unknown" }, ["owasp.open"]],
  [{ atLeast: "A" }, ["owasp.open"]],
])("%j is incomplete for these reasons: %j", async ([found, open]) => {
  const demands = { owasp: { level: "error", source: "file", minGrade: "B" } } as const;

  const met = await askDemands(demands, { url: "https://a.example/", runner: answering(found), language: "en" });

  expect(met.flatMap((each) => each.open?.reason ?? [])).toEqual(open);
});

test("every check with an all_ips parameter gets the one of the gate", async () => {
  const heard: CheckQuery[] = [];
  const asking = { level: "error", source: "file" } as const;
  const runner = answering({}, heard);
  const demands = { http: asking, ssl: asking, pqc: asking, owasp: asking };

  await askDemands(demands, { url: "https://a.example/", runner, language: "en", all_ips: "true" });

  expect(new Set(heard.map((query) => JSON.stringify(query)))).toEqual(
    new Set([
      '{"url":"https://a.example/","all_ips":"true"}',
      '{"host":"a.example","all_ips":"true"}',
      '{"host":"a.example"}',
    ]),
  );
});

test.for<readonly [url: string, host: string]>([
  ["https://a.example/x", "a.example"],
  ["https://a.example:8443/", "a.example:8443"],
  ["http://a.example:8080/", "a.example"],
  ["https://[::1]:8443/", "[::1]:8443"],
])("checks of a host measure %s as %s", async ([url, host]) => {
  const heard: CheckQuery[] = [];
  const demand = { level: "error", source: "file" } as const;

  await askDemands({ pqc: demand, http: demand }, { url, runner: answering({}, heard), language: "en" });

  expect(heard.toSorted((a, b) => Object.keys(a).join().localeCompare(Object.keys(b).join()))).toEqual([
    { host },
    { url },
  ]);
});

test("a rejected API key ends the run", async () => {
  const runner: Runner = { answer: () => Promise.reject(failure("remote.key", { message: "no" })) };
  const demand = { level: "error", source: "file" } as const;

  await expect(askDemands({ pqc: demand }, { url: "https://a.example/", runner, language: "en" })).rejects.toThrow(
    "no",
  );
});

test("two findings of a demanded check about one subject both stay, and a finding of the gate is not repeated", () => {
  const found = (cause: string) => ({ ...issue, cause, subject: "nginx", fingerprint: "0".repeat(64) });
  const known = { ...issue, id: "ssl.expired", fingerprint: "1".repeat(64) };
  const target: GateTarget = {
    url: "https://a.example/",
    finalUrl: null,
    address: null,
    verdict: "pass",
    checks: [],
    origins: [],
    findings: [known],
    unknowns: [],
    cost: { connections: 0, requests: 0, roundTrips: 0, ms: 0 },
  };
  const check: GateCheck = { id: "owasp", status: "pass", expected: true, source: "file", actual: true, message: "" };
  const spent = { connections: 0, requests: 0, bytes: 0 };

  const { findings } = withDemands(target, [{ check, spent, findings: [found("1.10.3"), found("1.12.2"), known] }]);

  expect(findings.map(({ cause }) => cause)).toEqual(["c", "1.10.3", "1.12.2"]);
});
