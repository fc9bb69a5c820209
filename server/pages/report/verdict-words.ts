import type { Text } from "../../../src/core/text.ts";
import type { Level } from "./verdict.ts";

/** The sentences of a report's verdict. */
export const verdictWords = {
  label: { en: "Verdict", ko: "판정" },
  levels: {
    unsafe: { en: "Not safe", ko: "안전하지 않습니다" },
    urgent: { en: "Act now", ko: "바로 조치해야 합니다" },
    serious: { en: "Serious problems", ko: "심각한 문제가 있습니다" },
    improvable: { en: "Can be improved", ko: "개선할 점이 있습니다" },
    good: { en: "Good", ko: "양호합니다" },
    partly: { en: "Could not tell", ko: "판단할 수 없습니다" },
    unknown: { en: "Could not tell", ko: "판단할 수 없습니다" },
  } satisfies Record<Level, Text>,
  clean: { en: "No problems found", ko: "발견된 문제가 없습니다" },
  minor: { en: "Nothing serious found. Still open:", ko: "심각한 문제가 없습니다. 남은 사항:" },
  measuring: { en: "Checking…", ko: "점검 중…" },
  soFar: {
    en: "No serious problem so far. The result follows when all checks are done.",
    ko: "지금까지 심각한 문제가 없습니다. 모든 점검이 끝나면 결과를 표시합니다.",
  },
  nothingFound: {
    en: "{done} of {total} checks {done|is/are} done. Nothing needs to be fixed.",
    ko: "점검 {total}개 중 {done}개를 마쳤으며 조치할 사항이 없습니다.",
  },
  partlyKnown: {
    en: "{done} of {total} checks found nothing to fix, but the TLS or header check has no result.",
    ko: "점검 {total}개 중 {done}개에서 조치할 사항이 없지만, TLS 또는 헤더 점검의 결과가 없습니다.",
  },
  nothingKnown: {
    en: "No check has a result. The reasons are below.",
    ko: "결과가 있는 점검이 없습니다. 이유는 아래에 있습니다.",
  },
  first: { en: "First:", ko: "먼저 할 일:" },
  header: { en: "Response header", ko: "응답 헤더" },
  filter: { en: "Problems by severity", ko: "심각도별 문제" },
  all: { en: "All {count}", ko: "전체 {count}" },
  count: { en: "{count} {name}", ko: "{name} {count}" },
} as const;
