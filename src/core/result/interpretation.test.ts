import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import type { Assessment, Grade } from "../grade/grade.ts";
import { concludeGrade } from "../grade/conclude.ts";
import { defineProblems, finder, interpret, type Status, type Words } from "./interpretation.ts";
import type { Language } from "../text.ts";

const problems = defineProblems({
  expired: {
    severity: "critical",
    cause: { en: "{host} expired.", ko: "{host|이/가} 만료되었습니다." },
    action: { en: "Renew it.", ko: "갱신하십시오." },
    reference: "RFC 5280 §4.1.2.5",
  },
  weak: { severity: "medium", cause: { en: "Weak.", ko: "약합니다." }, action: { en: "Fix.", ko: "고치십시오." } },
  odd: { severity: "info", cause: { en: "Odd.", ko: "특이합니다." }, action: { en: "Look.", ko: "살펴보십시오." } },
});

const words: Words = {
  problems,
  caps: { late: { en: "Too late.", ko: "늦었습니다." } },
  kpis: { days: { en: "Days left", ko: "남은 일수" } },
  parts: { life: { en: "Life", ko: "수명" } },
};

const check = { id: "toy", grading: { version: "1" }, words };
const find = finder<typeof problems>();

const found = {
  expired: find("expired", { host: "example.com" }, { subject: "example.com", evidence: "2026" }),
  weak: find("weak"),
  odd: find("odd"),
};
type Name = keyof typeof found;

function assessment(grade?: Grade): Assessment {
  return {
    parts: [{ id: "life", weight: 1, score: grade ? 50 : null }],
    caps: [{ id: "late", max: "B" }],
    coverage: grade ? 100 : 0,
    ...(grade && { grade, score: 50, uncapped: grade }),
  };
}

test.for<[grade: Grade | undefined, names: readonly Name[], status: Status]>([
  ["A+", [], "pass"],
  ["A", ["odd"], "pass"],
  ["A", ["weak"], "warn"],
  ["A+", ["odd", "weak"], "warn"],
  ["B", [], "warn"],
  ["D", [], "warn"],
  ["F", [], "fail"],
  ["A+", ["expired"], "fail"],
  [undefined, [], "unknown"],
  [undefined, ["weak"], "unknown"],
  [undefined, ["expired"], "fail"],
])("grade %s with %j is %s", ([grade, names, status]) => {
  expect(
    concludeGrade(
      assessment(grade),
      names.map((name) => found[name]),
      [],
      problems,
    ).status,
  ).toBe(status);
});

test.for<[names: readonly Name[], status: Status]>([
  [[], "pass"],
  [["odd"], "pass"],
  [["weak"], "warn"],
  [["expired"], "fail"],
])("a check that gives no letter, with %j, is %s", ([names, status]) => {
  const verdict = concludeGrade(
    null,
    names.map((name) => found[name]),
    [],
    problems,
  );

  expect(verdict.status).toBe(status);
  expect(verdict).not.toHaveProperty("coverage");
});

test("a verdict in words: worst first, with all labels, in one language only", () => {
  const kpis = [{ id: "days", value: 12, unit: "d" }];
  const verdict = concludeGrade(assessment("B"), [found.odd, found.expired, found.weak], kpis, problems);

  expect(interpret(check, verdict, "ko")).toEqual({
    status: "fail",
    grade: "B",
    score: 50,
    uncapped: "B",
    coverage: 100,
    gradeVersion: "1",
    parts: [{ id: "life", weight: 1, score: 50, label: "수명" }],
    caps: [{ id: "late", max: "B", reason: "늦었습니다." }],
    kpis: [{ id: "days", value: 12, unit: "d", label: "남은 일수" }],
    summary: "등급 B, 문제 2건. 가장 심각한 문제: example.com이 만료되었습니다.",
    issues: [
      {
        id: "toy.expired",
        severity: "critical",
        cause: "example.com이 만료되었습니다.",
        action: "갱신하십시오.",
        subject: "example.com",
        evidence: "2026",
        reference: "RFC 5280 §4.1.2.5",
      },
      { id: "toy.weak", severity: "medium", cause: "약합니다.", action: "고치십시오." },
      { id: "toy.odd", severity: "info", cause: "특이합니다.", action: "살펴보십시오." },
    ],
  });
});

