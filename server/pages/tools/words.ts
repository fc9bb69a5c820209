import type { Text } from "../../../src/core/text.ts";

/** The check pages' own sentences. */
export const words = {
  title: { en: "Tools", ko: "도구" },
  lede: {
    en: "Each check by itself, with all of its options. Results have a link that you can share, except for texts and your own address.",
    ko: "점검마다 모든 옵션과 함께 따로 실행합니다. 텍스트나 사용자 자신의 주소에 대한 결과를 제외하면 결과마다 링크가 있습니다.",
  },
  measure: { en: "Check", ko: "점검" },
  again: { en: "Check again", ko: "다시 점검하기" },
  busy: {
    en: "Measuring. The result will appear on this page.",
    ko: "측정하고 있습니다. 결과는 이 페이지에 표시됩니다.",
  },
  options: { en: "More options", ko: "추가 옵션" },
  usual: { en: "default: {value}", ko: "기본값: {value}" },
  unset: { en: "not set", ko: "지정하지 않음" },
  key: { en: "API key", ko: "API 키" },
  keyHint: {
    en: "This check needs a key. It is sent with the form. It is not stored and not part of any link.",
    ko: "이 점검에는 키가 필요합니다. 키는 양식과 함께 전송되며 저장하거나 링크에 넣지 않습니다.",
  },
  about: { en: "What it does and does not do", ko: "하는 일과 하지 않는 일" },
  cost: { en: "How it is counted", ko: "한도와 재사용" },
  costs: {
    usual: { en: "Counts toward the normal rate limit.", ko: "일반 한도로 셉니다." },
    heavy: { en: "Counts toward the lower rate limit for heavy checks.", ko: "무거운 점검의 낮은 한도로 셉니다." },
  },
  reuse: {
    en: "A result younger than {seconds} s is reused, unless you check again.",
    ko: "{seconds}초가 지나지 않은 결과는 다시 점검하지 않는 한 재사용합니다.",
  },
  anew: {
    en: "Every request runs the check again. No result is stored.",
    ko: "요청할 때마다 새로 점검합니다. 결과를 저장하지 않습니다.",
  },
  fromStore: {
    en: "Every request reads the store. Nothing is measured.",
    ko: "요청할 때마다 저장소를 읽으며 측정하지 않습니다.",
  },
  reference: { en: "Reference: {title}", ko: "레퍼런스: {title}" },
  json: { en: "This request as JSON", ko: "이 요청의 JSON 응답" },
  stored: {
    en: "Measured {time} ({age} ago). Opening this page does not run the check.",
    ko: "측정 시각 {time}({age} 전). 이 페이지를 열어도 측정하지 않습니다.",
  },
  read: { en: "Read from the store {time}.", ko: "저장소를 읽은 시각 {time}." },
  measured: { en: "Measured {time}.", ko: "측정 시각 {time}." },
  unlinked: {
    en: "This result has no link. It is gone when you leave the page.",
    ko: "이 결과에는 링크가 없습니다. 페이지를 떠나면 사라집니다.",
  },
  nothing: { en: "No stored result", ko: "저장된 결과 없음" },
  nothingYet: {
    en: "This server has no stored result for this input. Submit the form to run the check.",
    ko: "이 서버에는 이 입력에 대해 저장된 결과가 없습니다. 양식을 제출하면 지금 점검합니다.",
  },
  failed: { en: "No result", ko: "결과 없음" },
  next: { en: "Next page", ko: "다음 페이지" },
  facts: { en: "Key figures", ko: "주요 지표" },
  issues: { en: "Findings", ko: "발견한 문제" },
  noIssues: { en: "No problems found.", ko: "발견된 문제가 없습니다." },
  pictures: { en: "Observations", ko: "관측 결과" },
  details: { en: "Details", ko: "세부 정보" },
  detail: { en: "Table {number}", ko: "표 {number}" },
  data: { en: "Observed data as JSON", ko: "관측 데이터(JSON)" },
  requestId: { en: "Request ID", ko: "요청 ID" },
  codes: { en: "Error code and reason", ko: "오류 코드와 이유" },
  subject: { en: "Affects", ko: "대상" },
  copyLink: { en: "Copy the link", ko: "링크 복사" },
  print: { en: "Print", ko: "인쇄" },
  filter: { en: "Filter the checks", ko: "점검 찾기" },
  noMatch: { en: "No check matches.", ko: "일치하는 점검이 없습니다." },
  evidence: { en: "Evidence", ko: "관측한 값" },
  rule: { en: "Specification", ko: "참고 규격" },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;
