import { plural } from "../plural.ts";
import type { Issue, Verdict } from "./interpretation.ts";
import { fill, type Language, type Text } from "../text.ts";

const words = {
  clean: { en: "Grade {grade}, {nothing}.", ko: "등급 {grade}, {nothing}." },
  graded: {
    en: "Grade {grade}, {count} problems. Worst: {cause}",
    ko: "등급 {grade}, 문제 {count}건. 가장 심각한 문제: {cause}",
  },
  one: { en: "Grade {grade}, one problem: {cause}", ko: "등급 {grade}, 문제 1건: {cause}" },
  alone: { en: "One problem: {cause}", ko: "문제 1건: {cause}" },
  ungraded: { en: "{count} problems. Worst: {cause}", ko: "문제 {count}건. 가장 심각한 문제: {cause}" },
  scored: {
    en: "Score {score} of 100, {count} problems. Worst: {cause}",
    ko: "100점 만점에 {score}점, 문제 {count}건. 가장 심각한 문제: {cause}",
  },
  scoredOne: { en: "Score {score} of 100, one problem: {cause}", ko: "100점 만점에 {score}점, 문제 1건: {cause}" },
  scoredClean: { en: "Score {score} of 100, {nothing}.", ko: "100점 만점에 {score}점, {nothing}." },
  unscored: { en: "Too little could be observed for a score.", ko: "관측한 내용이 부족하여 점수를 매길 수 없습니다." },
  nothing: { en: "No problems.", ko: "문제 없음." },
  undetermined: { en: "We could not determine the status.", ko: "상태를 판단하지 못했습니다." },
  because: { en: "We could not determine the status. {cause}", ko: "상태를 판단하지 못했습니다. {cause}" },
  unknown: { en: "Too little could be observed for a grade.", ko: "관측한 내용이 부족하여 등급을 매길 수 없습니다." },
} as const satisfies Record<string, Text>;

const noProblems: Text = { en: "no problems", ko: "문제 없음" };

/** A one-sentence summary: the grade, the number of problems, and the worst. `nothing` replaces "no problems". */
export function summarise(
  verdict: Verdict,
  issues: readonly Issue[],
  language: Language,
  nothing: Text = noProblems,
): string {
  // Notes are not problems.
  const problems = issues.filter(({ severity }) => severity !== "info");
  const params = {
    nothing: nothing[language],
    grade: verdict.grade ?? "",
    score: verdict.score ?? "",
    count: problems.length,
    cause: (problems[0] ?? issues[0])?.cause ?? "",
  };
  const picked = pick(verdict, problems.length);
  return fill(words[picked === "undetermined" && issues.length > 0 ? "because" : picked], params, language);
}

/** Texts for no problem, one, and several. */
const ladders = {
  graded: ["clean", "one", "graded"],
  scored: ["scoredClean", "scoredOne", "scored"],
  ungraded: ["nothing", "alone", "ungraded"],
} as const;

function pick(verdict: Verdict, count: number): keyof typeof words {
  // A check without grades has no missing grade to explain.
  if (verdict.status === "unknown") return unknownOf(verdict);
  const [none, one, several] = ladders[ladderOf(verdict)];
  if (count === 0) return none;
  return plural(count, { one, other: several });
}

function unknownOf({ coverage, limits }: Verdict): keyof typeof words {
  if (coverage === undefined) return "undetermined";
  return limits === undefined ? "unknown" : "unscored";
}

function ladderOf({ grade, score, limits }: Verdict): keyof typeof ladders {
  if (grade !== undefined) return "graded";
  return limits !== undefined && score !== undefined ? "scored" : "ungraded";
}