test.for<[grade: Grade | undefined, names: readonly Name[], summary: string]>([
  ["A+", [], "Grade A+, no problems."],
  ["B", ["weak"], "Grade B, one problem: Weak."],
  ["B", ["odd", "weak"], "Grade B, one problem: Weak."],
  [undefined, [], "Too little could be observed for a grade."],
  ["B", ["expired", "weak"], "Grade B, 2 problems. Worst: example.com expired."],
  [undefined, ["expired", "weak"], "2 problems. Worst: example.com expired."],
  [undefined, ["expired"], "One problem: example.com expired."],
])("a summary of grade %s with %j: %s", ([grade, names, summary]) => {
  const verdict = concludeGrade(
    assessment(grade),
    names.map((name) => found[name]),
    [],
    problems,
  );

  expect(interpret(check, verdict, "en").summary).toBe(summary);
});

test.for<[value: string | boolean | null, en: string | undefined, ko: string | undefined]>([
  ["closed", "shut", "닫힘"],
  [false, "absent", "없음"],
  // A value without words is shown as it is, even if it equals a JavaScript property name.
  ["open", undefined, undefined],
  ["constructor", undefined, undefined],
  [null, undefined, undefined],
])("the key figure %j in words", ([value, en, ko]) => {
  const values = { days: { closed: { en: "shut", ko: "닫힘" }, false: { en: "absent", ko: "없음" } } };
  const verdict = { status: "pass", kpis: [{ id: "days", value }], findings: [] } as const;
  const inWords = (["en", "ko"] as const).map((language) =>
    interpret({ id: "toy", words: { ...words, values } }, verdict, language),
  );

  expect(inWords.map(({ kpis }) => kpis[0]?.text)).toEqual([en, ko]);
  expect(inWords.map(({ kpis }) => kpis[0]?.value)).toEqual([value, value]);
});

test("a problem without words is a bug, not an empty sentence", () => {
  const verdict = { status: "warn", kpis: [], findings: [{ id: "missing", params: {} }] } as const;

  expect(() => interpret(check, verdict, "en")).toThrow('no problem "missing"');
});

test("a fingerprint depends on id, target and subject separately", () => {
  const prints = [
    fingerprint("ssl.expired", "example.com", ""),
    fingerprint("ssl.expired", "example.com", "a"),
    fingerprint("ssl.expired", "example.coma", ""),
    fingerprint("ssl.expire", "dexample.com", ""),
  ];

  expect(new Set(prints).size).toBe(4);
  expect(prints[0]).toBe(fingerprint("ssl.expired", "example.com"));
  expect(prints[0]).toMatch(/^[0-9a-f]{64}$/);
});

test.for<readonly [language: Language, cause: string, action: string]>([
  [
    "en",
    "<authority> of {x} expired. The stored result does not contain the values in angle brackets.",
    "Renew <authority>.",
  ],
  [
    "ko",
    "{x}의 <인증 기관>이 만료되었습니다. 꺾쇠괄호로 표시한 값은 저장된 결과에 없습니다.",
    "<인증 기관>을 갱신하십시오.",
  ],
])(
  "a stored finding without a value that its sentence has now is told in general words (%s)",
  ([language, cause, action]) => {
    const later = defineProblems({
      expired: {
        severity: "high",
        cause: { en: "{authority} of {host} expired{left}.", ko: "{host}의 {authority|이/가} 만료되었습니다{left}." },
        action: { en: "Renew {authority}.", ko: "{authority|을/를} 갱신하십시오." },
      },
    });
    const verdict = { status: "fail", kpis: [], findings: [{ id: "expired", params: { host: "{x}" } }] } as const;

    const [issue] = interpret({ ...check, words: { ...words, problems: later } }, verdict, language).issues;

    expect(issue).toMatchObject({ cause, action });
  },
);
