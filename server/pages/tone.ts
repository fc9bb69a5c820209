import type { Interpretation, Severity, Status } from "../../src/core/result/interpretation.ts";
import type { Language, Text } from "../../src/core/text.ts";

/** The points of grade A, from which a score is shown as good. */
const good = 90;

/**
 * The colour of a result, and its word. A site with grade A and a problem of medium severity has the status `warn`, but "100 of 100" on
 * orange contradicts itself: the number of problems beside it says that something is left to do.
 */
export function toneOf({
  status,
  grade,
  score,
  issues = [],
}: Pick<Interpretation, "status" | "grade" | "score"> & Partial<Pick<Interpretation, "issues">>): Status {
  if (status !== "warn" || issues.some(({ severity }) => isGrave(severity))) return status;
  const isGood = grade === undefined ? (score ?? 0) >= good : grade === "A+" || grade === "A";
  return isGood ? "pass" : "warn";
}

function isGrave(severity: Severity): boolean {
  return severity === "critical" || severity === "high";
}

const words = {
  pass: { en: "good", ko: "양호" },
  warn: { en: "needs work", ko: "개선 필요" },
  fail: { en: "serious problems", ko: "심각한 문제" },
  unknown: { en: "not determined", ko: "판단 불가" },
} as const satisfies Record<Status, Text>;

/** A status in words for visitors. */
export function toneText(tone: Status, language: Language): string {
  return words[tone][language];
}
