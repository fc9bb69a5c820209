import type { Text } from "../../../../src/core/text.ts";

/** The texts of the changes pages. */
export const words = {
  title: { en: "Changes", ko: "변경 기록" },
  titleOf: { en: "Changes of {domain}", ko: "{domain} 변경 기록" },
  lede: {
    en: "Changes that the watches of your domains found, newest first.",
    ko: "도메인 감시에서 찾은 변경입니다. 최근 것부터 표시합니다.",
  },
  none: {
    en: "No changes are recorded. Changes appear once a watch has measured twice and the results differ.",
    ko: "기록된 변경이 없습니다. 감시가 두 번 이상 측정하여 결과가 다르면 변경이 나타납니다.",
  },
  noWatches: { en: "Nothing is watched yet.", ko: "아직 감시하는 도메인이 없습니다." },
  toWatches: { en: "Add a watch", ko: "감시 추가하기" },
  domains: { en: "Timeline of a domain", ko: "도메인별 타임라인" },
  before: { en: "Before", ko: "이전" },
  after: { en: "After", ko: "이후" },
  nothing: { en: "nothing", ko: "없음" },
  directions: {
    better: { en: "improvement", ko: "개선" },
    worse: { en: "regression", ko: "회귀" },
    neutral: { en: "change", ko: "변경" },
  },
  severities: {
    critical: { en: "critical", ko: "심각" },
    high: { en: "high", ko: "높음" },
    medium: { en: "medium", ko: "보통" },
    low: { en: "low", ko: "낮음" },
    info: { en: "info", ko: "정보" },
  },
  host: { en: "Host", ko: "호스트" },
  firstSeen: { en: "First seen", ko: "처음 발견" },
  lastSeen: { en: "Last seen", ko: "마지막 확인" },
  confirmed: { en: "Confirmed", ko: "재확인" },
  past: { en: "changed again since", ko: "이후 다시 변경됨" },
  action: { en: "What to do", ko: "조치" },
  older: { en: "Older changes", ko: "이전 변경 보기" },
  drawn: { en: "Timeline", ko: "타임라인" },
  tells: {
    en: "{count} {count|change/changes} from {from} to {to}, by check.",
    ko: "{from}부터 {to}까지의 변경 {count}건을 점검별로 표시합니다.",
  },
  more: {
    en: "Only the latest changes of {count} domains are shown. Open a domain for all of them.",
    ko: "도메인 {count}개의 최근 변경만 표시합니다. 전체 기록은 각 도메인에서 확인하십시오.",
  },
} as const satisfies Sentences;

interface Sentences {
  readonly [name: string]: Text | Sentences;
}
