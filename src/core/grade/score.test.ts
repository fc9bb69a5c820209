import { assert, double, integer, option, property, record, array } from "fast-check";
import { expect, test } from "vitest";
import { concludeScore } from "./conclude.ts";
import { defineProblems, interpret, type Finding } from "../result/interpretation.ts";
import { assessScore, bandOf, type Bands } from "./score.ts";

const half = { id: "half", weight: 50 };
const rest = { id: "rest", weight: 30 };
const last = { id: "last", weight: 20 };

test.for([
  { seen: [100, 100, 100], max: [], score: 100, unlimited: 100, coverage: 100 },
  { seen: [100, 50, 0], max: [], score: 65, unlimited: 65, coverage: 100 },
  { seen: [100, 50, 0], max: [60, 70], score: 60, unlimited: 65, coverage: 100 },
  // An unknown part loses its weight.
  { seen: [100, null, 0], max: [], score: 71.4, unlimited: 71.4, coverage: 70 },
  { seen: [null, 100, 100], max: [], score: undefined, unlimited: undefined, coverage: 50 },
  { seen: [null, null, null], max: [10], score: undefined, unlimited: undefined, coverage: 0 },
])("parts $seen under $max", ({ seen, max, ...expected }) => {
  const parts = [half, rest, last].map((part, index) => ({ ...part, score: seen[index] ?? null }));
  const { score, unlimited, coverage } = assessScore(
    parts,
    max.map((each) => ({ id: "held", max: each })),
  );
  expect({ score, unlimited, coverage }).toEqual(expected);
});

test("a better part never lowers the score, and a cap never raises it", () => {
  const score = option(integer({ min: 0, max: 100 }));
  assert(
    property(
      record({ half: score, rest: score, last: score }),
      array(integer({ min: 0, max: 100 })),
      double({ min: 0, max: 1, noNaN: true }),
      (scores, ceilings, more) => {
        const parts = [half, rest, last].map((part) => ({ ...part, score: scores[part.id as "half"] ?? null }));
        const limits = ceilings.map((max) => ({ id: "held", max }));
        const before = assessScore(parts, limits);
        const better = parts.map((part) => ({
          ...part,
          score: part.score === null ? null : part.score + (100 - part.score) * more,
        }));
        expect(assessScore(better, limits).score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
        expect(assessScore(parts, []).score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
      },
    ),
  );
});

const bands: Bands = [
  [90, "excellent", { en: "excellent", ko: "매우 좋음" }],
  [0, "poor", { en: "poor", ko: "나쁨" }],
];

test.for([
  [100, "excellent"],
  [90, "excellent"],
  [89.9, "poor"],
  [0, "poor"],
] as const)("%d is %s", ([score, word]) => {
  expect(bandOf(score, bands)).toBe(word);
});

const problems = defineProblems({
  broken: {
    severity: "critical",
    cause: { en: "Broken.", ko: "고장." },
    action: { en: "Mend it.", ko: "고치십시오." },
  },
  weak: { severity: "medium", cause: { en: "Weak.", ko: "약함." }, action: { en: "Mend it.", ko: "고치십시오." } },
});
const finding = (id: keyof typeof problems): Finding<keyof typeof problems> => ({ id, params: {} });

test.for([
  { score: 100, found: [], status: "pass" },
  { score: 95, found: ["weak"], status: "warn" },
  { score: 89, found: [], status: "warn" },
  { score: 50, found: [], status: "warn" },
  { score: 49.9, found: [], status: "fail" },
  { score: 100, found: ["broken"], status: "fail" },
  { score: null, found: ["weak"], status: "unknown" },
  { score: null, found: ["broken"], status: "fail" },
] as const)("a score of $score with $found is $status", ({ score, found, status }) => {
  const assessment = assessScore([{ id: "all", weight: 100, score }], []);
  expect(concludeScore(assessment, found.map(finding), [], problems).status).toBe(status);
});

test("the text shows the score, its caps, and the record that fixes a finding", () => {
  const words = {
    problems,
    parts: { all: { en: "All", ko: "전체" } },
    caps: { held: { en: "Held.", ko: "제한." } },
    kpis: {},
  };
  const assessment = assessScore([{ id: "all", weight: 100, score: 80 }], [{ id: "held", max: 60 }]);
  const mend = { name: "example.com", type: "TXT", value: "v=spf1 -all" };
  const verdict = concludeScore(assessment, [{ ...finding("weak"), record: mend }], [], problems);
  const told = interpret({ id: "email", scoring: { version: "email-1" }, words }, verdict, "en");
  expect(told).toMatchObject({
    status: "warn",
    score: 60,
    unlimited: 80,
    scoreVersion: "email-1",
    caps: [{ id: "held", max: 60, reason: "Held." }],
    summary: "Score 60 of 100, one problem: Weak.",
    issues: [{ id: "email.weak", record: mend }],
  });
  expect(told).not.toHaveProperty("limits");
});

test.for(["en", "ko"] as const)("the summary says that too little is known for a score, in %s", (language) => {
  const words = { problems, parts: { all: { en: "All", ko: "전체" } }, caps: {}, kpis: {} };
  const verdict = concludeScore(assessScore([{ id: "all", weight: 100, score: null }], []), [], [], problems);
  const said = {
    en: "Too little could be observed for a score.",
    ko: "관측한 내용이 부족하여 점수를 매길 수 없습니다.",
  };
  expect(interpret({ id: "email", words }, verdict, language).summary).toBe(said[language]);
});
