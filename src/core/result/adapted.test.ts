import { expect, expectTypeOf, test } from "vitest";
import { adaptedFindings, adaptedProblems } from "./adapted.ts";
import { defineProblems, finder } from "./interpretation.ts";

const text = { en: "it is so", ko: "그렇습니다" };
const problems = defineProblems({
  "mail-lost": { severity: "high", cause: text, action: text },
  "mail-late": { severity: "low", cause: text, action: text },
  "mail-odd": { severity: "info", cause: text, action: text },
});
const find = finder<typeof problems>("mail");
const here = {
  severities: { "mail-lost": "medium" },
  ids: { "mail-late": "mail-slow" },
  omits: ["mail-odd"],
} as const;

test("a check publishes the problems of a topic with its own severities and ids", () => {
  const own = adaptedProblems(problems, here);

  expect(Object.entries(own).map(([id, { severity }]) => [id, severity])).toEqual([
    ["mail-lost", "medium"],
    ["mail-slow", "low"],
  ]);
});

test("an adaptation without omissions or ids keeps every id in the type", () => {
  const renamed = adaptedProblems(problems, { ids: { "mail-late": "mail-slow" } });
  const all = adaptedProblems(problems, {});

  expect([Object.keys(renamed).length, Object.keys(all).length]).toEqual([3, 3]);
  expectTypeOf<keyof typeof renamed>().toEqualTypeOf<"mail-lost" | "mail-slow" | "mail-odd">();
  expectTypeOf<keyof typeof all>().toEqualTypeOf<"mail-lost" | "mail-late" | "mail-odd">();
});

test("findings keep the topic under another id", () => {
  const findings = adaptedFindings([find("mail-lost"), find("mail-late"), find("mail-odd")], here);

  expect(findings.map(({ id, topic }) => [id, topic])).toEqual([
    ["mail-lost", "mail.lost"],
    ["mail-slow", "mail.late"],
  ]);
});
