/** The sentences about past moments of a report. */
export const historyWords = {
  title: { en: "History", ko: "이력" },
  moments: { en: "All {count} {count|report/reports}", ko: "보고서 {count}개 모두 보기" },
  compare: { en: "Compare with the latest", ko: "최신 보고서와 비교" },
  noResult: { en: "no result", ko: "결과 없음" },
  problems: { en: "{count} {count|problem/problems}", ko: "문제 {count}개" },
  picture: {
    en: "{count} {count|report/reports}: {first} {first|problem/problems} in the oldest, {last} in the latest.",
    ko: "보고서 {count}개: 가장 오래된 보고서에 문제 {first}개, 최신 보고서에 {last}개.",
  },
  checked: { en: "Checked {when}", ko: "{when} 점검" },
  fixed: { en: "{count} fixed", ko: "{count}개 해결" },
  added: { en: "{count} new", ko: "새 문제 {count}개" },
  since: { en: "{what} since {when}", ko: "{when} 이후 {what}" },
  same: { en: "no change", ko: "변경 없음" },
  at: { en: "Report of {when}", ko: "{when}의 보고서" },
  past: {
    en: "This is a past report. The site may have changed since.",
    ko: "지난 보고서입니다. 그 후 사이트가 바뀌었을 수 있습니다.",
  },
  now: { en: "The latest report", ko: "최신 보고서" },
  check: { en: "Check", ko: "점검" },
  result: { en: "Result", ko: "결과" },
  gone: { en: "This report is no longer stored", ko: "더 이상 보관하지 않는 보고서입니다" },
  goneLede: {
    en: "Reports are kept for {days} days. The latest one is still there.",
    ko: "보고서는 {days}일 동안 보관합니다. 최신 보고서는 계속 볼 수 있습니다.",
  },
  compareTitle: { en: "Two reports on {target}", ko: "{target} 보고서 비교" },
  titles: {
    fixed: { en: "Fixed: {count}", ko: "해결됨: {count}개" },
    added: { en: "New: {count}", ko: "새로 발견: {count}개" },
    unchanged: { en: "Unchanged: {count}", ko: "변함없음: {count}개" },
  },
  none: { en: "None.", ko: "없습니다." },
} as const;
