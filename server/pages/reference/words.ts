import type { Text } from "../../../src/core/text.ts";

/** The reference pages' own sentences. */
export const words = {
  samples: {
    curl: { en: "curl", ko: "curl 명령" },
    javascript: { en: "JavaScript", ko: "JavaScript 코드" },
    python: { en: "Python", ko: "Python 코드" },
    command: { en: "Command line", ko: "명령줄" },
    action: { en: "GitHub Actions", ko: "GitHub Actions 단계" },
  },
  variables: {
    en: "$SERVER is the address of this server, https://host without a trailing slash.",
    ko: "$SERVER는 이 서버의 주소이며, 끝에 슬래시가 없는 https://host 형식입니다.",
  },
  keyVariable: { en: "$PORTCULLIS_KEY is your API key.", ko: "$PORTCULLIS_KEY는 API 키입니다." },
  live: { en: "Send this request from a page", ko: "페이지에서 이 요청 보내기" },
  about: { en: "How it works", ko: "동작 방식" },
  grade: { en: "How the grade is calculated", ko: "등급 산출 방식" },
  score: { en: "How the score is calculated", ko: "점수 산출 방식" },
  version: { en: "Version {version}.", ko: "버전 {version}." },
  value: { en: "Value", ko: "값" },
  of: { en: "For", ko: "항목" },
  rules: { en: "Rules", ko: "규칙" },
  rulesLede: {
    en: "{count} rules. Values in angle brackets come from the measurement.",
    ko: "규칙 {count}개. 꺾쇠괄호 안의 값은 측정 결과로 채워집니다.",
  },
  showRules: { en: "Show all rules", ko: "모든 규칙 보기" },
  severity: { en: "Severity", ko: "심각도" },
  rule: { en: "Rule", ko: "규칙" },
  cause: { en: "What it says", ko: "내용" },
  action: { en: "What to do", ko: "조치" },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;
