import { grades } from "../grade/grade.ts";
import type { Finding, Severity, Verdict, Words } from "../result/interpretation.ts";
import { ranked, type Fact, type MonitoredField } from "./fact.ts";
import { valueText } from "./value.ts";

/** The part of a check that describes its problems. */
export interface Problems {
  readonly id: string;
  readonly words: Pick<Words, "problems">;
}

/** What to do about a change that says no more. */
export const seeFindings = {
  en: "Run the check again and follow its findings.",
  ko: "점검을 다시 실행하고 발견 사항의 조치를 따르십시오.",
} as const;

/** The monitored fields that every check has. */
export function generalFields({ id, words }: Problems): Readonly<Record<string, MonitoredField>> {
  return {
    grade: { title: { en: "Grade", ko: "등급" }, severity: severityOfGrade, action: seeFindings },
    score: { title: { en: "Score", ko: "점수" }, severity: severityOfScore, action: seeFindings },
    finding: {
      title: { en: "Finding", ko: "발견 사항" },
      severity: (member) => severityIn(words, member?.slice(id.length + 1).split(" ", 1)[0] ?? ""),
      action: seeFindings,
      appears: "worse",
      disappears: "better",
    },
    measurement: {
      title: { en: "Measurement", ko: "측정" },
      severity: "high",
      action: {
        en: "Check that the target still exists and can be reached, or remove the watch.",
        ko: "대상이 아직 있고 접속할 수 있는지 확인하거나 감시를 삭제하십시오.",
      },
    },
    availability: {
      title: { en: "Availability", ko: "가용성" },
      severity: "high",
      action: {
        en: "Check the server, its network and its DNS records. If you took the target down yourself, pause the watch.",
        ko: "서버와 네트워크, DNS 레코드를 확인하십시오. 직접 내린 대상이면 감시를 일시 중지하십시오.",
      },
    },
    version: {
      title: { en: "Measured by a new version of the check", ko: "새 버전의 점검으로 측정함" },
      severity: "info",
      action: {
        en: "Look at the current result. A part of it is worse than before: the target changed, or the new version measures more.",
        ko: "현재 결과를 확인하십시오. 이전보다 나빠진 부분이 있습니다. 대상이 바뀌었거나 새 버전이 더 많은 것을 측정합니다.",
      },
    },
  };
}

/** Grade or score, and findings, of a verdict. */
export function generalFacts(
  check: Problems,
  verdict: Verdict,
  { doubts = [], gaps: others = [] }: { readonly doubts?: readonly string[]; readonly gaps?: readonly string[] } = {},
): readonly Fact[] {
  const { grade, parts = [], kpis, findings, score, atLeast } = verdict;
  // Without a part the others are rescaled, so grades over different parts are not compared.
  const basis = parts
    .filter((part) => part.score !== null)
    .map((part) => part.id)
    .toSorted()
    .join(" ");
  const scale = grades.map((each) => [each]);
  const gaps = [
    ...others,
    ...kpis.filter(({ value }) => value === null).map(({ id }) => id),
    ...parts.filter((part) => part.score === null).map(({ id }) => id),
    // Without it, a record that went unanswered once would seem to end its findings, and they would be new the next day.
    ...findings.filter(({ id }) => doubts.includes(id)).map((finding) => memberOf(check.id, finding)),
  ];
  const members = findings
    .filter(({ id }) => !doubts.includes(id) && severityIn(check.words, id) !== "info")
    .map((finding) => memberOf(check.id, finding));
  const isLettered = grade !== undefined || atLeast !== undefined;
  return [
    ...(grade === undefined ? [] : ranked("grade", grade, scale, { basis })),
    ...(isLettered || score === undefined ? [] : [{ field: "score", value: `${score}`, rank: score, basis }]),
    { field: "finding", members: [...new Set(members)], gaps },
  ];
}

/** The identity of a finding between measurements: its fingerprint, never a measured value. */
function memberOf(check: string, { id, subject }: Finding): string {
  return valueText(subject === undefined ? `${check}.${id}` : `${check}.${id} ${subject}`);
}

function severityIn({ problems }: Problems["words"], id: string): Severity {
  return problems[id]?.severity ?? "info";
}

function severityOfGrade(grade: string | null): Severity {
  if (grade === "F" || grade === "D") return "high";
  return grade === "A" || grade === "A+" ? "low" : "medium";
}

function severityOfScore(score: string | null): Severity {
  const points = Number(score);
  if (points < 50) return "high";
  return points < 80 ? "medium" : "low";
}
